SELECT account_id, branch FROM `bank.accounts` WHERE branch IS NOT NULL

-- Transactions that have an amount and are no reversals.
SELECT
  transaction_id,
  account_id,
  amount,
  COALESCE(merchant, 'unknown') AS merchant,
  occurred_at
FROM source('commerce.transactions')
WHERE amount IS NOT NULL
  AND amount > 0

SELECT
  transaction_id,
  account_id,
  amount,
  CASE
    WHEN amount >= 10000 THEN 'critical'
    WHEN merchant = 'unknown' THEN 'high'
    ELSE 'medium'
  END AS severity
FROM ref('clean_transactions')
WHERE amount >= 5000
   OR (merchant = 'unknown' AND amount >= 1000)

SELECT
  account_id,
  COUNT(*) AS transaction_count,
  SUM(amount) AS total_amount,
  AVG(amount) AS average_amount,
  MAX(amount) AS largest_amount
FROM ref('clean_transactions')
GROUP BY account_id

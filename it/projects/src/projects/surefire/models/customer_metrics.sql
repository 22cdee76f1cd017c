SELECT customer_id, SUM(amount) AS total_spend
FROM source('commerce.orders')
GROUP BY customer_id

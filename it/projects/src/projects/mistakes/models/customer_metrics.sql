SELECT customer_id, SUM(amont) AS total_spend
FROM source('commerce.orders')
GROUP BY customer_id

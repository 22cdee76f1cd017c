SELECT customer, quantity > 10 AS bulk, SUM(price * quantity) AS spend, AVG(price) AS mean
FROM orders
WHERE price > 0
GROUP BY customer, quantity > 10

SELECT customer_id
FROM source('commerce.order')

SELECT id
FROM source('order')

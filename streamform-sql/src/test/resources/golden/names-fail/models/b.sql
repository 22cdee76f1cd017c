SELECT id
FROM source('order')
ORDER BY id

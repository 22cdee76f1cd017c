SELECT note, MIN(amount) AS least, MAX(amount) AS most
FROM source('bank.bookings')
GROUP BY note
HAVING COUNT(*) > 1

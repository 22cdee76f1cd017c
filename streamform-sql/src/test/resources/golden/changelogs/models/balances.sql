SELECT account_id, SUM(amount) AS balance, COUNT(amount) AS bookings FROM bank.bookings GROUP BY account_id

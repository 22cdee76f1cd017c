SELECT customer,
       pric * quantity AS spend
FROM orders

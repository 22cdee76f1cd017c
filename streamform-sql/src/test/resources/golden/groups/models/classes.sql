SELECT customer, CASE WHEN spend > 100 THEN 'gold' ELSE 'none' END AS class FROM spend WHERE NOT bulk

SELECT COUNT(*) AS customers, MAX(spend) AS most FROM ref('spend') HAVING COUNT(*) > 0

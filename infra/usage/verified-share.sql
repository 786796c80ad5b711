-- How runs ended, by day and database
SELECT dt AS day,
       database,
       count(*) AS runs,
       round(100.0 * count_if(status = 'verified') / count(*), 1) AS verified_percent,
       count_if(status = 'unverified') AS unverified,
       count_if(status = 'failed') AS failed
FROM usage
WHERE dt >= date_format(current_date - INTERVAL '29' DAY, '%Y-%m-%d')
GROUP BY 1, 2
ORDER BY 1 DESC, 2

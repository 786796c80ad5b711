-- How many revisions runs needed, and what these runs took
SELECT revisions,
       status,
       count(*) AS runs,
       round(avg(total), 4) AS average_cost,
       round(approx_percentile(timings.wall, 0.5) / 1000.0, 1) AS median_seconds,
       round(approx_percentile(timings.wall, 0.9) / 1000.0, 1) AS p90_seconds
FROM usage
WHERE dt >= date_format(current_date - INTERVAL '29' DAY, '%Y-%m-%d')
GROUP BY 1, 2
ORDER BY 1, 2

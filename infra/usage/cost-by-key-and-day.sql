-- What each key's questions took and cost, by day
SELECT dt AS day,
       coalesce(askedby, 'batches') AS key,
       count(*) AS runs,
       sum(usage.calls) AS model_calls,
       sum(usage.tokens.input) AS input_tokens,
       sum(usage.tokens.cached) AS cached_tokens,
       sum(usage.tokens.output) AS output_tokens,
       round(sum(usage.cost), 4) AS model_cost,
       round(sum(compute.gbseconds), 1) AS gb_seconds,
       sum(compute.transitions) AS transitions,
       round(sum(compute.cost), 4) AS compute_cost,
       round(sum(total), 4) AS cost,
       count_if(usage.cost IS NULL) AS runs_without_price
FROM usage
WHERE dt >= date_format(current_date - INTERVAL '29' DAY, '%Y-%m-%d')
GROUP BY 1, 2
ORDER BY 1 DESC, cost DESC

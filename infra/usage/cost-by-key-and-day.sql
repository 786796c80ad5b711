-- What each key's questions took of models, by day
SELECT dt AS day,
       coalesce(askedby, 'batches') AS key,
       count(*) AS runs,
       sum(usage.calls) AS model_calls,
       sum(usage.tokens.input) AS input_tokens,
       sum(usage.tokens.cached) AS cached_tokens,
       sum(usage.tokens.output) AS output_tokens,
       round(sum(usage.cost), 4) AS cost,
       count_if(usage.cost IS NULL) AS runs_without_price
FROM usage
WHERE dt >= date_format(current_date - INTERVAL '30' DAY, '%Y-%m-%d')
GROUP BY 1, 2
ORDER BY 1 DESC, cost DESC

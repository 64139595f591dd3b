-- Median seconds from acceptance to completion, for each format, of the showcases and edits that were completed last.
-- $1: how many.
SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds)::float8 AS median
FROM (
  SELECT extract(epoch FROM completed_at - created_at)
    / coalesce(nullif(jsonb_array_length(nullif(request -> 'formats', 'null')), 0), 1) AS seconds
  FROM showcase_jobs WHERE status = 'succeeded'
  ORDER BY completed_at DESC LIMIT $1) AS recent

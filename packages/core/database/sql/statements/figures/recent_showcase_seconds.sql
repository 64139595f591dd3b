-- Median seconds from acceptance to completion of the showcases and edits that were completed last. $1: how many.
SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds)::float8 AS median
FROM (
  SELECT extract(epoch FROM completed_at - created_at) AS seconds
  FROM showcase_jobs WHERE status = 'succeeded'
  ORDER BY completed_at DESC LIMIT $1) AS recent

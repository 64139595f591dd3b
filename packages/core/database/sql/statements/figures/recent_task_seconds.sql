-- Median seconds from acceptance to completion, for each scene, of the tasks of a kind that were completed last.
-- $1: the kind; $2: live or test; $3: how many tasks.
SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds)::float8 AS median
FROM (
  SELECT extract(epoch FROM completed_at - created_at)
    / greatest(1, (SELECT count(*) FROM task_segments WHERE task_id = tasks.id)) AS seconds
  FROM tasks WHERE kind = $1 AND livemode = $2 AND status = 'completed'
  ORDER BY completed_at DESC LIMIT $3) AS recent

-- Entries among the oldest whose work has ended. $1: made before; $2: how many.
SELECT id::text AS id, created_at AS at FROM (SELECT * FROM ledger_entries ORDER BY id LIMIT $2) AS oldest
WHERE created_at < $1
  AND NOT EXISTS (SELECT FROM tasks AS t WHERE t.id = oldest.task_id AND t.step <> 'done')
  AND NOT EXISTS (SELECT FROM showcase_jobs AS s WHERE s.id = oldest.showcase_job_id AND s.status = 'pending')
ORDER BY oldest.id

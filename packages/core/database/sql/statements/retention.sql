-- list_old_tasks. Ended tasks without files, oldest first. One whose webhook is being sent again waits for it. $1:
-- ended before; $2: how many.
SELECT id, completed_at AS at FROM tasks
WHERE completed_at < $1 AND step = 'done' AND expired_at IS NOT NULL
  AND NOT EXISTS (SELECT FROM webhook_deliveries AS d WHERE d.task_id = tasks.id AND d.status = 'pending')
ORDER BY completed_at LIMIT $2

-- list_old_showcases. Ended showcase jobs without files, oldest first. One that was edited waits until the edit goes.
-- $1: ended before; $2: how many.
SELECT id, completed_at AS at FROM showcase_jobs
WHERE completed_at < $1 AND status <> 'pending' AND expired_at IS NOT NULL
  AND NOT EXISTS (SELECT FROM showcase_jobs AS edit WHERE edit.source_job_id = showcase_jobs.id)
  AND NOT EXISTS (SELECT FROM webhook_deliveries AS d WHERE d.showcase_job_id = showcase_jobs.id AND d.status = 'pending')
ORDER BY completed_at LIMIT $2

-- list_old_deliveries. Ended deliveries, oldest first. $1: ended before; $2: how many.
SELECT id, finished_at AS at FROM webhook_deliveries
WHERE finished_at < $1 AND status <> 'pending'
ORDER BY finished_at LIMIT $2

-- list_old_engine_calls. Calls of engines among the oldest. $1: made before; $2: how many.
SELECT id::text AS id, created_at AS at FROM (SELECT id, created_at FROM engine_calls ORDER BY id LIMIT $2) AS oldest
WHERE created_at < $1 ORDER BY oldest.id

-- list_old_answers. Answers to idempotency keys, oldest first. $1: given before; $2: how many.
SELECT ctid::text AS id, created_at AS at FROM idempotency_keys WHERE created_at < $1 ORDER BY created_at LIMIT $2

-- list_old_ledger_entries. Entries among the oldest whose work has ended. $1: made before; $2: how many.
SELECT id::text AS id, created_at AS at FROM (SELECT * FROM ledger_entries ORDER BY id LIMIT $2) AS oldest
WHERE created_at < $1
  AND NOT EXISTS (SELECT FROM tasks AS t WHERE t.id = oldest.task_id AND t.step <> 'done')
  AND NOT EXISTS (SELECT FROM showcase_jobs AS s WHERE s.id = oldest.showcase_job_id AND s.status = 'pending')
ORDER BY oldest.id

-- remove_answers. $1: where they are; $2: given before, for another may be there by now.
DELETE FROM idempotency_keys WHERE ctid = ANY($1::tid[]) AND created_at < $2

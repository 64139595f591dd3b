-- Ended showcase jobs without files, oldest first. One that was edited waits until the edit goes. $1: ended before; $2: how many.
SELECT id, completed_at AS at FROM showcase_jobs
WHERE completed_at < $1 AND status <> 'pending' AND expired_at IS NOT NULL
  AND NOT EXISTS (SELECT FROM showcase_jobs AS edit WHERE edit.source_job_id = showcase_jobs.id)
  AND NOT EXISTS (SELECT FROM webhook_deliveries AS d WHERE d.showcase_job_id = showcase_jobs.id AND d.status = 'pending')
ORDER BY completed_at LIMIT $2

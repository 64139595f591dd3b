-- Ended tasks without files, oldest first. One whose webhook is being sent again waits for it. $1: ended before; $2: how many.
SELECT id, completed_at AS at FROM tasks
WHERE completed_at < $1 AND step = 'done' AND expired_at IS NOT NULL
  AND NOT EXISTS (SELECT FROM webhook_deliveries AS d WHERE d.task_id = tasks.id AND d.status = 'pending')
ORDER BY completed_at LIMIT $2

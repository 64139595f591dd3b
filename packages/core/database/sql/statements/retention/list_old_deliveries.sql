-- Ended deliveries, oldest first. $1: ended before; $2: how many.
SELECT id, finished_at AS at FROM webhook_deliveries
WHERE finished_at < $1 AND status <> 'pending'
ORDER BY finished_at LIMIT $2

-- Calls of engines among the oldest. $1: made before; $2: how many.
SELECT id::text AS id, created_at AS at FROM (SELECT id, created_at FROM engine_calls ORDER BY id LIMIT $2) AS oldest
WHERE created_at < $1 ORDER BY oldest.id

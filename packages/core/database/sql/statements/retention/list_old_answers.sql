-- Answers to idempotency keys, oldest first. $1: given before; $2: how many.
SELECT ctid::text AS id, created_at AS at FROM idempotency_keys WHERE created_at < $1 ORDER BY created_at LIMIT $2

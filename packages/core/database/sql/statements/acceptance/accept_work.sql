-- $1: the kind of work; $2: its row; $3: the most of everything; $4: its idempotency key, or null; $5: the hash of the
-- request. See the function.
SELECT accept_work($1, $2::jsonb, $3::jsonb, $4::jsonb, $5::bytea) AS verdict

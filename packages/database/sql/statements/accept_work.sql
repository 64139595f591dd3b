-- $1: the function for this kind of work; $2: its row; $3: concurrent tasks by plan; $4: its idempotency key, or null;
-- $5: the hash of the request.
SELECT accept_work($1, $2::jsonb, $3::jsonb, $4::jsonb, $5::bytea) AS verdict

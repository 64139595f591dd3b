-- $1: where they are; $2: given before, for another may be there by now.
DELETE FROM idempotency_keys WHERE ctid = ANY($1::tid[]) AND created_at < $2

-- Gives a job back, to be enqueued again. $1: its id; $2: the lease's token; $3: not before this many seconds from now;
-- $4: how many attempts it takes off. The column rounds to milliseconds: rounded up, a job for now would not be due yet.
UPDATE jobs SET lease_token = NULL, lease_until = NULL, enqueued_id = NULL, enqueued_at = NULL,
  attempts = attempts - $4::int, available_at = date_trunc('milliseconds', now()) + make_interval(secs => $3)
WHERE id = $1 AND lease_token = $2

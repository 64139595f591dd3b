-- Jobs that were enqueued a while ago, or whose lease has ended, and that no worker has. A due job with a mark in the
-- future was enqueued by a process whose clock is wrong. $1: seconds; $2: how many.
SELECT id, queue, payload, enqueued_id AS "jobId", account_id AS "accountId", plan::text AS plan,
  lease_until IS NOT NULL AS "leaseExpired"
FROM jobs
WHERE enqueued_id IS NOT NULL
  AND (enqueued_at < now() - make_interval(secs => $1) OR lease_until < now()
    OR (enqueued_at > now() AND available_at <= now()))
  AND (lease_until IS NULL OR lease_until < now())
ORDER BY enqueued_at LIMIT $2

-- Jobs that were enqueued a while ago, or whose lease has ended, and that no worker has. A due job with a mark in the
-- future was enqueued by a process whose clock is wrong; marks are rounded to milliseconds, so one of now may lie up to one
-- ahead. A lease that ends later than any lease may, and such a mark or due time of anything but a webhook, were written
-- before the clock was set back. $1: seconds; $2: how many.
SELECT id, queue, payload, enqueued_id AS "jobId", account_id AS "accountId", plan::text AS plan,
  lease_until IS NOT NULL AS "leaseExpired"
FROM jobs
WHERE enqueued_id IS NOT NULL
  AND (enqueued_at < now() - make_interval(secs => $1) OR lease_until < now()
    OR lease_until > now() + interval '2 minutes'
    OR (enqueued_at > now() + interval '1 millisecond' AND available_at <= now())
    OR (enqueued_at > now() + interval '2 minutes' AND queue <> 'webhook-deliver'))
  AND (lease_until IS NULL OR lease_until < now() OR lease_until > now() + interval '2 minutes')
ORDER BY enqueued_at LIMIT $2

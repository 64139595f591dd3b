-- Marks jobs as enqueued that are on no queue and due: of each queue the oldest of each account, then the second of each,
-- and so on. What another scheduler holds is skipped. After the clock was set back, leases end later than any lease may, and
-- tries are due later than any but those of webhooks are: both count as over. $1: how many of each queue.
UPDATE jobs SET enqueues = enqueues + 1, enqueued_at = now(), enqueued_id = id || '_' || (enqueues + 1)
WHERE id IN (
  SELECT id FROM jobs
  WHERE enqueued_at IS NULL
    AND (available_at <= now() OR (available_at > now() + interval '2 minutes' AND queue <> 'webhook-deliver'))
    AND (lease_until IS NULL OR lease_until < now() OR lease_until > now() + interval '2 minutes')
    AND id IN (
      SELECT id FROM (
        SELECT id, row_number() OVER (PARTITION BY queue ORDER BY turn, available_at) AS place FROM (
          SELECT id, queue, available_at,
            row_number() OVER (PARTITION BY queue, account_id ORDER BY available_at) AS turn
          FROM jobs
          WHERE enqueued_at IS NULL
            AND (available_at <= now() OR (available_at > now() + interval '2 minutes' AND queue <> 'webhook-deliver'))
            AND (lease_until IS NULL OR lease_until < now() OR lease_until > now() + interval '2 minutes')) AS due) AS ranked
      WHERE place <= $1)
  FOR UPDATE SKIP LOCKED)
RETURNING id, queue, payload, enqueued_id AS "jobId", account_id AS "accountId", plan::text AS plan

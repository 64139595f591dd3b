-- Due jobs without a lease, by account and queue.
SELECT account_id AS "accountId", queue, count(*)::int AS jobs,
  extract(epoch FROM now() - min(available_at))::float8 AS "oldestSeconds"
FROM jobs WHERE available_at <= now() AND (lease_until IS NULL OR lease_until < now())
GROUP BY account_id, queue

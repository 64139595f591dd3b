-- Due jobs without a lease, by queue.
SELECT queue, count(*)::int AS waiting, count(*) FILTER (WHERE enqueued_at IS NULL)::int AS pending,
  extract(epoch FROM now() - min(available_at))::float8 AS "oldestSeconds"
FROM jobs WHERE available_at <= now() AND (lease_until IS NULL OR lease_until < now())
GROUP BY queue

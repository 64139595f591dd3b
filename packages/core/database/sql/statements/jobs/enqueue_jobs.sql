-- Writes jobs as enqueued, before the rows of their work: the caller adds them to their queues after the commit. $1:
-- jobs as JSON, each { id, queue, payload }; $2: the account; $3: the request, or null; $4: the span of the request, or
-- null.
INSERT INTO jobs (id, queue, payload, account_id, plan, request_id, traceparent, enqueued_id, enqueued_at, enqueues)
SELECT j.id, j.queue, j.payload, a.id, a.plan, $3::text, $4::text, j.id || '_1', now(), 1
FROM accounts AS a, jsonb_to_recordset($1::jsonb) AS j (id text, queue text, payload jsonb)
WHERE a.id = $2::text
RETURNING id, account_id AS "accountId", plan::text AS plan

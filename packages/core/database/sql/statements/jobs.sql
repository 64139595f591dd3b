-- enqueue_jobs. Writes jobs as enqueued, before the rows of their work: the caller adds them to their queues after
-- the commit. $1: jobs as JSON, each { id, queue, payload }; $2: the account; $3: the request, or null; $4: the span
-- of the request, or null.
INSERT INTO jobs (id, queue, payload, account_id, plan, request_id, traceparent, enqueued_id, enqueued_at, enqueues)
SELECT j.id, j.queue, j.payload, a.id, a.plan, $3::text, $4::text, j.id || '_1', now(), 1
FROM accounts AS a, jsonb_to_recordset($1::jsonb) AS j (id text, queue text, payload jsonb)
WHERE a.id = $2::text
RETURNING id, account_id AS "accountId", plan::text AS plan

-- enqueue_pending_jobs. Marks jobs as enqueued that are on no queue and due: of each queue the oldest of each
-- account, then the second of each, and so on. What another scheduler holds is skipped. After the clock was set back,
-- leases end later than any lease may, and tries are due later than any but those of webhooks are: both count as
-- over. $1: how many of each queue.
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

-- list_stale_jobs. Jobs that were enqueued a while ago, or whose lease has ended, and that no worker has. A due job
-- with a mark in the future was enqueued by a process whose clock is wrong; marks are rounded to milliseconds, so one
-- of now may lie up to one ahead. A lease that ends later than any lease may, and such a mark or due time of anything
-- but a webhook, were written before the clock was set back. $1: seconds; $2: how many.
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

-- confirm_job. Notes that a job was seen on its queue, so that others are looked at before it is again. $1: its id;
-- $2: its name there.
UPDATE jobs SET enqueued_at = now() WHERE id = $1 AND enqueued_id = $2

-- mark_job_pending. Takes back that a job was enqueued, so that it is again. $1: its id; $2: the name that it was to
-- have on its queue.
UPDATE jobs SET enqueued_at = NULL, enqueued_id = NULL WHERE id = $1 AND enqueued_id = $2

-- job_origin. The request behind a job, and the parent span of its step. $1: its id.
SELECT request_id AS "requestId", traceparent FROM jobs WHERE id = $1

-- claim_job. Claims a job that no other worker has. A lease that ends later than any lease may was taken before the
-- clock was set back. $1: its id; $2: the lease's token; $3: its seconds.
UPDATE jobs SET lease_token = $2, lease_until = now() + make_interval(secs => $3), attempts = attempts + 1
WHERE id = $1 AND (lease_until IS NULL OR lease_until < now() OR lease_until > now() + interval '2 minutes')
RETURNING attempts, now(), extract(epoch FROM now() - created_at)::float8 AS "openSeconds"

-- keep_lease. Renews a lease. $1: the job's id; $2: the lease's token; $3: seconds from now.
UPDATE jobs SET lease_until = now() + make_interval(secs => $3) WHERE id = $1 AND lease_token = $2 RETURNING id

-- release_job. Gives a job back, to be enqueued again. $1: its id; $2: the lease's token; $3: not before this many
-- seconds from now; $4: how many attempts it takes off. The column rounds to milliseconds: rounded up, a job for now
-- would not be due yet.
UPDATE jobs SET lease_token = NULL, lease_until = NULL, enqueued_id = NULL, enqueued_at = NULL,
  attempts = attempts - $4::int, available_at = date_trunc('milliseconds', now()) + make_interval(secs => $3)
WHERE id = $1 AND lease_token = $2

-- end_job. Ends a job that is all there is of its work. $1: its id; $2: the lease's token.
DELETE FROM jobs WHERE id = $1 AND lease_token = $2 RETURNING id

-- drop_job. Deletes a job that is no longer needed; its worker, if any, finds its lease lost. $1: its id.
DELETE FROM jobs WHERE id = $1

-- list_open_jobs. Jobs that have not ended. $1: ids.
SELECT id FROM jobs WHERE id = ANY($1::text[])

-- claim_delivery. Claims the job of a delivery as claim_job does, and reads all that its next attempt is made of. $1:
-- the delivery's id; $2: the lease's token; $3: its seconds. One for a saved endpoint is signed with the endpoint's
-- secrets; of an endpoint that was deleted or disabled nothing is sent.
WITH j AS (
  UPDATE jobs SET lease_token = $2, lease_until = now() + make_interval(secs => $3), attempts = attempts + 1
  WHERE id = $1 || '_deliver'
    AND (lease_until IS NULL OR lease_until < now() OR lease_until > now() + interval '2 minutes')
  RETURNING attempts, request_id, extract(epoch FROM now() - created_at)::float8 AS open_seconds)
SELECT j.attempts, now(), j.open_seconds AS "openSeconds", d.event, d.schedule, d.url, d.body, d.traceparent, d.replay_of AS "replayOf",
  d.simulation, d.task_id AS "taskId", d.showcase_job_id AS "showcaseJobId",
  t.kind AS "taskKind", j.request_id AS "requestId",
  d.endpoint_id IS NOT NULL AND NOT coalesce(e.enabled, false) AS "endpointOff",
  coalesce(e.id, k.id) AS "signerId",
  coalesce(e.webhook_secret_sealed, k.webhook_secret_sealed) AS "webhookSecretSealed",
  CASE WHEN e.id IS NULL THEN k.previous_webhook_secret_sealed ELSE e.previous_webhook_secret_sealed END
    AS "previousWebhookSecretSealed",
  CASE WHEN e.id IS NULL THEN k.previous_webhook_secret_until ELSE e.previous_webhook_secret_until END
    AS "previousWebhookSecretUntil"
FROM j JOIN webhook_deliveries AS d ON d.id = $1 JOIN api_keys AS k ON k.id = d.api_key_id
  LEFT JOIN webhook_endpoints AS e ON e.id = d.endpoint_id
  LEFT JOIN tasks AS t ON t.id = d.task_id

-- begin_attempt. Writes an attempt down before it is sent and counts the earlier ones: those that were not cut short
-- on our side, and whether one was answered 2xx. $1: the delivery's id; $2: the attempt's number; $3: when it starts;
-- $4: the headers without secrets; $5: the body.
INSERT INTO webhook_attempts (delivery_id, number, started_at, request_headers, request_body)
VALUES ($1, $2, $3::timestamptz, $4::jsonb, $5)
RETURNING
  (SELECT count(*)::int FROM webhook_attempts AS a
    WHERE a.delivery_id = $1 AND a.finished_at IS NOT NULL) AS ended,
  EXISTS (SELECT FROM webhook_attempts AS a
    WHERE a.delivery_id = $1 AND a.response_status BETWEEN 200 AND 299) AS arrived

-- end_delivery. Ends a delivery and its job with the outcome of its last attempt. $1: its id; $2: the lease's token;
-- $3: the attempt's number; $4: when the attempt ended; $5: the answer's status; $6: its excerpt; $7: why no answer
-- came; $8: delivered or failed.
WITH j AS (DELETE FROM jobs WHERE id = $1 || '_deliver' AND lease_token = $2 RETURNING id),
d AS (
  UPDATE webhook_deliveries SET status = $8::"DeliveryStatus", finished_at = $4::timestamptz
  FROM j WHERE webhook_deliveries.id = $1 AND status = 'pending'
  RETURNING webhook_deliveries.id)
UPDATE webhook_attempts AS a
SET finished_at = $4::timestamptz, response_status = $5::int, response_excerpt = $6, failure = $7
FROM d WHERE a.delivery_id = d.id AND a.number = $3
RETURNING a.number

-- retry_delivery. Ends an attempt that another one follows. The caller enqueues its job with a delay; the mark is
-- dated to when that becomes due. $1 to $7: as in end_delivery; $8: when the next attempt is due.
WITH j AS (
  UPDATE jobs SET lease_token = NULL, lease_until = NULL, available_at = $8::timestamptz,
    enqueued_id = id || '_' || (enqueues + 1), enqueued_at = $8::timestamptz, enqueues = enqueues + 1
  WHERE id = $1 || '_deliver' AND lease_token = $2
  RETURNING enqueued_id, account_id, plan)
UPDATE webhook_attempts AS a
SET finished_at = $4::timestamptz, response_status = $5::int, response_excerpt = $6, failure = $7
FROM j WHERE a.delivery_id = $1 AND a.number = $3
RETURNING j.enqueued_id AS "jobId", j.account_id AS "accountId", j.plan::text AS plan

-- Claims the job of a delivery as claim_job does, and reads all that its next attempt is made of. $1: the delivery's id;
-- $2: the lease's token; $3: its seconds. One for a saved endpoint is signed with the endpoint's secrets; of an endpoint that
-- was deleted or disabled nothing is sent.
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

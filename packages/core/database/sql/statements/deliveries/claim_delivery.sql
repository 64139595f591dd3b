-- Claims the job of a delivery as claim_job does, and reads all that its next attempt is made of. $1: the delivery's id;
-- $2: the lease's token; $3: its seconds.
WITH j AS (
  UPDATE jobs SET lease_token = $2, lease_until = now() + make_interval(secs => $3), attempts = attempts + 1
  WHERE id = $1 || '_deliver' AND (lease_until IS NULL OR lease_until < now())
  RETURNING attempts, request_id)
SELECT j.attempts, now(), d.event, d.schedule, d.url, d.body, d.traceparent, d.replay_of AS "replayOf",
  d.rehearsal AS simulation, d.task_id AS "taskId", d.showcase_job_id AS "showcaseJobId",
  t.kind AS "taskKind", j.request_id AS "requestId", d.api_key_id AS "apiKeyId",
  k.webhook_secret_sealed AS "webhookSecretSealed",
  k.previous_webhook_secret_sealed AS "previousWebhookSecretSealed",
  k.previous_webhook_secret_until AS "previousWebhookSecretUntil"
FROM j JOIN webhook_deliveries AS d ON d.id = $1 JOIN api_keys AS k ON k.id = d.api_key_id
  LEFT JOIN tasks AS t ON t.id = d.task_id

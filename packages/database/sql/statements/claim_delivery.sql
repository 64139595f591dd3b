-- Claims a delivery and reads all that its next attempt is made of. $1: its id; $2: the lease's token; $3: its seconds.
WITH d AS (
  UPDATE webhook_deliveries
  SET lease_token = $2, lease_until = now() + make_interval(secs => $3), attempts = attempts + 1
  WHERE id = $1 AND status = 'pending' AND (lease_until IS NULL OR lease_until < now())
  RETURNING *)
SELECT d.attempts, now(), d.event, d.schedule, d.url, d.body, d.traceparent, d.replay_of AS "replayOf",
  d.rehearsal, d.announcements, d.task_id AS "taskId", d.showcase_job_id AS "showcaseJobId",
  t.kind AS "taskKind", coalesce(t.request_id, s.request_id) AS "requestId", d.api_key_id AS "apiKeyId",
  k.webhook_secret_sealed AS "webhookSecretSealed",
  k.previous_webhook_secret_sealed AS "previousWebhookSecretSealed",
  k.previous_webhook_secret_until AS "previousWebhookSecretUntil"
FROM d JOIN api_keys AS k ON k.id = d.api_key_id
  LEFT JOIN tasks AS t ON t.id = d.task_id LEFT JOIN showcase_jobs AS s ON s.id = d.showcase_job_id

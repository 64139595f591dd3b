-- Ends an attempt that another one follows. The caller enqueues its job with a delay; the mark is dated to when that becomes
-- due. $1 to $7: as in end_delivery; $8: when the next attempt is due.
WITH j AS (
  UPDATE jobs SET lease_token = NULL, lease_until = NULL, available_at = $8::timestamptz,
    enqueued_id = id || '_' || (enqueues + 1), enqueued_at = $8::timestamptz, enqueues = enqueues + 1
  WHERE id = $1 || '_deliver' AND lease_token = $2
  RETURNING enqueued_id, account_id, plan)
UPDATE webhook_attempts AS a
SET finished_at = $4::timestamptz, response_status = $5::int, response_excerpt = $6, failure = $7
FROM j WHERE a.delivery_id = $1 AND a.number = $3
RETURNING j.enqueued_id AS "jobId", j.account_id AS "accountId", j.plan::text AS plan

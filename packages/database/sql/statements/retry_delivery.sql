-- Ends an attempt that another one follows. The caller announces it with a delay; the mark is dated to when the job
-- becomes due. $1 to $7: as in end_delivery; $8: when the next attempt is due; $9: its job's id.
WITH d AS (
  UPDATE webhook_deliveries
  SET lease_token = NULL, lease_until = NULL, available_at = $8::timestamptz, announced_job = $9,
    announced_at = $8::timestamptz, announcements = announcements + 1
  WHERE id = $1 AND status = 'pending' AND lease_token = $2
  RETURNING id)
UPDATE webhook_attempts AS a
SET finished_at = $4::timestamptz, response_status = $5::int, response_excerpt = $6, failure = $7
FROM d WHERE a.delivery_id = d.id AND a.number = $3
RETURNING a.number

-- Ends a delivery and its job with the outcome of its last attempt. $1: its id; $2: the lease's token; $3: the attempt's
-- number; $4: when the attempt ended; $5: the answer's status; $6: its excerpt; $7: why no answer came; $8: delivered or
-- failed.
WITH j AS (DELETE FROM jobs WHERE id = $1 || '_deliver' AND lease_token = $2 RETURNING id),
d AS (
  UPDATE webhook_deliveries SET status = $8::"DeliveryStatus", finished_at = $4::timestamptz
  FROM j WHERE webhook_deliveries.id = $1 AND status = 'pending'
  RETURNING webhook_deliveries.id)
UPDATE webhook_attempts AS a
SET finished_at = $4::timestamptz, response_status = $5::int, response_excerpt = $6, failure = $7
FROM d WHERE a.delivery_id = d.id AND a.number = $3
RETURNING a.number

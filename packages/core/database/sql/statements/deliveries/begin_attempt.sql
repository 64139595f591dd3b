-- Writes an attempt down before it is sent and counts the earlier ones: those that were not cut short on our side, and
-- whether one was answered 2xx. $1: the delivery's id; $2: the attempt's number; $3: when it starts; $4: the headers
-- without secrets; $5: the body.
INSERT INTO webhook_attempts (delivery_id, number, started_at, request_headers, request_body)
VALUES ($1, $2, $3::timestamptz, $4::jsonb, $5)
RETURNING
  (SELECT count(*)::int FROM webhook_attempts AS a
    WHERE a.delivery_id = $1 AND a.finished_at IS NOT NULL) AS ended,
  EXISTS (SELECT FROM webhook_attempts AS a
    WHERE a.delivery_id = $1 AND a.response_status BETWEEN 200 AND 299) AS arrived

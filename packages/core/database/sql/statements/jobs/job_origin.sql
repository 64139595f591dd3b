-- The request that asked for a job, and the span that asked for its step. $1: its id.
SELECT request_id AS "requestId", traceparent FROM jobs WHERE id = $1

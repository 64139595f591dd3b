-- The request behind a job, and the parent span of its step. $1: its id.
SELECT request_id AS "requestId", traceparent FROM jobs WHERE id = $1

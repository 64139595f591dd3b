-- The newest work that a request asked for, by the request's id or its trace's. $1: either; $2: at most so many of each kind.
(SELECT id FROM tasks WHERE request_id = $1 OR split_part(traceparent, '-', 2) = $1 ORDER BY created_at DESC LIMIT $2)
UNION ALL
(SELECT id FROM showcase_jobs WHERE request_id = $1 OR split_part(traceparent, '-', 2) = $1 ORDER BY created_at DESC LIMIT $2)

-- Takes back that a job was enqueued, so that it is again. $1: its id; $2: the name that it was to have on its queue.
UPDATE jobs SET enqueued_at = NULL, enqueued_id = NULL WHERE id = $1 AND enqueued_id = $2

-- Notes that a job was seen on its queue, so that others are looked at before it is again. $1: its id; $2: its name there.
UPDATE jobs SET enqueued_at = now() WHERE id = $1 AND enqueued_id = $2

-- Frames of a segment; they never go back. $1: the task's id; $2: the segment's index; $3: frames done; $4: the job's
-- id; $5: the lease's token.
UPDATE task_segments SET frames_done = LEAST(frames, GREATEST(frames_done, $3::int))
WHERE task_id = $1 AND index = $2 AND EXISTS (SELECT FROM jobs WHERE jobs.id = $4 AND jobs.lease_token = $5)
RETURNING index

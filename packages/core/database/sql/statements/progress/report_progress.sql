-- Progress of a task; it never goes back. $1: its id; $2: percent; $3: the job's id; $4: the lease's token.
UPDATE tasks SET progress = GREATEST(progress, $2::int)
WHERE id = $1 AND EXISTS (SELECT FROM jobs WHERE jobs.id = $3 AND jobs.lease_token = $4)
RETURNING id

-- Ends a job that is all there is of its work. $1: its id; $2: the lease's token.
DELETE FROM jobs WHERE id = $1 AND lease_token = $2 RETURNING id

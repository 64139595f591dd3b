-- Holds a lease until the transaction ends. $1: the job's id; $2: the lease's token.
SELECT id FROM jobs WHERE id = $1 AND lease_token = $2 FOR UPDATE

-- Renews a lease. $1: the job's id; $2: the lease's token; $3: seconds from now.
UPDATE jobs SET lease_until = now() + make_interval(secs => $3) WHERE id = $1 AND lease_token = $2 RETURNING id

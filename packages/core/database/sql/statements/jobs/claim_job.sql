-- Claims a job that no other worker has. A lease that ends later than any lease may was taken before the clock was set back.
-- $1: its id; $2: the lease's token; $3: its seconds.
UPDATE jobs SET lease_token = $2, lease_until = now() + make_interval(secs => $3), attempts = attempts + 1
WHERE id = $1 AND (lease_until IS NULL OR lease_until < now() OR lease_until > now() + interval '2 minutes')
RETURNING attempts, now(), extract(epoch FROM now() - created_at)::float8 AS "openSeconds"

-- accept_work. $1: the kind of work; $2: its row; $3: the most of everything; $4: its idempotency key, or null; $5:
-- the hash of the request. See the function.
SELECT accept_work($1, $2::jsonb, $3::jsonb, $4::jsonb, $5::bytea) AS verdict

-- acceptance_outcome. Whether work was accepted whose statement broke off; if not, it never will be. $1: the work's
-- id; $2: its account.
SELECT acceptance_outcome($1, $2) AS accepted

-- find_api_key. A key that a caller presents, with its account. $1: the key's hash.
SELECT k.id, k.account_id AS "accountId", k.name, k.mode::text AS mode,
  k.first_characters AS "firstCharacters", k.created_at AS "createdAt", k.last_used_at AS "lastUsedAt",
  k.expires_at AS "expiresAt", k.revoked_at AS "revokedAt", a.name AS "accountName", a.plan::text AS plan,
  a.billing::text AS billing, a.credits, a.concurrency_limit AS "concurrencyLimit",
  EXISTS (SELECT FROM held_keys AS h WHERE h.api_key_id = k.id) AS "isHeld"
FROM api_keys AS k JOIN accounts AS a ON a.id = k.account_id
WHERE k.key_hash = $1

-- set_lock_timeout. How long the rest of the transaction waits for locks. $1: milliseconds as text, 0 for as long as
-- it takes.
SELECT set_config('lock_timeout', $1, true) AS milliseconds

-- hold_name. Holds a name until the transaction ends. $1: the name.
SELECT FROM pg_advisory_xact_lock(hashtextextended($1, 0))

-- transaction_id. The number of this transaction; null when it has written nothing.
SELECT pg_current_xact_id_if_assigned()::text AS id

-- transaction_status. How a transaction ended: committed, aborted, in progress, or null when it is too old. $1: its
-- number.
SELECT pg_xact_status($1::text::xid8) AS status

-- hold_lease. Holds a lease until the transaction ends. $1: the job's id; $2: the lease's token.
SELECT id FROM jobs WHERE id = $1 AND lease_token = $2 FOR UPDATE

-- lock_account. $1: the account's id.
SELECT plan::text AS plan, credits, concurrency_limit AS "concurrencyLimit" FROM accounts WHERE id = $1 FOR UPDATE

-- lock_family. $1: the family's id.
SELECT FROM families WHERE id = $1::text::uuid FOR UPDATE

-- lock_jobs. $1: the jobs' ids.
SELECT FROM jobs WHERE id = ANY($1::text[]) ORDER BY id FOR UPDATE

-- lock_land_reading. $1: the reading's id.
SELECT FROM land_readings WHERE id = $1 FOR UPDATE

-- lock_showcase_job. $1: the showcase job's id.
SELECT FROM showcase_jobs WHERE id = $1 FOR UPDATE

-- lock_task. $1: the task's id.
SELECT FROM tasks WHERE id = $1 FOR UPDATE

-- lock_user. $1: the user's id.
SELECT FROM users WHERE id = $1 FOR UPDATE

-- report_frames. Frames of a segment; they never go back. $1: the task's id; $2: the segment's index; $3: frames
-- done; $4: the job's id; $5: the lease's token.
UPDATE task_segments SET frames_done = LEAST(frames, GREATEST(frames_done, $3::int))
WHERE task_id = $1 AND index = $2 AND EXISTS (SELECT FROM jobs WHERE jobs.id = $4 AND jobs.lease_token = $5)
RETURNING index

-- report_progress. Progress of a task; it never goes back. $1: its id; $2: percent; $3: the job's id; $4: the lease's
-- token.
UPDATE tasks SET progress = GREATEST(progress, $2::int)
WHERE id = $1 AND EXISTS (SELECT FROM jobs WHERE jobs.id = $3 AND jobs.lease_token = $4)
RETURNING id

-- warn_showcase_job. Adds a provider's warning to a showcase job that does not have it. $1: its id; $2: a JSON array
-- of the warning.
UPDATE showcase_jobs SET engine_warnings = COALESCE(engine_warnings, '[]'::jsonb) || $2::text::jsonb
WHERE id = $1 AND NOT COALESCE(engine_warnings, '[]'::jsonb) @> $2::text::jsonb

-- warn_task. Adds a provider's warning to a task that does not have it. $1: its id; $2: a JSON array of the warning.
UPDATE tasks SET engine_warnings = COALESCE(engine_warnings, '[]'::jsonb) || $2::text::jsonb
WHERE id = $1 AND NOT COALESCE(engine_warnings, '[]'::jsonb) @> $2::text::jsonb

-- reserve_engine_cost. Counts what a call may cost against the ceilings of a day. $1: the account; $2: the most it may
-- cost in US dollars; $3, $4: the ceilings of an account and of the fleet, null for none.
SELECT reserved_day, refused_by, account_share, fleet_share FROM reserve_engine_cost($1, $2, $3, $4)

-- settle_engine_cost. Corrects what was reserved. $1: its day; $2: the account; $3: US dollars more, or fewer.
UPDATE engine_spending SET usd = GREATEST(0, usd + $3) WHERE day = $1::date AND account_id IN ('', $2)

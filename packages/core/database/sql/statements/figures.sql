-- account_sums. Credits of an account by reason since it was opened, at zero or above. $1: the account.
SELECT reason::text AS reason, abs(sum(amount))::float8 AS credits FROM (
  SELECT reason, amount FROM ledger_entries WHERE account_id = $1
  UNION ALL
  SELECT reason, amount FROM ledger_sums WHERE account_id = $1
) AS moved GROUP BY 1

-- backlog_of_accounts. Due jobs without a lease, by account and queue.
SELECT account_id AS "accountId", queue, count(*)::int AS jobs,
  extract(epoch FROM now() - min(available_at))::float8 AS "oldestSeconds"
FROM jobs WHERE available_at <= now() AND (lease_until IS NULL OR lease_until < now())
GROUP BY account_id, queue

-- backlog_of_queues. Due jobs without a lease, by queue.
SELECT queue, count(*)::int AS waiting, count(*) FILTER (WHERE enqueued_at IS NULL)::int AS pending,
  extract(epoch FROM now() - min(available_at))::float8 AS "oldestSeconds"
FROM jobs WHERE available_at <= now() AND (lease_until IS NULL OR lease_until < now())
GROUP BY queue

-- work_ahead. Work with due jobs on some queues: how much no worker has, and how much one has. $1: the queues.
SELECT count(*) FILTER (WHERE NOT held)::int AS waiting, count(*) FILTER (WHERE held)::int AS running
FROM (SELECT coalesce(bool_or(lease_until >= now()), false) AS held FROM jobs
  WHERE queue = ANY($1) AND available_at <= now() GROUP BY coalesce(payload ->> 'task_id', id)) AS work

-- credits_by_day. Credits of an account on each day up to today. $1: the account's id; $2: the time zone; $3: days.
WITH today AS (SELECT (now() AT TIME ZONE $2)::date AS day),
days AS (
  SELECT generate_series(day - ($3::int - 1), day, interval '1 day')::date AS day FROM today
),
moved AS (
  SELECT (created_at AT TIME ZONE $2)::date AS day,
    -sum(amount) FILTER (WHERE reason = 'charge') AS charged,
    sum(amount) FILTER (WHERE reason = 'refund') AS refunded
  FROM ledger_entries
  WHERE account_id = $1 AND created_at >= ((SELECT min(day) FROM days)::timestamp AT TIME ZONE $2)
  GROUP BY 1
)
SELECT to_char(days.day, 'YYYY-MM-DD') AS "day",
  coalesce(charged, 0)::int AS "charged", coalesce(refunded, 0)::int AS "refunded"
FROM days LEFT JOIN moved ON moved.day = days.day
ORDER BY days.day

-- database_time. The time by which leases, expiries and retries are decided.
SELECT now() AS now

-- find_work. Work of an account in which a text stands: as one of its identifiers, or, of its newest, in its
-- metadata, in the words of its request or in the name of its family. $1: the account; $2: the text; $3: the same as
-- a pattern; $4: at most so many, the newest; $5: how many of each kind are looked through.
SELECT id FROM (
  SELECT id, created_at FROM tasks WHERE account_id = $1 AND id = $2
  UNION
  SELECT id, created_at FROM tasks WHERE account_id = $1 AND external_id = $2
  UNION
  SELECT id, created_at FROM tasks WHERE account_id = $1 AND request_id = $2
  UNION
  SELECT id, created_at FROM showcase_jobs WHERE account_id = $1 AND (id = $2 OR request_id = $2)
  UNION
  SELECT id, created_at FROM (
    (SELECT id, created_at, metadata,
      jsonb_build_array(request, (SELECT name FROM families WHERE families.id = tasks.family_id)) AS request
      FROM tasks WHERE account_id = $1 ORDER BY created_at DESC, id DESC LIMIT $5)
    UNION ALL
    (SELECT id, created_at, metadata, request
      FROM showcase_jobs WHERE account_id = $1 ORDER BY created_at DESC, id DESC LIMIT $5)
  ) AS newest
  WHERE EXISTS (
    SELECT FROM jsonb_path_query(jsonb_build_array(metadata, request), 'strict $.** ? (@.type() == "string")') AS said
    WHERE said #>> '{}' ILIKE $3
  )
) AS work
ORDER BY created_at DESC LIMIT $4

-- find_work_by_origin. The newest work that a request asked for, by the request's id or its trace's. $1: either; $2:
-- at most so many of each kind.
(SELECT id FROM tasks WHERE request_id = $1 OR split_part(traceparent, '-', 2) = $1 ORDER BY created_at DESC LIMIT $2)
UNION ALL
(SELECT id FROM showcase_jobs WHERE request_id = $1 OR split_part(traceparent, '-', 2) = $1 ORDER BY created_at DESC LIMIT $2)

-- ledger_totals. Entries and credits by reason, of the next entries. $1: the last entry that was counted before; $2:
-- seconds after which no transaction that was open then can still add an entry before it; $3: how many entries; $4:
-- whether what was removed of the ledger is counted too.
WITH next AS (
  SELECT id, reason, amount, created_at FROM ledger_entries WHERE id > $1::text::bigint ORDER BY id LIMIT $3
), border AS (
  SELECT max(id) AS last FROM next WHERE created_at < now() - make_interval(secs => $2)
)
SELECT reason::text AS reason, id <= COALESCE(border.last, 0) AS settled, count(*)::int AS entries,
  abs(sum(amount))::float8 AS credits, max(id)::text AS last
FROM next, border GROUP BY 1, 2
UNION ALL
SELECT reason::text, true, sum(entries)::int, abs(sum(amount))::float8, '0' FROM ledger_sums WHERE $4 GROUP BY 1

-- recent_showcase_seconds. Seconds from acceptance to completion of the showcases or edits that succeeded last, with
-- the number of their formats. Those that no other showcase or task ran beside are `alone`. $1: the kind; $2: how
-- many.
SELECT extract(epoch FROM completed_at - created_at)::float8 AS seconds,
  coalesce(nullif(jsonb_array_length(nullif(request -> 'formats', 'null')), 0), 1)::int AS parts,
  NOT EXISTS (SELECT FROM showcase_jobs AS other WHERE other.id <> recent.id
    AND other.created_at < recent.completed_at AND other.completed_at > recent.created_at)
  AND NOT EXISTS (SELECT FROM tasks AS other
    WHERE other.created_at < recent.completed_at AND other.completed_at > recent.created_at) AS alone
FROM (
  SELECT id, request, created_at, completed_at FROM showcase_jobs
  WHERE kind = $1::"ShowcaseKind" AND status = 'succeeded'
  ORDER BY completed_at DESC LIMIT $2) AS recent

-- recent_task_seconds. Seconds from acceptance to completion of the last completed tasks of a kind, with their number
-- of parts: scenes of a film, pictures of a new family; 0 for a stored sample. `alone`: no other task of the fleet
-- ran at the time. $1: the kind; $2: live or test; $3: how many tasks; $4: a film's format, null for any.
SELECT extract(epoch FROM completed_at - created_at)::float8 AS seconds,
  CASE WHEN kind = 'family' THEN jsonb_array_length(request -> 'members') + 1
    ELSE (SELECT count(*) FROM task_segments AS s WHERE s.task_id = recent.id) END::int AS parts,
  -- In an order, so that the index is entered where this work began; NOT EXISTS has the planner hope for an early match.
  (SELECT other.id FROM tasks AS other WHERE other.id <> recent.id
    AND other.created_at < recent.completed_at AND other.completed_at > recent.created_at
    ORDER BY other.completed_at LIMIT 1) IS NULL AS alone
FROM (
  SELECT id, kind, request, created_at, completed_at FROM tasks
  WHERE kind = $1 AND livemode = $2 AND status = 'completed'
    AND ($4::text IS NULL OR request ->> 'format' = $4)
    AND (kind <> 'family' OR request ->> 'change' = 'create')
  ORDER BY completed_at DESC LIMIT $3) AS recent

-- unfinished_work. Unfinished work of an account with keys of one mode. $1: the account; $2: live or test.
SELECT
  (SELECT count(*) FROM tasks WHERE account_id = $1 AND livemode = $2 AND step <> 'done')::int AS tasks,
  (SELECT count(*) FROM showcase_jobs WHERE account_id = $1 AND livemode = $2 AND status = 'pending')::int AS "showcaseJobs"

-- count_attempt. Counts an attempt in a window that begins with its first one. $1: an id for a new count; $2: its
-- key; $3: the window's milliseconds.
WITH clock AS (SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now)
INSERT INTO sign_in_limits AS counted (id, key, count, last_request)
SELECT $1, $2, 1, now FROM clock
ON CONFLICT (key) DO UPDATE SET
  count = CASE WHEN counted.last_request + $3::float8 <= excluded.last_request THEN 1 ELSE counted.count + 1 END,
  last_request = CASE
    WHEN counted.last_request + $3::float8 <= excluded.last_request THEN excluded.last_request
    ELSE counted.last_request
  END
RETURNING count, greatest(last_request + $3::float8 - (SELECT now FROM clock), 0)::float8 AS "leftMs"

-- Credits of an account on each day up to today. $1: the account's id; $2: the time zone; $3: days.
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

-- Credits of an account on each day up to today. $1: the account's id; $2: the time zone; $3: days.
WITH today AS (SELECT (now() AT TIME ZONE $2)::date AS day),
days AS (
  SELECT generate_series(day - ($3::int - 1), day, interval '1 day')::date AS day FROM today
)
SELECT to_char(days.day, 'YYYY-MM-DD') AS "day",
  coalesce(-sum(amount) FILTER (WHERE reason = 'charge'), 0)::int AS "charged",
  coalesce(sum(amount) FILTER (WHERE reason = 'refund'), 0)::int AS "refunded"
FROM days
LEFT JOIN ledger_entries ON account_id = $1
  AND created_at >= (days.day::timestamp AT TIME ZONE $2)
  AND created_at < ((days.day + 1)::timestamp AT TIME ZONE $2)
GROUP BY days.day
ORDER BY days.day

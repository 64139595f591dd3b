-- Entries and credits by reason, of new entries. $1: the last entry that was counted before; $2: seconds after which no
-- transaction that was open then can still add an entry before it.
SELECT reason::text AS reason, id <= COALESCE(border.last, 0) AS settled, count(*)::int AS entries,
  abs(sum(amount))::float8 AS credits, max(id)::text AS last
FROM ledger_entries, (
  SELECT max(id) AS last FROM ledger_entries
  WHERE id > $1::text::bigint AND created_at < now() - make_interval(secs => $2)) AS border
WHERE id > $1::text::bigint GROUP BY 1, 2

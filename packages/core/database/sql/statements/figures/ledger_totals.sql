-- Entries and credits by reason, of the next entries. $1: the last entry that was counted before; $2: seconds after which no
-- transaction that was open then can still add an entry before it; $3: how many entries; $4: whether what was removed of the
-- ledger is counted too.
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

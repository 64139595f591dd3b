-- Credits of an account by reason since it was opened, at zero or above. $1: the account.
SELECT reason::text AS reason, abs(sum(amount))::float8 AS credits FROM (
  SELECT reason, amount FROM ledger_entries WHERE account_id = $1
  UNION ALL
  SELECT reason, amount FROM ledger_sums WHERE account_id = $1
) AS moved GROUP BY 1

-- $1: the account's id.
SELECT plan::text AS plan, credits, concurrency_limit AS "concurrencyLimit" FROM accounts WHERE id = $1 FOR UPDATE

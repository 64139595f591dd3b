-- The time by which leases, expiries and retries are decided.
SELECT now() AS now

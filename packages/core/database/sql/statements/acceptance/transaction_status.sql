-- How a transaction ended: committed, aborted, in progress, or null when it is too old. $1: its number.
SELECT pg_xact_status($1::text::xid8) AS status

-- The number of this transaction; null when it has written nothing.
SELECT pg_current_xact_id_if_assigned()::text AS id

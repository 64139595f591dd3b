-- Holds a name until the transaction ends. $1: the name.
SELECT FROM pg_advisory_xact_lock(hashtextextended($1, 0))

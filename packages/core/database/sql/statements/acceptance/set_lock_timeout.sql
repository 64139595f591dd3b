-- How long the rest of the transaction waits for locks. $1: milliseconds as text, 0 for as long as it takes.
SELECT set_config('lock_timeout', $1, true) AS milliseconds

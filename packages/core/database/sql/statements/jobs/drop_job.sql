-- Drops a job that nobody waits for any more; whoever works on it finds its lease lost. $1: its id.
DELETE FROM jobs WHERE id = $1

-- Deletes a job that is no longer needed; its worker, if any, finds its lease lost. $1: its id.
DELETE FROM jobs WHERE id = $1

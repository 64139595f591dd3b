-- $1: the showcase job's id.
SELECT FROM showcase_jobs WHERE id = $1 FOR UPDATE

-- $1: the jobs' ids.
SELECT FROM jobs WHERE id = ANY($1::text[]) ORDER BY id FOR UPDATE

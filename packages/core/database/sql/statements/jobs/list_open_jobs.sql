-- Jobs that have not ended. $1: ids.
SELECT id FROM jobs WHERE id = ANY($1::text[])

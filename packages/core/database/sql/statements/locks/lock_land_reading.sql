-- $1: the reading's id.
SELECT FROM land_readings WHERE id = $1 FOR UPDATE

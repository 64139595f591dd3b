-- Counts an attempt in a window that begins with its first one.
-- $1: an id for a new count; $2: its key; $3: the window's milliseconds.
WITH clock AS (SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now)
INSERT INTO sign_in_limits AS counted (id, key, count, last_request)
SELECT $1, $2, 1, now FROM clock
ON CONFLICT (key) DO UPDATE SET
  count = CASE WHEN counted.last_request + $3::float8 <= excluded.last_request THEN 1 ELSE counted.count + 1 END,
  last_request = CASE
    WHEN counted.last_request + $3::float8 <= excluded.last_request THEN excluded.last_request
    ELSE counted.last_request
  END
RETURNING count, greatest(last_request + $3::float8 - (SELECT now FROM clock), 0)::float8 AS "leftMs"

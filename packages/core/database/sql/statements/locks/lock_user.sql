-- $1: the user's id.
SELECT FROM users WHERE id = $1 FOR UPDATE

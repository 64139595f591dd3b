-- $1: the task's id.
SELECT FROM tasks WHERE id = $1 FOR UPDATE

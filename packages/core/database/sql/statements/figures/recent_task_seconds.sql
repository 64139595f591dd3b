-- Seconds from acceptance to completion of the last completed tasks of a kind, with their number of parts: scenes of a
-- film, pictures of a new family; 0 for a stored sample. `alone`: no other task of the fleet ran at the time.
-- $1: the kind; $2: live or test; $3: how many tasks; $4: a film's format, null for any.
SELECT extract(epoch FROM completed_at - created_at)::float8 AS seconds,
  CASE WHEN kind = 'family' THEN jsonb_array_length(request -> 'members') + 1
    ELSE (SELECT count(*) FROM task_segments AS s WHERE s.task_id = recent.id) END::int AS parts,
  -- In an order, so that the index is entered where this work began; NOT EXISTS has the planner hope for an early match.
  (SELECT other.id FROM tasks AS other WHERE other.id <> recent.id
    AND other.created_at < recent.completed_at AND other.completed_at > recent.created_at
    ORDER BY other.completed_at LIMIT 1) IS NULL AS alone
FROM (
  SELECT id, kind, request, created_at, completed_at FROM tasks
  WHERE kind = $1 AND livemode = $2 AND status = 'completed'
    AND ($4::text IS NULL OR request ->> 'format' = $4)
    AND (kind <> 'family' OR request ->> 'change' = 'create')
  ORDER BY completed_at DESC LIMIT $3) AS recent

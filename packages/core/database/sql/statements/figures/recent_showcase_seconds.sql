-- Seconds from acceptance to completion of the showcases or edits that succeeded last, with the number of their formats.
-- Those that no other showcase or task ran beside are `alone`. $1: the kind; $2: how many.
SELECT extract(epoch FROM completed_at - created_at)::float8 AS seconds,
  coalesce(nullif(jsonb_array_length(nullif(request -> 'formats', 'null')), 0), 1)::int AS parts,
  NOT EXISTS (SELECT FROM showcase_jobs AS other WHERE other.id <> recent.id
    AND other.created_at < recent.completed_at AND other.completed_at > recent.created_at)
  AND NOT EXISTS (SELECT FROM tasks AS other
    WHERE other.created_at < recent.completed_at AND other.completed_at > recent.created_at) AS alone
FROM (
  SELECT id, request, created_at, completed_at FROM showcase_jobs
  WHERE kind = $1::"ShowcaseKind" AND status = 'succeeded'
  ORDER BY completed_at DESC LIMIT $2) AS recent

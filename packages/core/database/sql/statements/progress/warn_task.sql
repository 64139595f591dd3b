-- Adds a provider's warning to a task that does not have it. $1: its id; $2: a JSON array of the warning.
UPDATE tasks SET engine_warnings = COALESCE(engine_warnings, '[]'::jsonb) || $2::text::jsonb
WHERE id = $1 AND NOT COALESCE(engine_warnings, '[]'::jsonb) @> $2::text::jsonb

-- Work of an account in which a text stands: in its metadata, in the words of its request, in the name of its family,
-- or as one of its identifiers. $1: the account, $2: the text, $3: the same as a pattern, $4: at most so many, the newest.
SELECT id FROM (
  SELECT id, created_at, ARRAY[id, external_id, request_id] AS ids, metadata,
    jsonb_build_array(request, (SELECT name FROM families WHERE families.id = tasks.family_id)) AS request
    FROM tasks WHERE account_id = $1
  UNION ALL
  SELECT id, created_at, ARRAY[id, request_id], metadata, request
    FROM showcase_jobs WHERE account_id = $1
) AS work
WHERE $2 = ANY (ids) OR EXISTS (
  SELECT FROM jsonb_path_query(jsonb_build_array(metadata, request), 'strict $.** ? (@.type() == "string")') AS said
  WHERE said #>> '{}' ILIKE $3
)
ORDER BY created_at DESC LIMIT $4

-- Work of an account in which a text stands: as one of its identifiers, or, of its newest, in its metadata, in the words of its
-- request or in the name of its family. $1: the account; $2: the text; $3: the same as a pattern; $4: at most so many, the
-- newest; $5: how many of each kind are looked through.
SELECT id FROM (
  SELECT id, created_at FROM tasks WHERE account_id = $1 AND id = $2
  UNION
  SELECT id, created_at FROM tasks WHERE account_id = $1 AND external_id = $2
  UNION
  SELECT id, created_at FROM tasks WHERE account_id = $1 AND request_id = $2
  UNION
  SELECT id, created_at FROM showcase_jobs WHERE account_id = $1 AND (id = $2 OR request_id = $2)
  UNION
  SELECT id, created_at FROM (
    (SELECT id, created_at, metadata,
      jsonb_build_array(request, (SELECT name FROM families WHERE families.id = tasks.family_id)) AS request
      FROM tasks WHERE account_id = $1 ORDER BY created_at DESC, id DESC LIMIT $5)
    UNION ALL
    (SELECT id, created_at, metadata, request
      FROM showcase_jobs WHERE account_id = $1 ORDER BY created_at DESC, id DESC LIMIT $5)
  ) AS newest
  WHERE EXISTS (
    SELECT FROM jsonb_path_query(jsonb_build_array(metadata, request), 'strict $.** ? (@.type() == "string")') AS said
    WHERE said #>> '{}' ILIKE $3
  )
) AS work
ORDER BY created_at DESC LIMIT $4

-- Ways into tables of which everything is kept, found by `npm run bench -- --tables`. While one is made, writes to its table
-- wait: an operator of large tables makes them before, with CREATE INDEX CONCURRENTLY and these names.

-- What failed, of an account: most work did not, so that the page of it was looked for among all. Not by the status, which
-- Prisma compares with a value that the planner does not know.
CREATE INDEX IF NOT EXISTS "tasks_failed_idx" ON "tasks" ("account_id", "created_at" DESC, "id" DESC)
  WHERE "error_code" IS NOT NULL;

-- What ran beside the work that estimates look back on.
CREATE INDEX IF NOT EXISTS "tasks_completed_at_idx" ON "tasks" ("completed_at") WHERE "completed_at" IS NOT NULL;

-- Whether a deleted family is still being made.
CREATE INDEX IF NOT EXISTS "tasks_family_id_idx" ON "tasks" ("family_id") WHERE "family_id" IS NOT NULL;

-- Answers that are old enough to be forgotten.
CREATE INDEX IF NOT EXISTS "idempotency_keys_created_at_idx" ON "idempotency_keys" ("created_at");

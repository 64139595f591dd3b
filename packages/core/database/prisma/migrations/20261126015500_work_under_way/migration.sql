-- What is under way, of an account: most work has ended, so that the page of it was looked for among all. Not by the status,
-- which Prisma compares with a value that the planner does not know.
CREATE INDEX IF NOT EXISTS "tasks_under_way_idx" ON "tasks" ("account_id", "created_at" DESC, "id" DESC)
  WHERE "completed_at" IS NULL;
CREATE INDEX IF NOT EXISTS "showcase_jobs_under_way_idx" ON "showcase_jobs" ("account_id", "created_at" DESC, "id" DESC)
  WHERE "completed_at" IS NULL;

-- The customer's own words about a request, given back wherever it is shown or told of.
ALTER TABLE "tasks" ADD COLUMN "metadata" JSONB;
ALTER TABLE "showcase_jobs" ADD COLUMN "metadata" JSONB;
ALTER TABLE "families" ADD COLUMN "metadata" JSONB;
ALTER TABLE "custom_templates" ADD COLUMN "metadata" JSONB;

-- A cancelled job is a failed one, and says so.
ALTER TABLE "showcase_jobs" ADD COLUMN "cancelled_at" TIMESTAMPTZ(3);
ALTER TABLE "showcase_jobs" ADD CONSTRAINT "showcase_jobs_cancelled_is_failed"
  CHECK ("cancelled_at" IS NULL OR "status" = 'failed');

-- Lists go on where a page ended; rows of the same moment are told apart by their ids.
DROP INDEX "tasks_account_id_created_at_idx";
CREATE INDEX "tasks_account_id_created_at_id_idx" ON "tasks" ("account_id", "created_at" DESC, "id" DESC);
DROP INDEX "showcase_jobs_account_id_created_at_idx";
CREATE INDEX "showcase_jobs_account_id_created_at_id_idx" ON "showcase_jobs" ("account_id", "created_at" DESC, "id" DESC);

-- How long work takes is learned from what was completed last.
CREATE INDEX "tasks_completed_lately_idx" ON "tasks" ("kind", "livemode", "completed_at" DESC) WHERE "status" = 'completed';
CREATE INDEX "showcase_jobs_completed_lately_idx" ON "showcase_jobs" ("completed_at" DESC) WHERE "status" = 'succeeded';

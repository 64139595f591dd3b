CREATE TYPE "WebhookRetry" AS ENUM ('standard', 'extended');

ALTER TABLE "tasks" ADD COLUMN "webhook_retry" "WebhookRetry" NOT NULL DEFAULT 'standard';
ALTER TABLE "showcase_jobs" ADD COLUMN "webhook_retry" "WebhookRetry" NOT NULL DEFAULT 'standard';

ALTER TABLE "webhook_deliveries" ADD COLUMN "replay_of" TEXT;
ALTER TABLE "webhook_deliveries" ADD COLUMN "is_test" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_replay_of_fkey" FOREIGN KEY ("replay_of")
  REFERENCES "webhook_deliveries" ("id") ON DELETE RESTRICT ON UPDATE CASCADE;
-- A test event tells of nothing that happened; everything else tells of one thing.
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_tests_tell_of_nothing"
  CHECK (NOT "is_test" OR num_nonnulls("task_id", "showcase_job_id") = 0);

-- Each thing is told once, and again only when somebody asks for it.
DROP INDEX "webhook_deliveries_task_id_event_key";
CREATE UNIQUE INDEX "webhook_deliveries_task_id_event_key" ON "webhook_deliveries" ("task_id", "event")
  WHERE "replay_of" IS NULL;
DROP INDEX "webhook_deliveries_showcase_job_id_event_key";
CREATE UNIQUE INDEX "webhook_deliveries_showcase_job_id_event_key" ON "webhook_deliveries" ("showcase_job_id", "event")
  WHERE "replay_of" IS NULL;
CREATE INDEX "webhook_deliveries_task_id_idx" ON "webhook_deliveries" ("task_id");
CREATE INDEX "webhook_deliveries_showcase_job_id_idx" ON "webhook_deliveries" ("showcase_job_id");
-- The log is read newest first.
CREATE INDEX "webhook_deliveries_account_id_created_at_id_idx"
  ON "webhook_deliveries" ("account_id", "created_at" DESC, "id" DESC);

-- What was sent, signatures shortened; attempts from before this was kept have none.
ALTER TABLE "webhook_attempts" ADD COLUMN "request_headers" JSONB;
ALTER TABLE "webhook_attempts" ADD COLUMN "request_body" TEXT;

ALTER TABLE "api_keys" ADD COLUMN "previous_webhook_secret_sealed" BYTEA;
ALTER TABLE "api_keys" ADD COLUMN "previous_webhook_secret_until" TIMESTAMPTZ(3);
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_previous_webhook_secret_is_whole"
  CHECK (("previous_webhook_secret_sealed" IS NULL) = ("previous_webhook_secret_until" IS NULL));

-- What a magic input of a test key asks for, by its name in the contract.
ALTER TABLE "tasks" ADD COLUMN "rehearsal" TEXT;
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_rehearse_in_test_mode" CHECK ("rehearsal" IS NULL OR NOT "livemode");
ALTER TABLE "showcase_jobs" ADD COLUMN "rehearsal" TEXT;
ALTER TABLE "showcase_jobs" ADD CONSTRAINT "showcase_jobs_rehearse_in_test_mode"
  CHECK ("rehearsal" IS NULL OR NOT "livemode");
ALTER TABLE "webhook_deliveries" ADD COLUMN "rehearsal" TEXT;

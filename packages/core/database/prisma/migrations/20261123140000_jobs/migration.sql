-- What is still to be done, of every kind: the row of a task, segment, showcase, reading or delivery says what it is, its
-- job says which queue it belongs on, whose it is, whether it is on it, and which worker has it. A job ends with its step.
CREATE TABLE "jobs" (
  "id" TEXT NOT NULL,
  "queue" TEXT NOT NULL,
  "payload" JSONB NOT NULL,
  "account_id" TEXT NOT NULL,
  "plan" "Plan" NOT NULL,
  "request_id" TEXT,
  "traceparent" TEXT,
  "available_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "lease_token" TEXT,
  "lease_until" TIMESTAMPTZ(3),
  "attempts" INTEGER NOT NULL DEFAULT 0,
  "enqueued_id" TEXT,
  "enqueued_at" TIMESTAMPTZ(3),
  "enqueues" INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT "jobs_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "jobs_account_id_fkey" FOREIGN KEY ("account_id")
    REFERENCES "accounts" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
-- The relay looks for what is on no queue, the sweep for what was enqueued longest ago.
CREATE INDEX "jobs_pending_idx" ON "jobs" ("available_at") WHERE "enqueued_at" IS NULL;
CREATE INDEX "jobs_enqueued_idx" ON "jobs" ("enqueued_at") WHERE "enqueued_at" IS NOT NULL;

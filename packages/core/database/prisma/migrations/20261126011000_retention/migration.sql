-- What is removed when it has been kept long enough, and how it is found. While an index is made, writes to its table wait: an
-- operator of large tables makes those with IF NOT EXISTS before, with CREATE INDEX CONCURRENTLY and these names.

-- The ledger entries that were removed, by account and reason: what is left and these make the balance. Written by a trigger.
CREATE TABLE "ledger_sums" (
  "account_id" TEXT NOT NULL,
  "reason" "LedgerReason" NOT NULL,
  "entries" BIGINT NOT NULL,
  "amount" BIGINT NOT NULL,
  CONSTRAINT "ledger_sums_pkey" PRIMARY KEY ("account_id", "reason"),
  CONSTRAINT "ledger_sums_account_id_fkey" FOREIGN KEY ("account_id")
    REFERENCES "accounts" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- A replay outlives what it repeats, and goes on naming it.
ALTER TABLE "webhook_deliveries" DROP CONSTRAINT "webhook_deliveries_replay_of_fkey";

CREATE INDEX IF NOT EXISTS "showcase_jobs_completed_at_idx" ON "showcase_jobs" ("completed_at") WHERE "completed_at" IS NOT NULL;
CREATE INDEX IF NOT EXISTS "webhook_deliveries_finished_at_idx" ON "webhook_deliveries" ("finished_at") WHERE "finished_at" IS NOT NULL;

-- Support finds work by what a customer's log has: the id of a request, or of its trace.
CREATE INDEX IF NOT EXISTS "tasks_request_id_idx" ON "tasks" USING hash ("request_id");
CREATE INDEX IF NOT EXISTS "showcase_jobs_request_id_idx" ON "showcase_jobs" USING hash ("request_id");
CREATE INDEX IF NOT EXISTS "tasks_trace_id_idx" ON "tasks" USING hash (split_part("traceparent", '-', 2));
CREATE INDEX IF NOT EXISTS "showcase_jobs_trace_id_idx" ON "showcase_jobs" USING hash (split_part("traceparent", '-', 2));

-- What was assumed or could not be done in a land film; null for nothing.
ALTER TABLE "tasks" ADD COLUMN "warnings" JSONB;

-- A photo that is read for free. It is no task: nothing is charged, nobody is told by webhook, and its row goes with its files.
CREATE TYPE "ReadingStatus" AS ENUM ('pending', 'completed', 'failed');
CREATE TABLE "land_readings" (
  "id" TEXT NOT NULL,
  "account_id" TEXT NOT NULL,
  "api_key_id" TEXT NOT NULL,
  "livemode" BOOLEAN NOT NULL,
  "status" "ReadingStatus" NOT NULL DEFAULT 'pending',
  "request_id" TEXT NOT NULL,
  "traceparent" TEXT,
  "rehearsal" TEXT,
  "request" JSONB NOT NULL,
  "inputs" JSONB NOT NULL,
  "metadata" JSONB,
  "reading" JSONB,
  "explanation_key" TEXT,
  "error_code" TEXT,
  "error_message" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "completed_at" TIMESTAMPTZ(3),
  "expires_at" TIMESTAMPTZ(3),
  "lease_token" TEXT,
  "lease_until" TIMESTAMPTZ(3),
  "attempts" INTEGER NOT NULL DEFAULT 0,
  "announced_job" TEXT,
  "announced_at" TIMESTAMPTZ(3),
  "announcements" INTEGER NOT NULL DEFAULT 0,
  "available_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "land_readings_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "land_readings_account_id_fkey" FOREIGN KEY ("account_id")
    REFERENCES "accounts" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "land_readings_api_key_id_fkey" FOREIGN KEY ("api_key_id")
    REFERENCES "api_keys" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "land_readings_final_state_is_whole" CHECK (
    ("status" = 'pending' AND "reading" IS NULL AND "explanation_key" IS NULL AND "error_code" IS NULL
      AND "completed_at" IS NULL AND "expires_at" IS NULL)
    OR ("status" = 'completed' AND "reading" IS NOT NULL AND "explanation_key" IS NOT NULL AND "error_code" IS NULL
      AND "completed_at" IS NOT NULL AND "expires_at" IS NOT NULL)
    OR ("status" = 'failed' AND "reading" IS NULL AND "explanation_key" IS NULL AND "error_code" IS NOT NULL
      AND "completed_at" IS NOT NULL AND "expires_at" IS NOT NULL)
  )
);
-- Its bound and the scheduler look only at unfinished readings, of which there are few.
CREATE INDEX "land_readings_unfinished_idx" ON "land_readings" ("account_id") WHERE "status" = 'pending';
CREATE INDEX "land_readings_to_expire_idx" ON "land_readings" ("expires_at") WHERE "expires_at" IS NOT NULL;

CREATE TYPE "Plan" AS ENUM ('free', 'plus', 'pro', 'max', 'enterprise');
CREATE TYPE "BillingPeriod" AS ENUM ('monthly', 'annual');
CREATE TYPE "KeyMode" AS ENUM ('live', 'test');
CREATE TYPE "LedgerReason" AS ENUM ('grant', 'charge', 'refund');
CREATE TYPE "TaskStatus" AS ENUM ('preparing', 'rendering', 'intro_outro', 'completed', 'failed');
CREATE TYPE "TaskStep" AS ENUM ('prepare', 'segments', 'assemble', 'done');
CREATE TYPE "SegmentStatus" AS ENUM ('pending', 'done');
CREATE TYPE "DeliveryStatus" AS ENUM ('pending', 'delivered', 'failed');

CREATE TABLE "accounts" (
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "plan" "Plan" NOT NULL,
  "billing" "BillingPeriod" NOT NULL,
  "credits" INTEGER NOT NULL DEFAULT 0,
  "concurrency_limit" INTEGER,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "accounts_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "accounts_credits_never_negative" CHECK ("credits" >= 0)
);

CREATE TABLE "organizations" (
  "id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "organizations_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "organization_members" (
  "organization_id" TEXT NOT NULL,
  "account_id" TEXT NOT NULL,
  CONSTRAINT "organization_members_pkey" PRIMARY KEY ("organization_id", "account_id"),
  CONSTRAINT "organization_members_organization_id_fkey" FOREIGN KEY ("organization_id")
    REFERENCES "organizations" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "organization_members_account_id_fkey" FOREIGN KEY ("account_id")
    REFERENCES "accounts" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "organization_members_account_id_idx" ON "organization_members" ("account_id");

CREATE TABLE "api_keys" (
  "id" TEXT NOT NULL,
  "account_id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "mode" "KeyMode" NOT NULL,
  "key_hash" BYTEA NOT NULL,
  "first_characters" TEXT NOT NULL,
  "webhook_secret_sealed" BYTEA NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "last_used_at" TIMESTAMPTZ(3),
  "expires_at" TIMESTAMPTZ(3),
  "revoked_at" TIMESTAMPTZ(3),
  CONSTRAINT "api_keys_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "api_keys_account_id_fkey" FOREIGN KEY ("account_id")
    REFERENCES "accounts" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "api_keys_key_hash_key" ON "api_keys" ("key_hash");
CREATE INDEX "api_keys_account_id_idx" ON "api_keys" ("account_id");

CREATE TABLE "tasks" (
  "id" TEXT NOT NULL,
  "external_id" TEXT NOT NULL,
  "kind" TEXT NOT NULL,
  "account_id" TEXT NOT NULL,
  "api_key_id" TEXT NOT NULL,
  "livemode" BOOLEAN NOT NULL,
  "status" "TaskStatus" NOT NULL DEFAULT 'preparing',
  "step" "TaskStep" NOT NULL DEFAULT 'prepare',
  "progress" INTEGER NOT NULL DEFAULT 10,
  "seed" BIGINT NOT NULL,
  "request_id" TEXT NOT NULL,
  "webhook_url" TEXT,
  "request" JSONB NOT NULL,
  "inputs" JSONB NOT NULL,
  "resolution" JSONB NOT NULL,
  "charged" INTEGER NOT NULL DEFAULT 0,
  "reading" JSONB,
  "storyboard" JSONB,
  "result" JSONB,
  "error_code" TEXT,
  "error_message" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "completed_at" TIMESTAMPTZ(3),
  "expires_at" TIMESTAMPTZ(3),
  "expired_at" TIMESTAMPTZ(3),
  "lease_token" TEXT,
  "lease_until" TIMESTAMPTZ(3),
  "attempts" INTEGER NOT NULL DEFAULT 0,
  "announced_job" TEXT,
  "announced_at" TIMESTAMPTZ(3),
  "announcements" INTEGER NOT NULL DEFAULT 0,
  "available_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "tasks_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "tasks_account_id_fkey" FOREIGN KEY ("account_id")
    REFERENCES "accounts" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "tasks_api_key_id_fkey" FOREIGN KEY ("api_key_id")
    REFERENCES "api_keys" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "tasks_final_state_is_whole" CHECK (
    ("status" = 'completed' AND "result" IS NOT NULL AND "error_code" IS NULL AND "completed_at" IS NOT NULL AND "step" = 'done')
    OR ("status" = 'failed' AND "result" IS NULL AND "error_code" IS NOT NULL AND "completed_at" IS NOT NULL AND "step" = 'done')
    OR ("status" NOT IN ('completed', 'failed') AND "result" IS NULL AND "error_code" IS NULL AND "completed_at" IS NULL AND "step" <> 'done')
  )
);
CREATE UNIQUE INDEX "tasks_external_id_key" ON "tasks" ("external_id");
CREATE INDEX "tasks_account_id_created_at_idx" ON "tasks" ("account_id", "created_at" DESC);
-- The concurrency limit and the scheduler look only at unfinished tasks, of which there are few.
CREATE INDEX "tasks_unfinished_idx" ON "tasks" ("account_id", "livemode") WHERE "step" <> 'done';
CREATE INDEX "tasks_to_expire_idx" ON "tasks" ("expires_at") WHERE "expired_at" IS NULL AND "expires_at" IS NOT NULL;

CREATE TABLE "ledger_entries" (
  "id" BIGSERIAL NOT NULL,
  "account_id" TEXT NOT NULL,
  "amount" INTEGER NOT NULL,
  "reason" "LedgerReason" NOT NULL,
  "task_id" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "ledger_entries_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "ledger_entries_account_id_fkey" FOREIGN KEY ("account_id")
    REFERENCES "accounts" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "ledger_entries_sign" CHECK (
    ("reason" = 'charge' AND "amount" < 0 AND "task_id" IS NOT NULL)
    OR ("reason" = 'refund' AND "amount" > 0 AND "task_id" IS NOT NULL)
    OR ("reason" = 'grant' AND "amount" > 0)
  )
);
CREATE UNIQUE INDEX "ledger_entries_task_id_reason_key" ON "ledger_entries" ("task_id", "reason");
CREATE INDEX "ledger_entries_account_id_id_idx" ON "ledger_entries" ("account_id", "id");

-- The balance is the sum of the ledger because nothing else writes it.
CREATE FUNCTION apply_ledger_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "accounts" SET "credits" = "credits" + NEW."amount" WHERE "id" = NEW."account_id";
  RETURN NEW;
END $$;
CREATE TRIGGER "ledger_entries_apply" AFTER INSERT ON "ledger_entries"
  FOR EACH ROW EXECUTE FUNCTION apply_ledger_entry();

CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ledger entries are append-only';
END $$;
CREATE TRIGGER "ledger_entries_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

CREATE TABLE "task_segments" (
  "task_id" TEXT NOT NULL,
  "index" INTEGER NOT NULL,
  "status" "SegmentStatus" NOT NULL DEFAULT 'pending',
  "frames" INTEGER NOT NULL,
  "frames_done" INTEGER NOT NULL DEFAULT 0,
  "object_key" TEXT,
  "lease_token" TEXT,
  "lease_until" TIMESTAMPTZ(3),
  "attempts" INTEGER NOT NULL DEFAULT 0,
  "announced_job" TEXT,
  "announced_at" TIMESTAMPTZ(3),
  "announcements" INTEGER NOT NULL DEFAULT 0,
  "available_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "task_segments_pkey" PRIMARY KEY ("task_id", "index"),
  CONSTRAINT "task_segments_task_id_fkey" FOREIGN KEY ("task_id")
    REFERENCES "tasks" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "task_segments_pending_idx" ON "task_segments" ("available_at") WHERE "status" = 'pending';

CREATE TABLE "assets" (
  "key" TEXT NOT NULL,
  "account_id" TEXT NOT NULL,
  "task_id" TEXT,
  "content_type" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "assets_pkey" PRIMARY KEY ("key"),
  CONSTRAINT "assets_account_id_fkey" FOREIGN KEY ("account_id")
    REFERENCES "accounts" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "assets_task_id_fkey" FOREIGN KEY ("task_id")
    REFERENCES "tasks" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX "assets_task_id_idx" ON "assets" ("task_id");

CREATE TABLE "idempotency_keys" (
  "account_id" TEXT NOT NULL,
  "operation" TEXT NOT NULL,
  "key" TEXT NOT NULL,
  "request_hash" BYTEA NOT NULL,
  "response" JSONB NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("account_id", "operation", "key"),
  CONSTRAINT "idempotency_keys_account_id_fkey" FOREIGN KEY ("account_id")
    REFERENCES "accounts" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE TABLE "webhook_deliveries" (
  "id" TEXT NOT NULL,
  "account_id" TEXT NOT NULL,
  "api_key_id" TEXT NOT NULL,
  "task_id" TEXT,
  "event" TEXT NOT NULL,
  "schedule" TEXT NOT NULL,
  "url" TEXT NOT NULL,
  "body" TEXT NOT NULL,
  "status" "DeliveryStatus" NOT NULL DEFAULT 'pending',
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "finished_at" TIMESTAMPTZ(3),
  "lease_token" TEXT,
  "lease_until" TIMESTAMPTZ(3),
  "attempts" INTEGER NOT NULL DEFAULT 0,
  "announced_job" TEXT,
  "announced_at" TIMESTAMPTZ(3),
  "announcements" INTEGER NOT NULL DEFAULT 0,
  "available_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "webhook_deliveries_account_id_fkey" FOREIGN KEY ("account_id")
    REFERENCES "accounts" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "webhook_deliveries_api_key_id_fkey" FOREIGN KEY ("api_key_id")
    REFERENCES "api_keys" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "webhook_deliveries_task_id_fkey" FOREIGN KEY ("task_id")
    REFERENCES "tasks" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "webhook_deliveries_task_id_event_key" ON "webhook_deliveries" ("task_id", "event");
CREATE INDEX "webhook_deliveries_pending_idx" ON "webhook_deliveries" ("available_at") WHERE "status" = 'pending';

CREATE TABLE "webhook_attempts" (
  "delivery_id" TEXT NOT NULL,
  "number" INTEGER NOT NULL,
  "started_at" TIMESTAMPTZ(3) NOT NULL,
  "finished_at" TIMESTAMPTZ(3),
  "response_status" INTEGER,
  "response_excerpt" TEXT,
  "failure" TEXT,
  CONSTRAINT "webhook_attempts_pkey" PRIMARY KEY ("delivery_id", "number"),
  CONSTRAINT "webhook_attempts_delivery_id_fkey" FOREIGN KEY ("delivery_id")
    REFERENCES "webhook_deliveries" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

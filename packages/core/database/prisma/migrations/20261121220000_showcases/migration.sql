CREATE TYPE "ShowcaseKind" AS ENUM ('generation', 'edit');
CREATE TYPE "ShowcaseStatus" AS ENUM ('pending', 'succeeded', 'failed');

CREATE TABLE "custom_templates" (
  "id" TEXT NOT NULL,
  "account_id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "reference_image_url" TEXT NOT NULL,
  "spec" JSONB NOT NULL,
  "confidence" DOUBLE PRECISION NOT NULL,
  "warnings" TEXT[] NOT NULL DEFAULT '{}',
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "archived_at" TIMESTAMPTZ(3),
  CONSTRAINT "custom_templates_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "custom_templates_account_id_fkey" FOREIGN KEY ("account_id")
    REFERENCES "accounts" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "custom_templates_confidence_is_a_share" CHECK ("confidence" BETWEEN 0 AND 1)
);
-- Lists and the limit look only at active templates.
CREATE INDEX "custom_templates_active_idx" ON "custom_templates" ("account_id", "created_at" DESC)
  WHERE "archived_at" IS NULL;

CREATE TABLE "showcase_jobs" (
  "id" TEXT NOT NULL,
  "kind" "ShowcaseKind" NOT NULL,
  "template_id" TEXT NOT NULL,
  "custom_template_id" TEXT,
  "template_spec" JSONB,
  "source_job_id" TEXT,
  "account_id" TEXT NOT NULL,
  "api_key_id" TEXT NOT NULL,
  "livemode" BOOLEAN NOT NULL,
  "status" "ShowcaseStatus" NOT NULL DEFAULT 'pending',
  "request_id" TEXT NOT NULL,
  "webhook_url" TEXT,
  "request" JSONB NOT NULL,
  "inputs" JSONB,
  "charged" INTEGER NOT NULL DEFAULT 0,
  "recipe" JSONB,
  "output_key" TEXT,
  "understanding" JSONB,
  "failure" TEXT,
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
  CONSTRAINT "showcase_jobs_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "showcase_jobs_account_id_fkey" FOREIGN KEY ("account_id")
    REFERENCES "accounts" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "showcase_jobs_api_key_id_fkey" FOREIGN KEY ("api_key_id")
    REFERENCES "api_keys" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "showcase_jobs_custom_template_id_fkey" FOREIGN KEY ("custom_template_id")
    REFERENCES "custom_templates" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "showcase_jobs_source_job_id_fkey" FOREIGN KEY ("source_job_id")
    REFERENCES "showcase_jobs" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  -- A generation brings its pictures, and its spec where the design is the customer's own; an edit has all of
  -- that from its source.
  CONSTRAINT "showcase_jobs_origin_is_whole" CHECK (
    "template_id" <> ''
    AND (
      ("kind" = 'generation' AND "source_job_id" IS NULL AND "inputs" IS NOT NULL
        AND ("template_id" = 'custom') = ("custom_template_id" IS NOT NULL)
        AND ("template_id" = 'custom') = ("template_spec" IS NOT NULL))
      OR ("kind" = 'edit' AND "source_job_id" IS NOT NULL AND "inputs" IS NULL
        AND "custom_template_id" IS NULL AND "template_spec" IS NULL)
    )
  ),
  CONSTRAINT "showcase_jobs_charge_never_negative" CHECK ("charged" >= 0),
  CONSTRAINT "showcase_jobs_final_state_is_whole" CHECK (
    ("status" = 'pending' AND "output_key" IS NULL AND "recipe" IS NULL AND "failure" IS NULL
      AND "completed_at" IS NULL AND "expires_at" IS NULL)
    OR ("status" = 'succeeded' AND "output_key" IS NOT NULL AND "recipe" IS NOT NULL AND "failure" IS NULL
      AND "completed_at" IS NOT NULL AND "expires_at" IS NOT NULL)
    OR ("status" = 'failed' AND "output_key" IS NULL AND "recipe" IS NULL AND "failure" IS NOT NULL
      AND "completed_at" IS NOT NULL AND "expires_at" IS NOT NULL)
  )
);
CREATE INDEX "showcase_jobs_account_id_created_at_idx" ON "showcase_jobs" ("account_id", "created_at" DESC);
CREATE INDEX "showcase_jobs_source_job_id_idx" ON "showcase_jobs" ("source_job_id");
-- The concurrency limit and the scheduler look only at unfinished jobs, of which there are few.
CREATE INDEX "showcase_jobs_unfinished_idx" ON "showcase_jobs" ("account_id", "livemode") WHERE "status" = 'pending';
CREATE INDEX "showcase_jobs_to_expire_idx" ON "showcase_jobs" ("expires_at")
  WHERE "expired_at" IS NULL AND "expires_at" IS NOT NULL;

ALTER TABLE "ledger_entries" ADD COLUMN "showcase_job_id" TEXT;
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_sign";
-- A charge or a refund belongs to exactly one thing.
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_sign" CHECK (
  ("reason" = 'charge' AND "amount" < 0 AND num_nonnulls("task_id", "showcase_job_id") = 1)
  OR ("reason" = 'refund' AND "amount" > 0 AND num_nonnulls("task_id", "showcase_job_id") = 1)
  OR ("reason" = 'grant' AND "amount" > 0 AND num_nonnulls("task_id", "showcase_job_id") = 0)
);
CREATE UNIQUE INDEX "ledger_entries_showcase_job_id_reason_key" ON "ledger_entries" ("showcase_job_id", "reason");

ALTER TABLE "assets" ADD COLUMN "showcase_job_id" TEXT;
ALTER TABLE "assets" ADD CONSTRAINT "assets_showcase_job_id_fkey" FOREIGN KEY ("showcase_job_id")
  REFERENCES "showcase_jobs" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "assets" ADD CONSTRAINT "assets_have_one_origin" CHECK (num_nonnulls("task_id", "showcase_job_id") <= 1);
CREATE INDEX "assets_showcase_job_id_idx" ON "assets" ("showcase_job_id");

ALTER TABLE "webhook_deliveries" ADD COLUMN "showcase_job_id" TEXT;
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_showcase_job_id_fkey" FOREIGN KEY ("showcase_job_id")
  REFERENCES "showcase_jobs" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_have_one_origin"
  CHECK (num_nonnulls("task_id", "showcase_job_id") <= 1);
CREATE UNIQUE INDEX "webhook_deliveries_showcase_job_id_event_key" ON "webhook_deliveries" ("showcase_job_id", "event");

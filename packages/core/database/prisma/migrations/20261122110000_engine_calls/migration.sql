-- What was asked of foreign engines, for whom, and what it cost; written as it happens, so that nothing that was paid for is lost with a worker.
CREATE TABLE "engine_calls" (
    "id" BIGSERIAL NOT NULL,
    "task_id" TEXT,
    "showcase_job_id" TEXT,
    "custom_template_id" TEXT,
    "capability" TEXT NOT NULL,
    "driver" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "seed" BIGINT,
    "prompt" TEXT,
    "outcome" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL,
    "seconds" DOUBLE PRECISION NOT NULL,
    "usage" JSONB NOT NULL,
    "cost_usd" DOUBLE PRECISION,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "engine_calls_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "engine_calls_task_id_fkey" FOREIGN KEY ("task_id") REFERENCES "tasks"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "engine_calls_showcase_job_id_fkey" FOREIGN KEY ("showcase_job_id") REFERENCES "showcase_jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "engine_calls_custom_template_id_fkey" FOREIGN KEY ("custom_template_id") REFERENCES "custom_templates"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "engine_calls_of_one" CHECK (num_nonnulls("task_id", "showcase_job_id", "custom_template_id") = 1)
);
CREATE INDEX "engine_calls_task_id_idx" ON "engine_calls" ("task_id");
CREATE INDEX "engine_calls_showcase_job_id_idx" ON "engine_calls" ("showcase_job_id");
CREATE INDEX "engine_calls_custom_template_id_idx" ON "engine_calls" ("custom_template_id");

-- What was made by the embedded engine instead of a foreign one; null for nothing.
ALTER TABLE "tasks" ADD COLUMN "engine_warnings" JSONB;
ALTER TABLE "showcase_jobs" ADD COLUMN "engine_warnings" JSONB;

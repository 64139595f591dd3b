-- Receivers that an account saves once. Each is told of everything that its filter lets through, beside the URL that a
-- request may name, and has a secret of its own.
CREATE TABLE "webhook_endpoints" (
  "id" TEXT NOT NULL,
  "account_id" TEXT NOT NULL,
  "livemode" BOOLEAN NOT NULL,
  "url" TEXT NOT NULL,
  "events" TEXT[] NOT NULL DEFAULT '{}',
  "description" TEXT,
  "retry" "WebhookRetry" NOT NULL,
  "enabled" BOOLEAN NOT NULL DEFAULT true,
  "webhook_secret_sealed" BYTEA NOT NULL,
  "previous_webhook_secret_sealed" BYTEA,
  "previous_webhook_secret_until" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "webhook_endpoints_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "webhook_endpoints_account_id_fkey" FOREIGN KEY ("account_id")
    REFERENCES "accounts" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "webhook_endpoints_previous_webhook_secret_is_whole"
    CHECK (("previous_webhook_secret_sealed" IS NULL) = ("previous_webhook_secret_until" IS NULL))
);
CREATE INDEX "webhook_endpoints_account_id_livemode_idx" ON "webhook_endpoints" ("account_id", "livemode");

-- Kept when the endpoint is deleted: the log still says where an event was to go.
ALTER TABLE "webhook_deliveries" ADD COLUMN "endpoint_id" TEXT;
CREATE INDEX "webhook_deliveries_endpoint_id_idx" ON "webhook_deliveries" ("endpoint_id") WHERE "endpoint_id" IS NOT NULL;

-- Each thing is told once to each receiver, and again only when somebody asks for it. The last release, which may run
-- beside this one, writes no endpoint.
CREATE UNIQUE INDEX "webhook_deliveries_task_id_event_endpoint_id_key"
  ON "webhook_deliveries" ("task_id", "event", coalesce("endpoint_id", '')) WHERE "replay_of" IS NULL;
DROP INDEX "webhook_deliveries_task_id_event_key";
CREATE UNIQUE INDEX "webhook_deliveries_showcase_job_id_event_endpoint_id_key"
  ON "webhook_deliveries" ("showcase_job_id", "event", coalesce("endpoint_id", '')) WHERE "replay_of" IS NULL;
DROP INDEX "webhook_deliveries_showcase_job_id_event_key";

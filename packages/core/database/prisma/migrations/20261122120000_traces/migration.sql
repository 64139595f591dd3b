-- Which trace work belongs to, as a W3C traceparent: the jobs that carry the work may be lost, the rows are not.
ALTER TABLE "tasks" ADD COLUMN "traceparent" TEXT;
ALTER TABLE "showcase_jobs" ADD COLUMN "traceparent" TEXT;
ALTER TABLE "webhook_deliveries" ADD COLUMN "traceparent" TEXT;

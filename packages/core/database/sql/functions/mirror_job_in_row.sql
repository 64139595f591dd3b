-- Shows the release before this one what we write into "jobs", in the columns where its processes look: see
-- "mirror_row_in_job".
CREATE OR REPLACE FUNCTION "mirror_job_in_row"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The last release wrote this.
  IF pg_trigger_depth() > 1 THEN RETURN NULL; END IF;
  IF NEW."payload" ? 'index' THEN
    UPDATE "task_segments" SET "available_at" = NEW."available_at", "lease_token" = NEW."lease_token",
      "lease_until" = NEW."lease_until", "attempts" = NEW."attempts", "announced_job" = NEW."enqueued_id",
      "announced_at" = NEW."enqueued_at", "announcements" = NEW."enqueues"
    WHERE "task_id" = NEW."payload" ->> 'task_id' AND "index" = (NEW."payload" ->> 'index')::integer AND "status" = 'pending';
  ELSIF NEW."payload" ? 'task_id' THEN
    UPDATE "tasks" SET "available_at" = NEW."available_at", "lease_token" = NEW."lease_token",
      "lease_until" = NEW."lease_until", "attempts" = NEW."attempts", "announced_job" = NEW."enqueued_id",
      "announced_at" = NEW."enqueued_at", "announcements" = NEW."enqueues"
    WHERE "id" = NEW."payload" ->> 'task_id' AND NEW."id" = "id" || '_' || "step";
  ELSIF NEW."payload" ? 'job_id' THEN
    UPDATE "showcase_jobs" SET "available_at" = NEW."available_at", "lease_token" = NEW."lease_token",
      "lease_until" = NEW."lease_until", "attempts" = NEW."attempts", "announced_job" = NEW."enqueued_id",
      "announced_at" = NEW."enqueued_at", "announcements" = NEW."enqueues"
    WHERE "id" = NEW."payload" ->> 'job_id' AND "status" = 'pending';
  ELSIF NEW."payload" ? 'reading_id' THEN
    UPDATE "land_readings" SET "available_at" = NEW."available_at", "lease_token" = NEW."lease_token",
      "lease_until" = NEW."lease_until", "attempts" = NEW."attempts", "announced_job" = NEW."enqueued_id",
      "announced_at" = NEW."enqueued_at", "announcements" = NEW."enqueues"
    WHERE "id" = NEW."payload" ->> 'reading_id' AND "status" = 'pending';
  ELSE
    UPDATE "webhook_deliveries" SET "available_at" = NEW."available_at", "lease_token" = NEW."lease_token",
      "lease_until" = NEW."lease_until", "attempts" = NEW."attempts", "announced_job" = NEW."enqueued_id",
      "announced_at" = NEW."enqueued_at", "announcements" = NEW."enqueues"
    WHERE "id" = NEW."payload" ->> 'delivery_id' AND "status" = 'pending';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "jobs_mirrored" AFTER UPDATE ON "jobs"
  FOR EACH ROW EXECUTE FUNCTION "mirror_job_in_row"();

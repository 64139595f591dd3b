-- For processes of the last release, which run next to ours during a rolling update and keep leases and marks in columns
-- of the rows themselves. This copies their writes into "jobs"; "mirror_job_in_row" copies ours into those columns. Both
-- go with the columns in the next release.
--
-- An open row has a job: our code writes it before the row, and a row of the last release gets it here.
CREATE OR REPLACE FUNCTION "mirror_row_in_job"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "job_id" text;
  "left" text;
  "queue_name" text;
  "content" jsonb;
  "owner" text;
  "asked_by" text;
  "span" text;
  "opens" boolean := TG_OP = 'INSERT';
  "job" "jobs"%ROWTYPE;
BEGIN
  -- Our own copy.
  IF pg_trigger_depth() > 1 THEN RETURN NEW; END IF;

  IF TG_TABLE_NAME = 'tasks' THEN
    IF NEW."step" IN ('prepare', 'assemble') THEN "job_id" := NEW."id" || '_' || NEW."step"; END IF;
    IF TG_OP = 'UPDATE' AND NEW."step" <> OLD."step" THEN
      "opens" := true;
      IF OLD."step" IN ('prepare', 'assemble') THEN "left" := OLD."id" || '_' || OLD."step"; END IF;
      IF OLD."step" = 'segments' AND NEW."step" = 'done' THEN
        DELETE FROM "jobs" WHERE "id" IN (SELECT s."task_id" || '_' || s."index" FROM "task_segments" AS s WHERE s."task_id" = NEW."id");
      END IF;
    END IF;
    "queue_name" := CASE NEW."kind" WHEN 'land' THEN 'land-' || NEW."step" WHEN 'family' THEN 'family-portraits'
      ELSE 'property-' || NEW."step" END;
    "content" := jsonb_build_object('task_id', NEW."id");
    "owner" := NEW."account_id"; "asked_by" := NEW."request_id"; "span" := NEW."traceparent";
  ELSIF TG_TABLE_NAME = 'task_segments' THEN
    IF NEW."status" = 'pending' THEN "job_id" := NEW."task_id" || '_' || NEW."index";
    ELSE "left" := NEW."task_id" || '_' || NEW."index"; END IF;
    "content" := jsonb_build_object('task_id', NEW."task_id", 'index', NEW."index");
    SELECT CASE t."kind" WHEN 'land' THEN 'land-segment' ELSE 'property-segment' END, t."account_id", t."request_id", t."traceparent"
      INTO "queue_name", "owner", "asked_by", "span" FROM "tasks" AS t WHERE t."id" = NEW."task_id";
  ELSIF TG_TABLE_NAME = 'showcase_jobs' THEN
    IF NEW."status" = 'pending' THEN "job_id" := NEW."id" || '_render'; ELSE "left" := NEW."id" || '_render'; END IF;
    "queue_name" := 'showcase-render'; "content" := jsonb_build_object('job_id', NEW."id");
    "owner" := NEW."account_id"; "asked_by" := NEW."request_id"; "span" := NEW."traceparent";
  ELSIF TG_TABLE_NAME = 'land_readings' THEN
    IF NEW."status" = 'pending' THEN "job_id" := NEW."id" || '_read'; ELSE "left" := NEW."id" || '_read'; END IF;
    "queue_name" := 'land-reading'; "content" := jsonb_build_object('reading_id', NEW."id");
    "owner" := NEW."account_id"; "asked_by" := NEW."request_id"; "span" := NEW."traceparent";
  ELSE
    IF NEW."status" = 'pending' THEN "job_id" := NEW."id" || '_deliver'; ELSE "left" := NEW."id" || '_deliver'; END IF;
    "queue_name" := 'webhook-deliver'; "content" := jsonb_build_object('delivery_id', NEW."id");
    "owner" := NEW."account_id"; "span" := NEW."traceparent";
    "asked_by" := coalesce((SELECT t."request_id" FROM "tasks" AS t WHERE t."id" = NEW."task_id"),
      (SELECT s."request_id" FROM "showcase_jobs" AS s WHERE s."id" = NEW."showcase_job_id"));
  END IF;

  IF "left" IS NOT NULL THEN DELETE FROM "jobs" WHERE "id" = "left"; END IF;
  IF "job_id" IS NULL THEN
    NEW."lease_token" := NULL;
    NEW."lease_until" := NULL;
    RETURN NEW;
  END IF;
  SELECT * INTO "job" FROM "jobs" AS j WHERE j."id" = "job_id";
  IF NOT FOUND THEN
    -- The last release has opened it, or had it open when this release came.
    INSERT INTO "jobs" ("id", "queue", "payload", "account_id", "plan", "request_id", "traceparent", "available_at",
      "lease_token", "lease_until", "attempts", "enqueued_id", "enqueued_at", "enqueues")
    SELECT "job_id", "queue_name", "content", a."id", a."plan", "asked_by", "span", NEW."available_at",
      NEW."lease_token", NEW."lease_until", NEW."attempts", NEW."announced_job", NEW."announced_at", NEW."announcements"
    FROM "accounts" AS a WHERE a."id" = "owner";
  ELSIF "opens" THEN
    -- Our code has written its job first.
    NEW."available_at" := "job"."available_at";
    NEW."lease_token" := "job"."lease_token";
    NEW."lease_until" := "job"."lease_until";
    NEW."attempts" := "job"."attempts";
    NEW."announced_job" := "job"."enqueued_id";
    NEW."announced_at" := "job"."enqueued_at";
    NEW."announcements" := "job"."enqueues";
  ELSE
    UPDATE "jobs" SET "available_at" = NEW."available_at", "lease_token" = NEW."lease_token",
      "lease_until" = NEW."lease_until", "attempts" = NEW."attempts", "enqueued_id" = NEW."announced_job",
      "enqueued_at" = NEW."announced_at", "enqueues" = NEW."announcements"
    WHERE "id" = "job_id";
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER "tasks_mirrored" BEFORE INSERT OR UPDATE OF "step", "available_at", "lease_token", "lease_until",
  "attempts", "announced_job", "announced_at", "announcements" ON "tasks"
  FOR EACH ROW EXECUTE FUNCTION "mirror_row_in_job"();
CREATE OR REPLACE TRIGGER "task_segments_mirrored" BEFORE INSERT OR UPDATE OF "status", "available_at", "lease_token",
  "lease_until", "attempts", "announced_job", "announced_at", "announcements" ON "task_segments"
  FOR EACH ROW EXECUTE FUNCTION "mirror_row_in_job"();
CREATE OR REPLACE TRIGGER "showcase_jobs_mirrored" BEFORE INSERT OR UPDATE OF "status", "available_at", "lease_token",
  "lease_until", "attempts", "announced_job", "announced_at", "announcements" ON "showcase_jobs"
  FOR EACH ROW EXECUTE FUNCTION "mirror_row_in_job"();
CREATE OR REPLACE TRIGGER "land_readings_mirrored" BEFORE INSERT OR UPDATE OF "status", "available_at", "lease_token",
  "lease_until", "attempts", "announced_job", "announced_at", "announcements" ON "land_readings"
  FOR EACH ROW EXECUTE FUNCTION "mirror_row_in_job"();
CREATE OR REPLACE TRIGGER "webhook_deliveries_mirrored" BEFORE INSERT OR UPDATE OF "status", "available_at", "lease_token",
  "lease_until", "attempts", "announced_job", "announced_at", "announcements" ON "webhook_deliveries"
  FOR EACH ROW EXECUTE FUNCTION "mirror_row_in_job"();

-- Open work gets its job when this is applied; a lease stays with its worker.
UPDATE "tasks" SET "announcements" = "announcements" WHERE "step" IN ('prepare', 'assemble');
UPDATE "task_segments" AS s SET "announcements" = s."announcements" FROM "tasks" AS t
  WHERE t."id" = s."task_id" AND t."step" = 'segments' AND s."status" = 'pending';
UPDATE "showcase_jobs" SET "announcements" = "announcements" WHERE "status" = 'pending';
UPDATE "land_readings" SET "announcements" = "announcements" WHERE "status" = 'pending';
UPDATE "webhook_deliveries" SET "announcements" = "announcements" WHERE "status" = 'pending';

-- A job ends with its step: whatever moves work on, ends it or takes it back deletes the job of the step that it leaves. So
-- its worker, if any, has lost its lease in the same transaction. A delivery ends in one statement, which deletes its job.
CREATE OR REPLACE FUNCTION "end_job_with_step"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'tasks' THEN
    IF OLD."step" <> 'segments' THEN
      DELETE FROM "jobs" WHERE "id" = OLD."id" || '_' || OLD."step";
    ELSIF NEW."step" = 'done' THEN
      DELETE FROM "jobs" WHERE "id" IN (SELECT s."task_id" || '_' || s."index" FROM "task_segments" AS s WHERE s."task_id" = OLD."id");
    END IF;
  ELSIF TG_TABLE_NAME = 'task_segments' THEN
    DELETE FROM "jobs" WHERE "id" = OLD."task_id" || '_' || OLD."index";
  ELSE
    DELETE FROM "jobs" WHERE "id" = OLD."id" || CASE TG_TABLE_NAME WHEN 'showcase_jobs' THEN '_render' ELSE '_read' END;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "tasks_end_job" AFTER UPDATE OF "step" ON "tasks"
  FOR EACH ROW WHEN (NEW."step" <> OLD."step") EXECUTE FUNCTION "end_job_with_step"();
CREATE OR REPLACE TRIGGER "task_segments_end_job" AFTER UPDATE OF "status" ON "task_segments"
  FOR EACH ROW WHEN (NEW."status" <> OLD."status") EXECUTE FUNCTION "end_job_with_step"();
CREATE OR REPLACE TRIGGER "showcase_jobs_end_job" AFTER UPDATE OF "status" ON "showcase_jobs"
  FOR EACH ROW WHEN (NEW."status" <> OLD."status") EXECUTE FUNCTION "end_job_with_step"();
CREATE OR REPLACE TRIGGER "land_readings_end_job" AFTER UPDATE OF "status" ON "land_readings"
  FOR EACH ROW WHEN (NEW."status" <> OLD."status") EXECUTE FUNCTION "end_job_with_step"();

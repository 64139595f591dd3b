-- Whether work was accepted; if it was not, it never will be. The answer is deleted with old answers.
CREATE OR REPLACE FUNCTION "acceptance_outcome"("work_id" text, "account" text) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('lock_timeout', '2000', true);
  PERFORM pg_advisory_xact_lock(hashtextextended('acceptance ' || "work_id", 0));
  PERFORM set_config('lock_timeout', '0', true);
  IF EXISTS (SELECT FROM "tasks" WHERE "id" = "work_id")
    OR EXISTS (SELECT FROM "showcase_jobs" WHERE "id" = "work_id")
    OR EXISTS (SELECT FROM "land_readings" WHERE "id" = "work_id")
    OR EXISTS (SELECT FROM "families" WHERE "id"::text = "work_id" AND "account_id" = "account") THEN
    RETURN true;
  END IF;
  INSERT INTO "idempotency_keys" ("account_id", "operation", "key", "request_hash", "response")
    VALUES ("account", 'settled', "work_id", '', 'null') ON CONFLICT DO NOTHING;
  RETURN false;
END $$;

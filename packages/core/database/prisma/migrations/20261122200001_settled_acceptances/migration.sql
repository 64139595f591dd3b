-- A request is decided in a statement that is its own transaction: no BEGIN and COMMIT travel apart. When the connection
-- breaks meanwhile, whoever asked settles with the work's id how it ended. Both hold the same lock, so the statement is
-- over by then; and when it has not come yet, what is remembered here refuses it for good.
CREATE FUNCTION "accept_work"("accept" text, "work" jsonb, "most" jsonb, "once" jsonb, "hash" bytea)
RETURNS jsonb LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('acceptance ' || ("work" ->> 'id'), 0));
  IF EXISTS (SELECT FROM "idempotency_keys" AS k
    WHERE k."account_id" = "work" ->> 'account_id' AND k."operation" = 'settled' AND k."key" = "work" ->> 'id') THEN
    RAISE EXCEPTION '% was settled as not accepted', "work" ->> 'id';
  END IF;
  IF "accept" = 'accept_task' THEN RETURN "accept_task"("work", "most", "once", "hash"); END IF;
  RETURN "accept_showcase_job"("work", "most", "once", "hash");
END $$;

-- Whether work was accepted; if it was not, it is not any more. What is remembered goes with old answers.
CREATE FUNCTION "settle_acceptance"("work_id" text, "account" text) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('lock_timeout', '2000', true);
  PERFORM pg_advisory_xact_lock(hashtextextended('acceptance ' || "work_id", 0));
  PERFORM set_config('lock_timeout', '0', true);
  IF EXISTS (SELECT FROM "tasks" WHERE "id" = "work_id") OR EXISTS (SELECT FROM "showcase_jobs" WHERE "id" = "work_id") THEN
    RETURN true;
  END IF;
  INSERT INTO "idempotency_keys" ("account_id", "operation", "key", "request_hash", "response")
    VALUES ("account", 'settled', "work_id", '', 'null') ON CONFLICT DO NOTHING;
  RETURN false;
END $$;

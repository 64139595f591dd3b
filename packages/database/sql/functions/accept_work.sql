-- Accepts a piece of work in one statement, which is its own transaction. When the connection breaks meanwhile, whoever
-- asked settles with the work's id how it ended ("settle_acceptance"). Both hold the same lock, so the statement is over
-- by then; and when it has not come yet, what is remembered there refuses it for good.
--
-- Every statement below sees what was committed before it began (READ COMMITTED), so what is counted after the account's
-- lock is what the lock protects. The planner is bound to an index, one row after the other, by a plan for all accounts
-- alike: a plan kept from when a table was empty would read all of it, and a bitmap would meet again with every request
-- what was finished lately, which an index scan remembers as gone.
CREATE OR REPLACE FUNCTION "accept_work"("accept" text, "work" jsonb, "most" jsonb, "once" jsonb, "hash" bytea)
RETURNS jsonb LANGUAGE plpgsql
SET enable_seqscan = off SET enable_bitmapscan = off SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('acceptance ' || ("work" ->> 'id'), 0));
  IF EXISTS (SELECT FROM "idempotency_keys" AS k
    WHERE k."account_id" = "work" ->> 'account_id' AND k."operation" = 'settled' AND k."key" = "work" ->> 'id') THEN
    RAISE EXCEPTION '% was settled as not accepted', "work" ->> 'id';
  END IF;
  IF "accept" = 'accept_task' THEN RETURN "accept_task"("work", "most", "once", "hash"); END IF;
  RETURN "accept_showcase_job"("work", "most", "once", "hash");
END $$;

-- Accepts a piece of work of any kind in one statement, which is its own transaction: lock, idempotency, check, limit,
-- charge, enqueue, insert and answer, from top to bottom. It returns the outcome; refused work leaves nothing behind.
--
-- `accept`: task, showcase, reading, new_family or family_change.
-- `work`:   the columns of its row by name. A family is next to its task's columns, which are left out without portraits.
-- `most`:   concurrent tasks by plan, and how many families and unfinished readings an account may have.
-- `once`:   null for a request without an idempotency key, else { account, operation, key, lock, wait_ms, response }.
-- `hash`:   of the request with the key.
--
-- Every statement sees what was committed before it began (READ COMMITTED), so counts made under the account's lock
-- hold. The settings bind the planner to one index scan for all accounts: a plan from when a table was empty would read
-- all of it, and a bitmap would visit recently finished rows each time, which an index scan skips.
CREATE OR REPLACE FUNCTION "accept_work"("accept" text, "work" jsonb, "most" jsonb, "once" jsonb, "hash" bytea)
RETURNS jsonb LANGUAGE plpgsql
SET enable_seqscan = off SET enable_bitmapscan = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  "place" text;
  "row" jsonb;
  "is_task" boolean := "accept" NOT IN ('showcase', 'reading') AND "work" ? 'kind';
  "live" boolean := ("work" ->> 'livemode')::boolean;
  "price" integer := coalesce(("work" ->> 'charged')::integer, 0);
  "created" timestamptz := ("work" ->> 'created_at')::timestamptz;
  "cast" jsonb := "work" -> 'family';
  "template" text := "work" ->> 'template_id';
  "account" "accounts"%ROWTYPE;
  "earlier" "idempotency_keys"%ROWTYPE;
  "family" "families"%ROWTYPE;
  "is_archived" boolean;
  "unfinished" integer;
BEGIN
  -- LOCK. When the connection breaks, the caller asks by the work's id how this ended ("acceptance_outcome"), under the
  -- same lock. If it asks first, its question is on record and refuses this.
  PERFORM pg_advisory_xact_lock(hashtextextended('acceptance ' || ("work" ->> 'id'), 0));
  IF EXISTS (SELECT FROM "idempotency_keys" AS k
    WHERE k."account_id" = "work" ->> 'account_id' AND k."operation" = 'settled' AND k."key" = "work" ->> 'id') THEN
    RAISE EXCEPTION '% was settled as not accepted', "work" ->> 'id';
  END IF;

  -- IDEMPOTENCY. The key is locked until the transaction ends; the answer to an earlier request with it is repeated.
  IF "once" IS NOT NULL THEN
    PERFORM set_config('lock_timeout', "once" ->> 'wait_ms', true);
    PERFORM pg_advisory_xact_lock(hashtextextended("once" ->> 'lock', 0));
    PERFORM set_config('lock_timeout', '0', true);
    SELECT * INTO "earlier" FROM "idempotency_keys" AS k
      WHERE k."account_id" = "once" ->> 'account' AND k."operation" = "once" ->> 'operation' AND k."key" = "once" ->> 'key';
    IF FOUND THEN
      IF "earlier"."request_hash" <> "hash" THEN RETURN jsonb_build_object('outcome', 'reused'); END IF;
      RETURN jsonb_build_object('outcome', 'replayed', 'response', "earlier"."response");
    END IF;
  END IF;
  SELECT * INTO "account" FROM "accounts" AS a WHERE a."id" = "work" ->> 'account_id' FOR UPDATE;
  IF NOT FOUND THEN RAISE EXCEPTION 'account % does not exist', "work" ->> 'account_id'; END IF;

  -- CHECK. What the work is made in or from is locked until the transaction ends.
  IF "accept" = 'showcase' AND "work" ->> 'kind' = 'edit' THEN
    SELECT s."template_id" INTO "template" FROM "showcase_jobs" AS s
      WHERE s."id" = "work" ->> 'source_job_id' AND s."account_id" = "account"."id"
        AND s."status" = 'succeeded' AND s."expired_at" IS NULL
      FOR SHARE;
    IF NOT FOUND THEN RETURN jsonb_build_object('outcome', 'no_source'); END IF;
  ELSIF "accept" = 'showcase' AND "work" ->> 'custom_template_id' IS NOT NULL THEN
    SELECT t."archived_at" IS NOT NULL INTO "is_archived" FROM "custom_templates" AS t
      WHERE t."id" = "work" ->> 'custom_template_id' AND t."account_id" = "account"."id"
      FOR SHARE;
    IF NOT FOUND THEN RETURN jsonb_build_object('outcome', 'no_template'); END IF;
    IF "is_archived" THEN RETURN jsonb_build_object('outcome', 'template_archived'); END IF;
  ELSIF "accept" = 'new_family' THEN
    IF (SELECT count(*) FROM "families" AS f WHERE f."account_id" = "account"."id" AND f."deleted_at" IS NULL)
      >= ("most" ->> 'families')::integer THEN
      RETURN jsonb_build_object('outcome', 'families');
    END IF;
  ELSIF "accept" = 'family_change' THEN
    -- Without a lock: a task that ends holds the family and may wait for the account.
    SELECT * INTO "family" FROM "families" AS f
      WHERE f."id" = ("cast" ->> 'id')::uuid AND f."account_id" = "account"."id" AND f."deleted_at" IS NULL;
    IF NOT FOUND THEN RETURN jsonb_build_object('outcome', 'no_family'); END IF;
    IF "family"."status" <> 'ready' THEN
      RETURN jsonb_build_object('outcome', 'family_not_ready', 'status', "family"."status");
    END IF;
    -- The new members were made from other members: the caller makes them again.
    IF "family"."members" IS DISTINCT FROM "cast" -> 'before' THEN RETURN jsonb_build_object('outcome', 'family_changed'); END IF;
    IF "cast" ->> 'members' IS NULL THEN RETURN jsonb_build_object('outcome', 'members_refused'); END IF;
  END IF;

  -- LIMIT. Credits, and how much may be unfinished at once. Showcases and tasks are counted apart.
  IF "accept" = 'reading' THEN
    SELECT count(*) INTO "unfinished" FROM "land_readings" AS r
      WHERE r."account_id" = "account"."id" AND r."status" = 'pending';
    IF "unfinished" >= ("most" ->> 'readings')::integer THEN
      RETURN jsonb_build_object('outcome', 'readings', 'unfinished', "unfinished");
    END IF;
  ELSIF "accept" = 'showcase' OR "is_task" THEN
    IF "accept" = 'showcase' AND "account"."credits" >= "price" THEN
      SELECT count(*) INTO "unfinished" FROM "showcase_jobs" AS j
        WHERE j."account_id" = "account"."id" AND j."livemode" = "live" AND j."status" = 'pending';
    ELSIF "account"."credits" >= "price" THEN
      SELECT count(*) INTO "unfinished" FROM "tasks" AS t
        WHERE t."account_id" = "account"."id" AND t."livemode" = "live" AND t."step" <> 'done';
    END IF;
    IF "unfinished" IS NULL
      OR "unfinished" >= coalesce("account"."concurrency_limit", ("most" ->> "account"."plan"::text)::integer) THEN
      RETURN jsonb_build_object('outcome', CASE WHEN "unfinished" IS NULL THEN 'credits' ELSE 'concurrency' END,
        'plan', "account"."plan", 'credits', "account"."credits", 'concurrencyLimit', "account"."concurrency_limit",
        'unfinished', coalesce("unfinished", 0));
    END IF;
  END IF;

  -- CHARGE. A trigger keeps the balance.
  IF "price" > 0 THEN
    INSERT INTO "ledger_entries" ("account_id", "amount", "reason", "task_id", "showcase_job_id")
      VALUES ("account"."id", -"price", 'charge', CASE WHEN "is_task" THEN "work" ->> 'id' END,
        CASE WHEN "accept" = 'showcase' THEN "work" ->> 'id' END);
  END IF;

  -- ENQUEUE. The job is written as enqueued: the caller adds it to its queue after the commit.
  IF "work" -> 'job' ->> 'id' IS NOT NULL THEN
    INSERT INTO "jobs" ("id", "queue", "payload", "account_id", "plan", "request_id", "traceparent", "enqueued_id",
      "enqueued_at", "enqueues")
    VALUES ("work" -> 'job' ->> 'id', "work" -> 'job' ->> 'queue', "work" -> 'job' -> 'payload', "account"."id",
      "account"."plan", "work" ->> 'request_id', "work" ->> 'traceparent', ("work" -> 'job' ->> 'id') || '_1', now(), 1);
  END IF;

  -- INSERT.
  IF "accept" = 'new_family' THEN
    INSERT INTO "families" ("id", "slug", "account_id", "organization_id", "name", "status", "members", "metadata", "created_at")
    VALUES (("cast" ->> 'id')::uuid, ("cast" ->> 'slug')::uuid, "account"."id",
      (SELECT m."organization_id" FROM "organization_members" AS m JOIN "organizations" AS o ON o."id" = m."organization_id"
        WHERE m."account_id" = "account"."id" ORDER BY o."created_at" LIMIT 1),
      "cast" ->> 'name', CASE WHEN "is_task" THEN 'generating' ELSE 'pending_avatars' END::"FamilyStatus",
      "cast" -> 'members', "work" -> 'metadata', "created");
  ELSIF "accept" = 'family_change' THEN
    UPDATE "families" SET "status" = 'generating' WHERE "id" = "family"."id";
  END IF;
  -- The columns of the work by name, and those that it begins with. A column that a newer version added has its default.
  "place" := CASE WHEN "is_task" THEN 'tasks' WHEN "accept" = 'showcase' THEN 'showcase_jobs'
    WHEN "accept" = 'reading' THEN 'land_readings' END;
  IF "place" IS NOT NULL THEN
    "row" := CASE
      WHEN "is_task" THEN '{ "status": "preparing", "step": "prepare", "progress": 10 }'::jsonb || "work"
        || jsonb_build_object('charged', "price", 'family_id', "cast" ->> 'id')
      WHEN "accept" = 'showcase' THEN '{ "status": "pending" }'::jsonb || "work"
        || jsonb_build_object('charged', "price", 'template_id', "template")
      ELSE '{ "status": "pending" }'::jsonb || "work" END;
    EXECUTE format('INSERT INTO %1$I (%2$s) SELECT %2$s FROM jsonb_populate_record(NULL::%1$I, $1)', "place",
      (SELECT string_agg(quote_ident(a."attname"), ', ') FROM pg_attribute AS a
        WHERE a."attrelid" = quote_ident("place")::regclass AND a."attnum" > 0 AND "row" ? a."attname"::text)) USING "row";
  END IF;

  -- ANSWER, remembered for retries.
  IF "once" IS NOT NULL THEN
    INSERT INTO "idempotency_keys" ("account_id", "operation", "key", "request_hash", "response")
      VALUES ("once" ->> 'account', "once" ->> 'operation', "once" ->> 'key', "hash", "once" -> 'response');
  END IF;
  RETURN jsonb_build_object('outcome', 'accepted', 'plan', "account"."plan");
END $$;

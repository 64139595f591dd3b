-- What is unfinished was counted by a statement that was planned anew each time, a quarter of all that accepting cost the
-- server, because a plan kept from when a table was empty would read all of it. What the planner may choose is bounded
-- instead, for each statement below "accept_work": an index, one row after the other, by a plan for all accounts alike.
-- A bitmap would meet what was finished lately again with every request; an index scan remembers that it is gone.
ALTER FUNCTION "accept_work"(text, jsonb, jsonb, jsonb, bytea)
  SET enable_seqscan = off SET enable_bitmapscan = off SET plan_cache_mode = force_generic_plan;

-- `work` has the row's columns by name, `most` the concurrent tasks of each plan.
CREATE OR REPLACE FUNCTION "accept_task"("work" jsonb, "most" jsonb, "once" jsonb, "hash" bytea)
RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  "verdict" jsonb := "earlier_answer"("once", "hash");
  "account" "accounts"%ROWTYPE;
  "price" integer := ("work" ->> 'charged')::integer;
  "unfinished" integer;
BEGIN
  IF "verdict" IS NOT NULL THEN RETURN "verdict"; END IF;
  SELECT * INTO "account" FROM "accounts" AS a WHERE a."id" = "work" ->> 'account_id' FOR UPDATE;
  IF NOT FOUND THEN RAISE EXCEPTION 'account % does not exist', "work" ->> 'account_id'; END IF;
  IF "account"."credits" < "price" THEN RETURN "refused_for"('credits', "account", 0); END IF;
  SELECT count(*) INTO "unfinished" FROM "tasks" AS t
    WHERE t."account_id" = "account"."id" AND t."livemode" = ("work" ->> 'livemode')::boolean AND t."step" <> 'done';
  IF "unfinished" >= coalesce("account"."concurrency_limit", ("most" ->> "account"."plan"::text)::integer) THEN
    RETURN "refused_for"('concurrency', "account", "unfinished");
  END IF;
  INSERT INTO "tasks" ("id", "external_id", "kind", "account_id", "api_key_id", "livemode", "seed", "request_id",
    "traceparent", "webhook_url", "webhook_retry", "rehearsal", "request", "inputs", "resolution", "charged",
    "metadata", "created_at", "announced_job", "announced_at", "announcements")
  VALUES ("work" ->> 'id', "work" ->> 'external_id', "work" ->> 'kind', "account"."id", "work" ->> 'api_key_id',
    ("work" ->> 'livemode')::boolean, ("work" ->> 'seed')::bigint, "work" ->> 'request_id', "work" ->> 'traceparent',
    "work" ->> 'webhook_url', ("work" ->> 'webhook_retry')::"WebhookRetry", "work" ->> 'rehearsal',
    "work" -> 'request', "work" -> 'inputs', "work" -> 'resolution', "price", "work" -> 'metadata',
    ("work" ->> 'created_at')::timestamptz, "work" ->> 'announced_job', ("work" ->> 'created_at')::timestamptz, 1);
  IF "price" > 0 THEN
    INSERT INTO "ledger_entries" ("account_id", "amount", "reason", "task_id")
      VALUES ("account"."id", -"price", 'charge', "work" ->> 'id');
  END IF;
  RETURN "accepted_once"("once", "hash");
END $$;

CREATE OR REPLACE FUNCTION "accept_showcase_job"("work" jsonb, "most" jsonb, "once" jsonb, "hash" bytea)
RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  "verdict" jsonb := "earlier_answer"("once", "hash");
  "account" "accounts"%ROWTYPE;
  "price" integer := ("work" ->> 'charged')::integer;
  "template" text := "work" ->> 'template_id';
  "is_archived" boolean;
  "unfinished" integer;
BEGIN
  IF "verdict" IS NOT NULL THEN RETURN "verdict"; END IF;
  SELECT * INTO "account" FROM "accounts" AS a WHERE a."id" = "work" ->> 'account_id' FOR UPDATE;
  IF NOT FOUND THEN RAISE EXCEPTION 'account % does not exist', "work" ->> 'account_id'; END IF;
  -- What a job is made in or from is held until the transaction ends.
  IF "work" ->> 'kind' = 'edit' THEN
    SELECT s."template_id" INTO "template" FROM "showcase_jobs" AS s
      WHERE s."id" = "work" ->> 'source_job_id' AND s."account_id" = "account"."id"
        AND s."status" = 'succeeded' AND s."expired_at" IS NULL
      FOR SHARE;
    IF NOT FOUND THEN RETURN jsonb_build_object('outcome', 'no_source'); END IF;
  ELSIF "work" ->> 'custom_template_id' IS NOT NULL THEN
    SELECT t."archived_at" IS NOT NULL INTO "is_archived" FROM "custom_templates" AS t
      WHERE t."id" = "work" ->> 'custom_template_id' AND t."account_id" = "account"."id"
      FOR SHARE;
    IF NOT FOUND THEN RETURN jsonb_build_object('outcome', 'no_template'); END IF;
    IF "is_archived" THEN RETURN jsonb_build_object('outcome', 'template_archived'); END IF;
  END IF;
  IF "account"."credits" < "price" THEN RETURN "refused_for"('credits', "account", 0); END IF;
  SELECT count(*) INTO "unfinished" FROM "showcase_jobs" AS j
    WHERE j."account_id" = "account"."id" AND j."livemode" = ("work" ->> 'livemode')::boolean AND j."status" = 'pending';
  IF "unfinished" >= coalesce("account"."concurrency_limit", ("most" ->> "account"."plan"::text)::integer) THEN
    RETURN "refused_for"('concurrency', "account", "unfinished");
  END IF;
  INSERT INTO "showcase_jobs" ("id", "kind", "template_id", "inputs", "custom_template_id", "template_spec",
    "source_job_id", "account_id", "api_key_id", "livemode", "request_id", "traceparent", "webhook_url",
    "webhook_retry", "rehearsal", "request", "charged", "metadata", "created_at", "announced_job", "announced_at",
    "announcements")
  VALUES ("work" ->> 'id', ("work" ->> 'kind')::"ShowcaseKind", "template", "work" -> 'inputs',
    "work" ->> 'custom_template_id', "work" -> 'template_spec', "work" ->> 'source_job_id', "account"."id",
    "work" ->> 'api_key_id', ("work" ->> 'livemode')::boolean, "work" ->> 'request_id', "work" ->> 'traceparent',
    "work" ->> 'webhook_url', ("work" ->> 'webhook_retry')::"WebhookRetry", "work" ->> 'rehearsal',
    "work" -> 'request', "price", "work" -> 'metadata', ("work" ->> 'created_at')::timestamptz,
    "work" ->> 'announced_job', ("work" ->> 'created_at')::timestamptz, 1);
  IF "price" > 0 THEN
    INSERT INTO "ledger_entries" ("account_id", "amount", "reason", "showcase_job_id")
      VALUES ("account"."id", -"price", 'charge', "work" ->> 'id');
  END IF;
  RETURN "accepted_once"("once", "hash");
END $$;

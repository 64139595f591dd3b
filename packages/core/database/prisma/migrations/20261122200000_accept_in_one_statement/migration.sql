-- A request is decided and written down in one statement instead of six: each of them was a trip to the server and back
-- under the account's lock. Every statement of these functions sees what was committed before it began (READ COMMITTED),
-- so what is counted after the lock is what the lock protects.

-- Holds a request's idempotency key until the transaction ends, and finds what an earlier request with it was answered.
-- `once` is null for a request without a key, else { account, operation, key, lock, wait_ms, response }.
CREATE FUNCTION "earlier_answer"("once" jsonb, "hash" bytea) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  "earlier" "idempotency_keys"%ROWTYPE;
BEGIN
  IF "once" IS NULL THEN RETURN NULL; END IF;
  PERFORM set_config('lock_timeout', "once" ->> 'wait_ms', true);
  PERFORM pg_advisory_xact_lock(hashtextextended("once" ->> 'lock', 0));
  PERFORM set_config('lock_timeout', '0', true);
  SELECT * INTO "earlier" FROM "idempotency_keys" AS k
    WHERE k."account_id" = "once" ->> 'account' AND k."operation" = "once" ->> 'operation' AND k."key" = "once" ->> 'key';
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF "earlier"."request_hash" <> "hash" THEN RETURN jsonb_build_object('outcome', 'reused'); END IF;
  RETURN jsonb_build_object('outcome', 'replayed', 'response', "earlier"."response");
END $$;

-- Remembers an answer for retries. What ends the statement as accepted carries the transaction's number.
CREATE FUNCTION "accepted_once"("once" jsonb, "hash" bytea) RETURNS jsonb LANGUAGE plpgsql AS $$
BEGIN
  IF "once" IS NOT NULL THEN
    INSERT INTO "idempotency_keys" ("account_id", "operation", "key", "request_hash", "response")
      VALUES ("once" ->> 'account', "once" ->> 'operation', "once" ->> 'key', "hash", "once" -> 'response');
  END IF;
  RETURN jsonb_build_object('outcome', 'accepted', 'transaction', pg_current_xact_id()::text);
END $$;

-- The account as a refusal tells of it.
CREATE FUNCTION "refused_for"("cause" text, "account" "accounts", "unfinished" integer) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_build_object('outcome', "cause", 'plan', "account"."plan", 'credits', "account"."credits",
    'concurrencyLimit', "account"."concurrency_limit", 'unfinished', "unfinished")
$$;

-- `work` has the row's columns by name, `most` the concurrent tasks of each plan.
CREATE FUNCTION "accept_task"("work" jsonb, "most" jsonb, "once" jsonb, "hash" bytea)
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
  -- Planned anew each time: a plan that was kept from when the table was empty would read all of it.
  EXECUTE 'SELECT count(*) FROM "tasks" WHERE "account_id" = $1 AND "livemode" = $2 AND "step" <> ''done'''
    INTO "unfinished" USING "account"."id", ("work" ->> 'livemode')::boolean;
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

CREATE FUNCTION "accept_showcase_job"("work" jsonb, "most" jsonb, "once" jsonb, "hash" bytea)
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
  EXECUTE 'SELECT count(*) FROM "showcase_jobs" WHERE "account_id" = $1 AND "livemode" = $2 AND "status" = ''pending'''
    INTO "unfinished" USING "account"."id", ("work" ->> 'livemode')::boolean;
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

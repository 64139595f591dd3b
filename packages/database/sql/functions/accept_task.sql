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

-- The account as a refusal tells of it.
CREATE OR REPLACE FUNCTION "refused_for"("cause" text, "account" "accounts", "unfinished" integer) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_build_object('outcome', "cause", 'plan', "account"."plan", 'credits', "account"."credits",
    'concurrencyLimit', "account"."concurrency_limit", 'unfinished', "unfinished")
$$;

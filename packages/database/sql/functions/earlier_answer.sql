-- Holds a request's idempotency key until the transaction ends, and finds what an earlier request with it was answered.
-- `once` is null for a request without a key, else { account, operation, key, lock, wait_ms, response }.
CREATE OR REPLACE FUNCTION "earlier_answer"("once" jsonb, "hash" bytea) RETURNS jsonb LANGUAGE plpgsql AS $$
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

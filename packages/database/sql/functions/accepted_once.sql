-- Remembers an answer for retries. What ends the statement as accepted carries the transaction's number.
CREATE OR REPLACE FUNCTION "accepted_once"("once" jsonb, "hash" bytea) RETURNS jsonb LANGUAGE plpgsql AS $$
BEGIN
  IF "once" IS NOT NULL THEN
    INSERT INTO "idempotency_keys" ("account_id", "operation", "key", "request_hash", "response")
      VALUES ("once" ->> 'account', "once" ->> 'operation', "once" ->> 'key', "hash", "once" -> 'response');
  END IF;
  RETURN jsonb_build_object('outcome', 'accepted', 'transaction', pg_current_xact_id()::text);
END $$;

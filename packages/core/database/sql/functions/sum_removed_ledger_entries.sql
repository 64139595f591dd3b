-- An entry leaves the ledger into the sum of its account and reason, so that the sums stay exact whoever removes it. Young
-- entries stay: money is looked into entry by entry.
CREATE OR REPLACE FUNCTION "sum_removed_ledger_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "removed" WHERE "created_at" > now() - interval '90 days') THEN
    RAISE EXCEPTION 'ledger entries are append-only for 90 days';
  END IF;
  INSERT INTO "ledger_sums" AS "sums" ("account_id", "reason", "entries", "amount")
    SELECT "account_id", "reason", count(*), sum("amount") FROM "removed" GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT ("account_id", "reason") DO UPDATE
      SET "entries" = "sums"."entries" + excluded."entries", "amount" = "sums"."amount" + excluded."amount";
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "ledger_entries_summed" AFTER DELETE ON "ledger_entries" REFERENCING OLD TABLE AS "removed"
  FOR EACH STATEMENT EXECUTE FUNCTION "sum_removed_ledger_entries"();

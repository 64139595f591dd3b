-- The balance is the sum of the ledger because nothing else writes it.
CREATE OR REPLACE FUNCTION "apply_ledger_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "accounts" SET "credits" = "credits" + NEW."amount" WHERE "id" = NEW."account_id";
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER "ledger_entries_apply" AFTER INSERT ON "ledger_entries"
  FOR EACH ROW EXECUTE FUNCTION "apply_ledger_entry"();

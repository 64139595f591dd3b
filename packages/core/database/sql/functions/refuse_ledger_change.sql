CREATE OR REPLACE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ledger entries are append-only';
END $$;

-- Removal is the matter of "sum_removed_ledger_entries".
CREATE OR REPLACE TRIGGER "ledger_entries_append_only" BEFORE UPDATE OR TRUNCATE ON "ledger_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();

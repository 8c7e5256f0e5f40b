DROP INDEX "ledger_transactions_event";--> statement-breakpoint
DROP INDEX "ledger_entries_days";--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "event" text;--> statement-breakpoint
-- A node of the version before, which may still run, writes entries without them. That they are those of account and transaction is proved with I10.
CREATE FUNCTION ledger_entry_named() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT a.code INTO new.code FROM ledger_accounts a WHERE a.id = new.account_id;
  SELECT t.event INTO new.event FROM ledger_transactions t WHERE t.id = new.transaction_id;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_named BEFORE INSERT ON ledger_entries FOR EACH ROW
  WHEN (new.code IS NULL OR new.event IS NULL) EXECUTE FUNCTION ledger_entry_named();--> statement-breakpoint
-- the one change of what was posted: it says what account and transaction say already
ALTER TABLE "ledger_entries" DISABLE TRIGGER "ledger_entries_append_only";--> statement-breakpoint
UPDATE "ledger_entries" e SET code = a.code, event = t.event
  FROM "ledger_accounts" a, "ledger_transactions" t WHERE a.id = e.account_id AND t.id = e.transaction_id;--> statement-breakpoint
ALTER TABLE "ledger_entries" ENABLE TRIGGER "ledger_entries_append_only";--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "event" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "ledger_entries_own_event" ON "ledger_entries" USING btree ("account_id","event","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_code" ON "ledger_entries" USING btree ("code","posted_at","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_days" ON "ledger_entries" USING btree ("posted_at","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_event" ON "ledger_entries" USING btree ("event","posted_at","id");

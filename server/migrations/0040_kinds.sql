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
CREATE INDEX "ledger_entries_event" ON "ledger_entries" USING btree ("event","posted_at","id");--> statement-breakpoint
CREATE INDEX "daily_figures_sales" ON "daily_figures" USING btree ("store_id","day","sales","orders") WHERE split = 'all' and orders > 0;--> statement-breakpoint
-- By the category that each store has now. A store that gets another has the days of all its figures made anew.
INSERT INTO platform_figures (day, split, key, sales, orders, sales_vat, code_discounts, cancelled_orders, cancelled, refunds, returned, commission, vat, promo_cost)
  SELECT f.day, 'category', s.category_id::text, sum(f.sales), sum(f.orders), sum(f.sales_vat), sum(f.code_discounts), sum(f.cancelled_orders), sum(f.cancelled), sum(f.refunds), sum(f.returned), sum(f.commission), sum(f.vat), sum(f.promo_cost)
  FROM daily_figures f LEFT JOIN stores s ON s.id = f.store_id WHERE f.split = 'all' GROUP BY f.day, s.category_id;--> statement-breakpoint
CREATE FUNCTION mark_days_of_store() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figure_changes (day, store_id) SELECT day, store_id FROM daily_figures WHERE store_id = new.id AND split = 'all' ORDER BY day;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stores_category_figures AFTER UPDATE OF category_id ON stores FOR EACH ROW
  WHEN (old.category_id IS DISTINCT FROM new.category_id) EXECUTE FUNCTION mark_days_of_store();

CREATE TABLE "daily_figures" (
	"day" date NOT NULL,
	"store_id" uuid,
	"split" text NOT NULL,
	"key" text,
	"sales" bigint DEFAULT 0 NOT NULL,
	"orders" bigint DEFAULT 0 NOT NULL,
	"sales_vat" bigint DEFAULT 0 NOT NULL,
	"code_discounts" bigint DEFAULT 0 NOT NULL,
	"cancelled_orders" bigint DEFAULT 0 NOT NULL,
	"cancelled" bigint DEFAULT 0 NOT NULL,
	"refunds" bigint DEFAULT 0 NOT NULL,
	"returned" bigint DEFAULT 0 NOT NULL,
	"commission" bigint DEFAULT 0 NOT NULL,
	"vat" bigint DEFAULT 0 NOT NULL,
	"promo_cost" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "daily_figures_one" UNIQUE NULLS NOT DISTINCT("store_id","day","split","key")
);
--> statement-breakpoint
CREATE TABLE "daily_products" (
	"store_id" uuid NOT NULL,
	"day" date NOT NULL,
	"product_id" uuid NOT NULL,
	"units" integer NOT NULL,
	"goods" bigint NOT NULL,
	CONSTRAINT "daily_products_store_id_day_product_id_pk" PRIMARY KEY("store_id","day","product_id")
);
--> statement-breakpoint
CREATE TABLE "figure_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "figure_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"store_id" uuid,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform_figures" (
	"day" date NOT NULL,
	"split" text NOT NULL,
	"key" text,
	"sales" bigint DEFAULT 0 NOT NULL,
	"orders" bigint DEFAULT 0 NOT NULL,
	"sales_vat" bigint DEFAULT 0 NOT NULL,
	"code_discounts" bigint DEFAULT 0 NOT NULL,
	"cancelled_orders" bigint DEFAULT 0 NOT NULL,
	"cancelled" bigint DEFAULT 0 NOT NULL,
	"refunds" bigint DEFAULT 0 NOT NULL,
	"returned" bigint DEFAULT 0 NOT NULL,
	"commission" bigint DEFAULT 0 NOT NULL,
	"vat" bigint DEFAULT 0 NOT NULL,
	"promo_cost" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "platform_figures_one" UNIQUE NULLS NOT DISTINCT("day","split","key")
);
--> statement-breakpoint
ALTER TABLE "daily_products" ADD CONSTRAINT "daily_products_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_products" ADD CONSTRAINT "daily_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "daily_figures_day" ON "daily_figures" USING btree ("day","split");--> statement-breakpoint
CREATE INDEX "ledger_transactions_no_store" ON "ledger_transactions" USING btree ("posted_at") WHERE "ledger_transactions"."store_id" is null;
--> statement-breakpoint
-- Which days of which stores a statement touched. By statement, so that a thousand orders written at once leave a row for each day of each store.
CREATE FUNCTION mark_days_of_new_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figure_changes (day, store_id) SELECT DISTINCT (placed_at AT TIME ZONE 'Asia/Riyadh')::date, store_id FROM made;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION mark_days_of_old_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figure_changes (day, store_id) SELECT DISTINCT (placed_at AT TIME ZONE 'Asia/Riyadh')::date, store_id FROM gone;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION mark_days_of_changed_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figure_changes (day, store_id)
    SELECT (placed_at AT TIME ZONE 'Asia/Riyadh')::date, store_id FROM gone UNION SELECT (placed_at AT TIME ZONE 'Asia/Riyadh')::date, store_id FROM made;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION mark_days_of_postings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figure_changes (day, store_id) SELECT DISTINCT (posted_at AT TIME ZONE 'Asia/Riyadh')::date, store_id FROM made;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER orders_figures_made AFTER INSERT ON orders REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION mark_days_of_new_orders();--> statement-breakpoint
CREATE TRIGGER orders_figures_changed AFTER UPDATE ON orders REFERENCING OLD TABLE AS gone NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION mark_days_of_changed_orders();--> statement-breakpoint
CREATE TRIGGER orders_figures_gone AFTER DELETE ON orders REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION mark_days_of_old_orders();--> statement-breakpoint
CREATE TRIGGER ledger_transactions_figures AFTER INSERT ON ledger_transactions REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION mark_days_of_postings();--> statement-breakpoint
-- what happened before this migration is counted by the first jobs, day by day
INSERT INTO figure_changes (day, store_id)
  SELECT day, store_id FROM (
    SELECT (placed_at AT TIME ZONE 'Asia/Riyadh')::date AS day, store_id FROM orders
    UNION SELECT (posted_at AT TIME ZONE 'Asia/Riyadh')::date, store_id FROM ledger_transactions
  ) days ORDER BY day, store_id;

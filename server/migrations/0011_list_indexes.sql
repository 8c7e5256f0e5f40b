CREATE TABLE "ledger_proofs" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"proved_at" timestamp (3) with time zone NOT NULL,
	"took" integer NOT NULL,
	"results" jsonb NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_open_price";--> statement-breakpoint
DROP INDEX "products_open_sales";--> statement-breakpoint
ALTER TABLE "store_members" ADD COLUMN "search" text GENERATED ALWAYS AS (ar_norm_1("store_members"."name" || ' ' || "store_members"."email" || ' ' || "store_members"."phone")) STORED;--> statement-breakpoint
CREATE INDEX "ledger_proofs_proved" ON "ledger_proofs" USING btree ("proved_at");--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("final_price","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_sales" ON "products" USING btree ("sales","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_quantity" ON "products" USING btree ("quantity","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_updated" ON "products" USING btree ("updated_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "ledger_entries_days" ON "ledger_entries" USING brin ("posted_at") WITH (autosummarize=true,pages_per_range=32);--> statement-breakpoint
CREATE INDEX "ledger_transactions_store" ON "ledger_transactions" USING btree ("store_id","posted_at") WHERE "ledger_transactions"."store_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_payment_status" ON "orders" USING btree ("payment_status","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_total" ON "orders" USING btree ("total","id");--> statement-breakpoint
CREATE INDEX "store_members_search" ON "store_members" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payments_store" ON "payments" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_method" ON "payments" USING btree ("method","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_amount" ON "payments" USING btree ("amount","id");
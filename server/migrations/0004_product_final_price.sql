ALTER TABLE "products" ADD COLUMN "final_price" bigint GENERATED ALWAYS AS (coalesce(price_after_discount, price)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_open_price" ON "products" USING btree ("final_price","id") WHERE status = 'active' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_open_sales" ON "products" USING btree ("sales","id") WHERE status = 'active' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_open_store" ON "products" USING btree ("store_id","created_at","id") WHERE status = 'active' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_created" ON "products" USING btree ("created_at","id") WHERE deleted_at is null;
-- transaction: none
CREATE INDEX CONCURRENTLY "product_variants_newest" ON "product_variants" USING btree ("store_id","product_id",(- position),"id") WHERE deleted_at is null;--> statement-breakpoint
-- transaction: none
CREATE INDEX CONCURRENTLY "daily_products_best" ON "daily_products" USING btree ("day","goods","product_id");--> statement-breakpoint
-- transaction: none
CREATE INDEX CONCURRENTLY "daily_products_product" ON "daily_products" USING btree ("product_id","day");

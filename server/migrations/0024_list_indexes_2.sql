DROP INDEX "products_category";--> statement-breakpoint
DROP INDEX "products_status";--> statement-breakpoint
CREATE INDEX "addresses_city" ON "addresses" USING btree ("city_id","user_id") WHERE is_default and deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_blocked" ON "users" USING btree ("created_at","id") WHERE not active;--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_status" ON "products" USING btree ("status","created_at","id") WHERE deleted_at is null;
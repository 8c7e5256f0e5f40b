ALTER TABLE "orders" ADD COLUMN "checkout_id" uuid;--> statement-breakpoint
CREATE INDEX "orders_checkout" ON "orders" USING btree ("checkout_id") WHERE checkout_id is not null;--> statement-breakpoint
CREATE INDEX "payments_slip" ON "payments" USING btree ("slip") WHERE slip is not null;
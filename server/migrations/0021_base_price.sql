ALTER TABLE "products" ADD COLUMN "base_price" bigint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "base_price_after_discount" bigint;
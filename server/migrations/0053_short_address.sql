ALTER TABLE "stores" ADD COLUMN "short_address" text;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_short_address" CHECK ("stores"."short_address" ~ '^[A-Z]{4}[0-9]{4}$') NOT VALID;--> statement-breakpoint
-- transaction: new
ALTER TABLE "stores" VALIDATE CONSTRAINT "stores_short_address";

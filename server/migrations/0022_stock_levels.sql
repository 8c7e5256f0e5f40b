-- What changes with every order is in no index any more, and pages keep room for a row's next version (docs/decisions/stock-in-place.md).
-- By piece up to 20, then eight steps for each doubling: it rises with the quantity and seldom changes.
CREATE FUNCTION stock_level(quantity integer) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE WHEN quantity <= 20 THEN quantity ELSE 20 + floor(8 * ln(quantity / 20.0::float8) / ln(2::float8))::integer END;
--> statement-breakpoint
ALTER TABLE "products" SET (fillfactor = 85);--> statement-breakpoint
DROP INDEX "products_quantity";--> statement-breakpoint
DROP INDEX "products_sales";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "counted_sales" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "products" SET "counted_sales" = "sales" WHERE "sales" <> 0;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "stock_level" integer GENERATED ALWAYS AS (stock_level(quantity)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_stock" ON "products" USING btree ("stock_level","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_sales" ON "products" USING btree ("counted_sales","id") WHERE deleted_at is null;
ALTER TABLE "orders" ADD COLUMN "promised_from" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promised_to" date;--> statement-breakpoint
-- transaction: new
-- Why: a node of the version before joins a rule with its city, and so leaves out the rules without one.
-- squawk-ignore ban-drop-not-null
ALTER TABLE "delivery_locations" ALTER COLUMN "city_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_locations" ADD COLUMN "region_id" uuid;--> statement-breakpoint
ALTER TABLE "delivery_locations" ADD COLUMN "delivers" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_locations" ADD COLUMN "free_from" bigint;--> statement-breakpoint
ALTER TABLE "delivery_locations" ADD COLUMN "days_min" smallint;--> statement-breakpoint
ALTER TABLE "delivery_locations" ADD COLUMN "days_max" smallint;--> statement-breakpoint
ALTER TABLE "delivery_locations" ADD CONSTRAINT "delivery_locations_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "delivery_locations" ADD CONSTRAINT "delivery_locations_place" CHECK ("delivery_locations"."city_id" is null or "delivery_locations"."region_id" is null) NOT VALID;--> statement-breakpoint
ALTER TABLE "delivery_locations" ADD CONSTRAINT "delivery_locations_free" CHECK ("delivery_locations"."free_from" > 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "delivery_locations" ADD CONSTRAINT "delivery_locations_days" CHECK (num_nulls("delivery_locations"."days_min", "delivery_locations"."days_max") in (0, 2) and "delivery_locations"."days_min" >= 0 and "delivery_locations"."days_max" >= "delivery_locations"."days_min") NOT VALID;--> statement-breakpoint
-- transaction: new
ALTER TABLE "stores" ADD COLUMN "preparation_days" smallint;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "opening_hours" jsonb;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "ramadan_hours" jsonb;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "holidays" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "orders_outside_hours" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "order_stops" "tstzmultirange";--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_preparation" CHECK ("stores"."preparation_days" between 0 and 30) NOT VALID;--> statement-breakpoint
-- transaction: new
ALTER TABLE "delivery_locations" VALIDATE CONSTRAINT "delivery_locations_region_id_regions_id_fk";--> statement-breakpoint
-- transaction: new
ALTER TABLE "delivery_locations" VALIDATE CONSTRAINT "delivery_locations_place";--> statement-breakpoint
-- transaction: new
ALTER TABLE "delivery_locations" VALIDATE CONSTRAINT "delivery_locations_free";--> statement-breakpoint
-- transaction: new
ALTER TABLE "delivery_locations" VALIDATE CONSTRAINT "delivery_locations_days";--> statement-breakpoint
-- transaction: new
ALTER TABLE "stores" VALIDATE CONSTRAINT "stores_preparation";--> statement-breakpoint
-- transaction: none
CREATE UNIQUE INDEX CONCURRENTLY "delivery_locations_area" ON "delivery_locations" USING btree ("store_id",coalesce(region_id, '00000000-0000-0000-0000-000000000000')) WHERE city_id is null;--> statement-breakpoint
-- transaction: none
CREATE INDEX CONCURRENTLY "stores_with_stops" ON "stores" USING btree ("id") WHERE order_stops is not null or not orders_outside_hours;

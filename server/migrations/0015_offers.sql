CREATE TABLE "offer_products" (
	"product_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"days" daterange NOT NULL,
	CONSTRAINT "offer_products_product_id_offer_id_pk" PRIMARY KEY("product_id","offer_id")
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"store_id" uuid NOT NULL,
	"offer_type" text NOT NULL,
	"offer_value" integer NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"stopped_at" timestamp (3) with time zone,
	CONSTRAINT "offers_days" CHECK ("offers"."end_date" >= "offers"."start_date"),
	CONSTRAINT "offers_value" CHECK ("offers"."offer_value" > 0 and ("offers"."offer_type" <> 'percentage' or "offers"."offer_value" < 10000))
);
--> statement-breakpoint
ALTER TABLE "offer_products" ADD CONSTRAINT "offer_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_products" ADD CONSTRAINT "offer_products_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_products_offer" ON "offer_products" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "offers_store" ON "offers" USING btree ("store_id","start_date","id");--> statement-breakpoint
-- A product is in one offer a day, whoever writes: an equal id within the same index as overlapping days takes this extension.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
ALTER TABLE "offer_products" ADD CONSTRAINT "offer_products_one_a_day" EXCLUDE USING gist (product_id WITH =, days WITH &&);

CREATE TABLE "best_sellers" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"pieces" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sections" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"name" jsonb NOT NULL,
	"kind" text NOT NULL,
	"category_id" uuid,
	"products" uuid[] DEFAULT '{}' NOT NULL,
	"items" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"search" text GENERATED ALWAYS AS (ar_norm_1(("sections"."name"->>'ar') || ' ' || ("sections"."name"->>'en'))) STORED,
	CONSTRAINT "sections_kind" CHECK (("sections"."kind" = 'category') = ("sections"."category_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "best_sellers" ADD CONSTRAINT "best_sellers_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "best_sellers_pieces" ON "best_sellers" USING btree ("pieces","product_id");--> statement-breakpoint
CREATE INDEX "sections_position" ON "sections" USING btree ("position","id") WHERE active;--> statement-breakpoint
CREATE INDEX "sections_category" ON "sections" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "orders_delivered" ON "orders" USING btree ("delivered_at") WHERE delivered_at is not null;
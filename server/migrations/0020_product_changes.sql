CREATE TABLE "product_changes" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"product_id" uuid NOT NULL,
	"field" text NOT NULL,
	"old" jsonb NOT NULL,
	"new" jsonb NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "product_changes" ADD CONSTRAINT "product_changes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "product_changes_open" ON "product_changes" USING btree ("product_id","field") WHERE "product_changes"."state" in ('pending', 'refused');--> statement-breakpoint
CREATE INDEX "product_changes_waiting" ON "product_changes" USING btree ("product_id") WHERE "product_changes"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "product_changes_refused" ON "product_changes" USING btree ("product_id") WHERE "product_changes"."state" = 'refused';--> statement-breakpoint
CREATE INDEX "product_changes_product" ON "product_changes" USING btree ("product_id","created_at");--> statement-breakpoint
UPDATE "settings" SET "body" = CASE WHEN "body" = 'true'::jsonb THEN '"sensitive"'::jsonb ELSE '"off"'::jsonb END WHERE "key" = 'moderate_product_edits';

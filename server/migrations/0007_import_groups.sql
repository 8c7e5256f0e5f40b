CREATE TABLE "product_import_pictures" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"import_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid,
	"address" text NOT NULL,
	"position" smallint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"file_id" uuid,
	"fault" jsonb
);
--> statement-breakpoint
ALTER TABLE "product_import_rows" ADD COLUMN "part_of" integer;--> statement-breakpoint
CREATE INDEX "product_import_pictures_waiting" ON "product_import_pictures" USING btree ("import_id","product_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "product_import_pictures_row" ON "product_import_pictures" USING btree ("import_id","row");--> statement-breakpoint
CREATE INDEX "product_import_pictures_address" ON "product_import_pictures" USING btree ("store_id","address") WHERE file_id is not null;--> statement-breakpoint
CREATE INDEX "product_import_pictures_product" ON "product_import_pictures" USING btree ("product_id");--> statement-breakpoint
-- transaction: none
CREATE INDEX CONCURRENTLY "product_import_rows_part" ON "product_import_rows" USING btree ("import_id","part_of") WHERE part_of is not null;--> statement-breakpoint
-- transaction: new
ALTER TABLE "product_import_pictures" ADD CONSTRAINT "product_import_pictures_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
-- transaction: new
ALTER TABLE "product_import_pictures" VALIDATE CONSTRAINT "product_import_pictures_import_id_product_imports_id_fk";--> statement-breakpoint
-- transaction: new
ALTER TABLE "product_import_pictures" ADD CONSTRAINT "product_import_pictures_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
-- transaction: new
ALTER TABLE "product_import_pictures" VALIDATE CONSTRAINT "product_import_pictures_store_id_stores_id_fk";--> statement-breakpoint
-- transaction: new
ALTER TABLE "product_import_pictures" ADD CONSTRAINT "product_import_pictures_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
-- transaction: new
ALTER TABLE "product_import_pictures" VALIDATE CONSTRAINT "product_import_pictures_product_id_products_id_fk";

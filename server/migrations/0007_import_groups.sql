ALTER TABLE "product_import_rows" ADD COLUMN "part_of" integer;--> statement-breakpoint
-- transaction: none
CREATE INDEX CONCURRENTLY "product_import_rows_part" ON "product_import_rows" USING btree ("import_id","part_of") WHERE part_of is not null;

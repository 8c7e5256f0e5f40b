ALTER TABLE "stores" ADD COLUMN "lapsed_papers" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "paper_restriction" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "products_stop_on" date;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "orders_stop_on" date;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "papers_told" text;--> statement-breakpoint
-- transaction: none
CREATE INDEX CONCURRENTLY "store_documents_waiting" ON "store_documents" USING btree ("store_id") WHERE "store_documents"."status" = 'pending';--> statement-breakpoint
-- transaction: none
CREATE INDEX CONCURRENTLY "stores_lapsed" ON "stores" USING btree ("created_at","id") WHERE lapsed_papers <> '{}';--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_paper_days" CHECK (("stores"."paper_restriction" is null or "stores"."products_stop_on" is not null) and ("stores"."orders_stop_on" is null or "stores"."orders_stop_on" >= "stores"."products_stop_on")) NOT VALID;--> statement-breakpoint
-- transaction: new
ALTER TABLE "stores" VALIDATE CONSTRAINT "stores_paper_days";--> statement-breakpoint
-- transaction: new
UPDATE "stores" s SET "lapsed_papers" = array(SELECT d."kind" FROM "store_documents" d WHERE d."store_id" = s."id" AND d."status" = 'expired' ORDER BY d."kind")
WHERE s."approved" <> 4 AND EXISTS (SELECT FROM "store_documents" d WHERE d."store_id" = s."id" AND d."status" = 'expired');

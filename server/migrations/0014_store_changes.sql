CREATE TABLE "store_changes" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"store_id" uuid NOT NULL,
	"field" text NOT NULL,
	"old" jsonb NOT NULL,
	"new" jsonb NOT NULL,
	"along" jsonb,
	"state" text DEFAULT 'pending' NOT NULL,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "store_documents" ADD COLUMN "reminded_days" smallint;--> statement-breakpoint
ALTER TABLE "store_changes" ADD CONSTRAINT "store_changes_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "store_changes_open" ON "store_changes" USING btree ("store_id","field") WHERE "store_changes"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "store_changes_waiting" ON "store_changes" USING btree ("created_at") WHERE "store_changes"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "store_changes_store" ON "store_changes" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "store_documents_ending" ON "store_documents" USING btree ("end_date") WHERE "store_documents"."end_date" is not null and "store_documents"."status" in ('pending', 'accepted');--> statement-breakpoint
CREATE INDEX "store_documents_expired" ON "store_documents" USING btree ("store_id") WHERE "store_documents"."status" = 'expired';
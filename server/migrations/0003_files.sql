DROP INDEX "files_unattached";--> statement-breakpoint
DROP INDEX "files_owner";--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "stored_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "loose_since" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "files_loose" ON "files" USING btree ("loose_since") WHERE "files"."attached_at" is null;--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_type","owner_id","id");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_storage_key_unique" UNIQUE("storage_key");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_public_pictures" CHECK ("files"."public" = ("files"."purpose" = 'picture'));
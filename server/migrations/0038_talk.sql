ALTER TABLE "chat_reports" ADD COLUMN "status" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_reports" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "chat_reports" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chat_reports" ADD COLUMN "decision_note" text;--> statement-breakpoint
ALTER TABLE "chat_reports" ADD CONSTRAINT "chat_reports_decided_by_admins_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_conversations" ON "notifications" USING btree ("created_at") WHERE model = 'conversations';--> statement-breakpoint
CREATE INDEX "chat_messages_created" ON "chat_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "chat_reports_created" ON "chat_reports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "chat_reports_status" ON "chat_reports" USING btree ("status","created_at","id");--> statement-breakpoint
ALTER TABLE "chat_reports" ADD CONSTRAINT "chat_reports_decided" CHECK (("chat_reports"."status" = 'open') = ("chat_reports"."decided_at" is null));
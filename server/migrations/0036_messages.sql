CREATE TABLE "contact_replies" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"contact_message_id" uuid NOT NULL,
	"admin_id" uuid NOT NULL,
	"reply" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "development_messages" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"store_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"last_reply_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"last_reply_by" text DEFAULT 'store' NOT NULL,
	"search" text GENERATED ALWAYS AS (ar_norm_1("development_messages"."subject")) STORED
);
--> statement-breakpoint
CREATE TABLE "development_replies" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"development_message_id" uuid NOT NULL,
	"member_id" uuid,
	"admin_id" uuid,
	"message" text NOT NULL,
	"attachments" uuid[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "development_replies_author" CHECK (("development_replies"."member_id" is null) <> ("development_replies"."admin_id" is null))
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "spam_reason" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "proof_id" uuid;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "replied_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "search" text GENERATED ALWAYS AS (ar_norm_1("contact_messages"."name" || ' ' || "contact_messages"."email" || ' ' || "contact_messages"."phone" || ' ' || "contact_messages"."message")) STORED;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_contact_message_id_contact_messages_id_fk" FOREIGN KEY ("contact_message_id") REFERENCES "public"."contact_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "development_messages" ADD CONSTRAINT "development_messages_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "development_replies" ADD CONSTRAINT "development_replies_development_message_id_development_messages_id_fk" FOREIGN KEY ("development_message_id") REFERENCES "public"."development_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "development_replies" ADD CONSTRAINT "development_replies_member_id_store_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."store_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "development_replies" ADD CONSTRAINT "development_replies_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_replies_message" ON "contact_replies" USING btree ("contact_message_id","created_at","id");--> statement-breakpoint
CREATE INDEX "development_messages_store" ON "development_messages" USING btree ("store_id","last_reply_at","id");--> statement-breakpoint
CREATE INDEX "development_messages_store_created" ON "development_messages" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "development_messages_status" ON "development_messages" USING btree ("status","last_reply_at","id");--> statement-breakpoint
CREATE INDEX "development_messages_moved" ON "development_messages" USING btree ("last_reply_at","id");--> statement-breakpoint
CREATE INDEX "development_messages_created" ON "development_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "development_messages_search" ON "development_messages" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "development_replies_message" ON "development_replies" USING btree ("development_message_id","created_at","id");--> statement-breakpoint
CREATE INDEX "development_replies_attachments" ON "development_replies" USING gin ("attachments") WHERE attachments <> '{}';--> statement-breakpoint
CREATE INDEX "contact_messages_created" ON "contact_messages" USING btree ("created_at","id") WHERE status <> 'spam';--> statement-breakpoint
CREATE INDEX "contact_messages_search" ON "contact_messages" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "contact_messages_proof" ON "contact_messages" USING btree ("proof_id");--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_spam" CHECK (("contact_messages"."status" = 'spam') = ("contact_messages"."spam_reason" is not null));
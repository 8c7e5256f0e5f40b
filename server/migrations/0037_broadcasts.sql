CREATE TABLE "notification_choices" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"audience" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"muted" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outgoing_notices" (
	"notification_id" uuid PRIMARY KEY NOT NULL,
	"push" boolean NOT NULL,
	"mail" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "broadcasts" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"audience" text NOT NULL,
	"categories" uuid[] DEFAULT '{}' NOT NULL,
	"cities" uuid[] DEFAULT '{}' NOT NULL,
	"stores_id" uuid[] DEFAULT '{}' NOT NULL,
	"channels" text[] NOT NULL,
	"status" text NOT NULL,
	"scheduled_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"done_to" uuid,
	"reached" integer DEFAULT 0 NOT NULL,
	"read" integer DEFAULT 0 NOT NULL,
	"mailed" integer DEFAULT 0 NOT NULL,
	"pushed" integer DEFAULT 0 NOT NULL,
	"created_by" uuid,
	"search" text GENERATED ALWAYS AS (ar_norm_1(("broadcasts"."title"->>'ar') || ' ' || ("broadcasts"."title"->>'en') || ' ' || ("broadcasts"."body"->>'ar') || ' ' || ("broadcasts"."body"->>'en'))) STORED,
	CONSTRAINT "broadcasts_due" CHECK ("broadcasts"."status" <> 'scheduled' or "broadcasts"."scheduled_at" is not null),
	CONSTRAINT "broadcasts_figures" CHECK ("broadcasts"."read" between 0 and "broadcasts"."reached" and "broadcasts"."mailed" >= 0 and "broadcasts"."pushed" >= 0)
);
--> statement-breakpoint
DROP INDEX "device_tokens_token";--> statement-breakpoint
-- nothing was ever sent to these, and they name no session
DELETE FROM "device_tokens";--> statement-breakpoint
ALTER TABLE "device_tokens" ADD COLUMN "recipient_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "device_tokens" ADD COLUMN "session_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "device_tokens" ADD COLUMN "locale" text DEFAULT 'ar' NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "model" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "read_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "broadcast_id" uuid;--> statement-breakpoint
ALTER TABLE "outgoing_notices" ADD CONSTRAINT "outgoing_notices_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcasts" ADD CONSTRAINT "broadcasts_created_by_admins_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notification_choices_subject" ON "notification_choices" USING btree ("audience","subject_id");--> statement-breakpoint
CREATE INDEX "broadcasts_created" ON "broadcasts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "broadcasts_status" ON "broadcasts" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "broadcasts_search" ON "broadcasts" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "device_tokens" ADD CONSTRAINT "device_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_broadcast_id_broadcasts_id_fk" FOREIGN KEY ("broadcast_id") REFERENCES "public"."broadcasts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_tokens_recipient" ON "device_tokens" USING btree ("audience","recipient_id");--> statement-breakpoint
CREATE INDEX "notifications_broadcast" ON "notifications" USING btree ("broadcast_id","id") WHERE broadcast_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "device_tokens_token" ON "device_tokens" USING btree (md5("device_token"));
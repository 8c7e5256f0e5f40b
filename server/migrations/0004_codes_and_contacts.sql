CREATE TABLE "former_contacts" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"audience" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"email" text,
	"phone" text
);
--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "digits" integer;--> statement-breakpoint
CREATE INDEX "former_contacts_subject" ON "former_contacts" USING btree ("audience","subject_id");--> statement-breakpoint
CREATE INDEX "former_contacts_email" ON "former_contacts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "former_contacts_phone" ON "former_contacts" USING btree ("phone");
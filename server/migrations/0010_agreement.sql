CREATE TABLE "agreement_acceptances" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"store_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"member_id" uuid,
	"member_name" text NOT NULL,
	"accepted_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"ip" text,
	CONSTRAINT "agreement_acceptances_store" UNIQUE("store_id","number")
);
--> statement-breakpoint
CREATE TABLE "agreement_versions" (
	"number" integer PRIMARY KEY NOT NULL,
	"version_id" uuid NOT NULL,
	"needs_acceptance" boolean NOT NULL,
	"applies_from" date NOT NULL,
	"summary" jsonb,
	CONSTRAINT "agreement_versions_version_id_unique" UNIQUE("version_id")
);
--> statement-breakpoint
ALTER TABLE "store_registrations" ADD COLUMN "agreement_number" integer;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "accent_color" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "welcome_title" jsonb;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "welcome_text" jsonb;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "announcement" jsonb;--> statement-breakpoint
CREATE INDEX "agreement_acceptances_member" ON "agreement_acceptances" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "agreement_versions_due" ON "agreement_versions" USING btree ("applies_from") WHERE "agreement_versions"."needs_acceptance";--> statement-breakpoint
CREATE TRIGGER agreement_versions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON agreement_versions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
ALTER TABLE "agreement_acceptances" ADD CONSTRAINT "agreement_acceptances_number_agreement_versions_number_fk" FOREIGN KEY ("number") REFERENCES "public"."agreement_versions"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_accent_color" CHECK ("stores"."accent_color" ~ '^#[0-9a-f]{6}$') NOT VALID;--> statement-breakpoint
-- transaction: new
ALTER TABLE "agreement_acceptances" ADD CONSTRAINT "agreement_acceptances_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
-- transaction: new
ALTER TABLE "agreement_acceptances" VALIDATE CONSTRAINT "agreement_acceptances_store_id_stores_id_fk";--> statement-breakpoint
-- transaction: new
ALTER TABLE "agreement_acceptances" ADD CONSTRAINT "agreement_acceptances_member_id_store_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."store_members"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
-- transaction: new
ALTER TABLE "agreement_acceptances" VALIDATE CONSTRAINT "agreement_acceptances_member_id_store_members_id_fk";--> statement-breakpoint
-- transaction: new
ALTER TABLE "agreement_versions" ADD CONSTRAINT "agreement_versions_version_id_page_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."page_versions"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
-- transaction: new
ALTER TABLE "agreement_versions" VALIDATE CONSTRAINT "agreement_versions_version_id_page_versions_id_fk";--> statement-breakpoint
-- transaction: new
ALTER TABLE "stores" VALIDATE CONSTRAINT "stores_accent_color";--> statement-breakpoint
-- transaction: new
INSERT INTO "pages" ("slug", "title", "body")
  SELECT 'merchant-agreement', '{"ar": "اتفاقية التاجر", "en": "Merchant agreement"}', coalesce((
    SELECT v.body FROM pages p JOIN page_versions v ON v.id = p.published_id WHERE p.slug = 'terms-conditions'
  ), '{"ar": "", "en": ""}')
  ON CONFLICT ("slug") DO NOTHING;--> statement-breakpoint
-- transaction: new
-- A store's own words are texts in either language too.
CREATE TRIGGER stores_words_translations AFTER UPDATE OF announcement, welcome_title, welcome_text ON stores FOR EACH ROW
  WHEN (old.announcement IS DISTINCT FROM new.announcement OR old.welcome_title IS DISTINCT FROM new.welcome_title OR old.welcome_text IS DISTINCT FROM new.welcome_text)
  EXECUTE FUNCTION mark_translations('stores', 'announcement', 'welcome_title', 'welcome_text');

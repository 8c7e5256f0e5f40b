CREATE TABLE "improvements" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"image" uuid,
	"published_at" timestamp (3) with time zone NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"search" text GENERATED ALWAYS AS (ar_norm_1(("improvements"."title"->>'ar') || ' ' || ("improvements"."title"->>'en'))) STORED
);
--> statement-breakpoint
CREATE TABLE "page_versions" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"page_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"texts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"published_by" uuid,
	"published_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slides" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"title" jsonb NOT NULL,
	"image_ar" uuid NOT NULL,
	"image_en" uuid,
	"link" text,
	"placement" text NOT NULL,
	"start_date" date,
	"end_date" date,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"search" text GENERATED ALWAYS AS (ar_norm_1(("slides"."title"->>'ar') || ' ' || ("slides"."title"->>'en'))) STORED,
	CONSTRAINT "slides_days" CHECK ("slides"."end_date" >= "slides"."start_date")
);
--> statement-breakpoint
-- news without a moment was a draft: it stays unread until somebody shows it
ALTER TABLE "news" ADD COLUMN "active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE "news" SET "active" = false, "published_at" = "created_at" WHERE "published_at" IS NULL;--> statement-breakpoint
ALTER TABLE "news" ALTER COLUMN "published_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "texts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "saved_by" uuid;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "published_id" uuid;--> statement-breakpoint
ALTER TABLE "improvements" ADD CONSTRAINT "improvements_image_files_id_fk" FOREIGN KEY ("image") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slides" ADD CONSTRAINT "slides_image_ar_files_id_fk" FOREIGN KEY ("image_ar") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slides" ADD CONSTRAINT "slides_image_en_files_id_fk" FOREIGN KEY ("image_en") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "improvements_published" ON "improvements" USING btree ("published_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "page_versions_number" ON "page_versions" USING btree ("page_id","number");--> statement-breakpoint
CREATE INDEX "slides_place" ON "slides" USING btree ("placement","position");--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_published_id_page_versions_id_fk" FOREIGN KEY ("published_id") REFERENCES "public"."page_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- the first version of what was published before there were versions
INSERT INTO "page_versions" ("page_id", "number", "title", "body", "published_at")
  SELECT "id", 1, "title", "body", "published_at" FROM "pages" WHERE "published_at" IS NOT NULL;--> statement-breakpoint
UPDATE "pages" p SET "published_id" = v."id" FROM "page_versions" v WHERE v."page_id" = p."id";--> statement-breakpoint
-- the specification's pages are always there to be written
INSERT INTO "pages" ("slug", "title", "body")
  SELECT slug, '{"ar": "", "en": ""}', '{"ar": "", "en": ""}' FROM unnest(array['home', 'about-us', 'terms-conditions', 'privacy-policy']) slug
  ON CONFLICT ("slug") DO NOTHING;--> statement-breakpoint
CREATE TRIGGER page_versions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON page_versions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

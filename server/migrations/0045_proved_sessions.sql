ALTER TABLE "sessions" ADD COLUMN "proved_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- what is signed in already gave its proof when it signed in
UPDATE "sessions" SET "proved_at" = "created_at" WHERE "audience" <> 'user' AND "revoked_at" IS NULL;

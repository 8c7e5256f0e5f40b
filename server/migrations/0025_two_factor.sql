CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"audience" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"audience" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "two_factors_audience_subject_id_pk" PRIMARY KEY("audience","subject_id"),
	CONSTRAINT "two_factors_audience" CHECK ("two_factors"."audience" in ('admin', 'store'))
);
--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_two_factor" FOREIGN KEY ("audience","subject_id") REFERENCES "public"."two_factors"("audience","subject_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_codes_code" ON "recovery_codes" USING btree ("audience","subject_id","code_hash");--> statement-breakpoint
CREATE INDEX "codes_hash" ON "codes" USING btree ("code_hash");
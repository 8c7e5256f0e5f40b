CREATE SEQUENCE "public"."carrier_remittance_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 40001 CACHE 1;--> statement-breakpoint
CREATE TABLE "carrier_remittance_lines" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"remittance_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"line" integer,
	"order_number" text DEFAULT '' NOT NULL,
	"tracking_number" text DEFAULT '' NOT NULL,
	"collected" bigint NOT NULL,
	"fee" bigint DEFAULT 0 NOT NULL,
	"order_id" uuid,
	"kind" text NOT NULL,
	"expected" bigint,
	"decision" text,
	"note" text,
	CONSTRAINT "carrier_remittance_lines_amounts" CHECK ("carrier_remittance_lines"."collected" >= 0 and "carrier_remittance_lines"."fee" >= 0)
);
--> statement-breakpoint
CREATE TABLE "carrier_remittances" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"number" integer DEFAULT nextval('carrier_remittance_numbers') NOT NULL,
	"carrier" text NOT NULL,
	"period_from" date NOT NULL,
	"period_to" date NOT NULL,
	"reference" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee_by" text NOT NULL,
	"note" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"file" text,
	"created_by" uuid,
	"first_posted_by" uuid,
	"posted_by" uuid,
	"posted_at" timestamp (3) with time zone,
	"recorded" bigint,
	CONSTRAINT "carrier_remittances_amounts" CHECK ("carrier_remittances"."amount" >= 0),
	CONSTRAINT "carrier_remittances_period" CHECK ("carrier_remittances"."period_from" <= "carrier_remittances"."period_to"),
	CONSTRAINT "carrier_remittances_posted" CHECK (("carrier_remittances"."status" = 'posted') = ("carrier_remittances"."posted_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "carrier_remittance_lines" ADD CONSTRAINT "carrier_remittance_lines_remittance_id_carrier_remittances_id_fk" FOREIGN KEY ("remittance_id") REFERENCES "public"."carrier_remittances"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carrier_remittances" ADD CONSTRAINT "carrier_remittances_created_by_admins_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carrier_remittances" ADD CONSTRAINT "carrier_remittances_first_posted_by_admins_id_fk" FOREIGN KEY ("first_posted_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carrier_remittances" ADD CONSTRAINT "carrier_remittances_posted_by_admins_id_fk" FOREIGN KEY ("posted_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carrier_remittance_lines_of" ON "carrier_remittance_lines" USING btree ("remittance_id","position","id");--> statement-breakpoint
CREATE INDEX "carrier_remittance_lines_order" ON "carrier_remittance_lines" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "carrier_remittance_lines_once" ON "carrier_remittance_lines" USING btree ("remittance_id","order_id") WHERE order_id is not null and kind in ('matched', 'short', 'over', 'missing', 'other_carrier');--> statement-breakpoint
CREATE UNIQUE INDEX "carrier_remittances_number" ON "carrier_remittances" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "carrier_remittances_reference" ON "carrier_remittances" USING btree ("carrier","reference") WHERE status <> 'discarded';--> statement-breakpoint
CREATE INDEX "carrier_remittances_created" ON "carrier_remittances" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "carrier_remittances_amount" ON "carrier_remittances" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "carrier_remittances_posted" ON "carrier_remittances" USING btree ("posted_by","posted_at") WHERE posted_by is not null;--> statement-breakpoint
CREATE INDEX "carrier_remittances_status" ON "carrier_remittances" USING btree ("status","created_at","id");--> statement-breakpoint
-- transaction: none
CREATE INDEX CONCURRENTLY "orders_tracking" ON "orders" USING btree ("tracking_number") WHERE tracking_number is not null;
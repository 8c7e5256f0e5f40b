CREATE TABLE "gateway_events" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"provider" text NOT NULL,
	"source" text NOT NULL,
	"event_id" text,
	"kind" text NOT NULL,
	"intent_ref" text,
	"payment_id" uuid,
	"detail" text,
	"raw" text
);
--> statement-breakpoint
CREATE TABLE "gateway_refunds" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"payment_id" uuid NOT NULL,
	"cancellation_id" uuid,
	"amount" bigint NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"booked" boolean NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"message" text,
	CONSTRAINT "gateway_refunds_amount" CHECK ("gateway_refunds"."amount" > 0)
);
--> statement-breakpoint
DROP INDEX "payments_open";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "intent_ref" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "pay_url" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "card" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "checked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "captured_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "held_for" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "came_amount" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "came_currency" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "fee" bigint;--> statement-breakpoint
ALTER TABLE "gateway_events" ADD CONSTRAINT "gateway_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_refunds" ADD CONSTRAINT "gateway_refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_refunds" ADD CONSTRAINT "gateway_refunds_cancellation_id_cancellations_id_fk" FOREIGN KEY ("cancellation_id") REFERENCES "public"."cancellations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "gateway_events_once" ON "gateway_events" USING btree ("provider","event_id");--> statement-breakpoint
CREATE INDEX "gateway_events_payment" ON "gateway_events" USING btree ("payment_id","id");--> statement-breakpoint
CREATE INDEX "gateway_events_raw" ON "gateway_events" USING btree ("at") WHERE raw is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "gateway_refunds_cancellation" ON "gateway_refunds" USING btree ("cancellation_id") WHERE cancellation_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "gateway_refunds_whole" ON "gateway_refunds" USING btree ("payment_id") WHERE cancellation_id is null;--> statement-breakpoint
CREATE INDEX "gateway_refunds_payment" ON "gateway_refunds" USING btree ("payment_id","id");--> statement-breakpoint
CREATE INDEX "gateway_refunds_due" ON "gateway_refunds" USING btree ("next_try_at") WHERE status = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_intent" ON "payments" USING btree ("provider","intent_ref") WHERE intent_ref is not null;--> statement-breakpoint
CREATE INDEX "payments_to_check" ON "payments" USING btree ("checked_at","id") WHERE method = 'card' and closed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_open" ON "payments" USING btree ("order_id") WHERE status in ('pending', 'confirmed') and method in ('bank_transfer', 'card');--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_held" CHECK ("payments"."status" <> 'held' or ("payments"."held_for" is not null and "payments"."came_amount" is not null));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_card" CHECK ("payments"."method" <> 'card' or "payments"."provider" is not null);
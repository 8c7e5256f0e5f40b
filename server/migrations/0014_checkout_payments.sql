CREATE TABLE "payment_pages" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"checkout_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"amount" bigint NOT NULL,
	"intent_ref" text,
	"pay_url" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"reference" text,
	"came_amount" bigint,
	"came_currency" text,
	"fee" bigint,
	CONSTRAINT "payment_pages_amount" CHECK ("payment_pages"."amount" > 0),
	CONSTRAINT "payment_pages_came" CHECK (("payment_pages"."came_amount" is null) = ("payment_pages"."came_currency" is null)),
	CONSTRAINT "payment_pages_fee" CHECK ("payment_pages"."fee" is null or "payment_pages"."came_amount" is not null)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_pages_open" ON "payment_pages" USING btree ("checkout_id") WHERE closed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_pages_intent" ON "payment_pages" USING btree ("provider","intent_ref") WHERE intent_ref is not null;--> statement-breakpoint
CREATE INDEX "payment_pages_to_check" ON "payment_pages" USING btree ("checked_at","id") WHERE closed_at is null;--> statement-breakpoint
-- transaction: new
ALTER TABLE "payments" ADD COLUMN "page_id" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_page_id_payment_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."payment_pages"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_page_part" CHECK ("payments"."page_id" is null or ("payments"."method" = 'card' and "payments"."intent_ref" is null and "payments"."closed_at" is not null)) NOT VALID;--> statement-breakpoint
-- transaction: new
ALTER TABLE "gateway_events" ADD COLUMN "page_id" uuid;--> statement-breakpoint
ALTER TABLE "gateway_events" ADD CONSTRAINT "gateway_events_page_id_payment_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."payment_pages"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
-- transaction: new
-- The payments of a page add up to it: what is asked for, what came and the gateway's fee. Checked at commit, when all of them are written.
CREATE FUNCTION check_payment_page() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wrong text;
BEGIN
  SELECT format('payments of the page %s: %s of %s, came %s of %s, fees %s of %s', p.id, s.amount, p.amount, s.came, p.came_amount, s.fee, p.fee) INTO wrong
  FROM payment_pages p
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(amount), 0) AS amount, coalesce(sum(coalesce(came_amount, amount)), 0) AS came, coalesce(sum(fee), 0) AS fee
    FROM payments WHERE page_id = p.id
  ) s
  WHERE p.id = (CASE tg_table_name WHEN 'payments' THEN to_jsonb(new)->>'page_id' ELSE to_jsonb(new)->>'id' END)::uuid
    AND (s.amount <> p.amount OR s.came <> p.came_amount OR s.fee <> coalesce(p.fee, 0));
  IF wrong IS NOT NULL THEN
    RAISE EXCEPTION '%', wrong USING errcode = 'check_violation', constraint = 'payment_pages_parts';
  END IF;
  RETURN null;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER payment_pages_parts AFTER INSERT OR UPDATE ON payment_pages DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION check_payment_page();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER payments_page_parts AFTER INSERT OR UPDATE ON payments DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (new.page_id IS NOT NULL) EXECUTE FUNCTION check_payment_page();--> statement-breakpoint
-- No payment sends more back to its card than came of it. The lock makes two refunds of one payment follow each other.
CREATE FUNCTION check_gateway_refund() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  came bigint;
  back bigint;
BEGIN
  SELECT coalesce(came_amount, amount) INTO came FROM payments WHERE id = new.payment_id FOR NO KEY UPDATE;
  SELECT sum(amount) INTO back FROM gateway_refunds WHERE payment_id = new.payment_id AND status IN ('pending', 'done');
  IF back > came THEN
    RAISE EXCEPTION 'refunds of the payment %: % of %', new.payment_id, back, came
      USING errcode = 'check_violation', constraint = 'gateway_refunds_within';
  END IF;
  RETURN null;
END $$;--> statement-breakpoint
CREATE TRIGGER gateway_refunds_within AFTER INSERT OR UPDATE OF amount, status, payment_id ON gateway_refunds
  FOR EACH ROW WHEN (new.status IN ('pending', 'done')) EXECUTE FUNCTION check_gateway_refund();--> statement-breakpoint
-- transaction: new
ALTER TABLE "payments" VALIDATE CONSTRAINT "payments_page_id_payment_pages_id_fk";--> statement-breakpoint
-- transaction: new
ALTER TABLE "payments" VALIDATE CONSTRAINT "payments_page_part";--> statement-breakpoint
-- transaction: new
ALTER TABLE "gateway_events" VALIDATE CONSTRAINT "gateway_events_page_id_payment_pages_id_fk";--> statement-breakpoint
-- transaction: none
CREATE UNIQUE INDEX CONCURRENTLY "payments_page" ON "payments" USING btree ("page_id","order_id") WHERE page_id is not null;--> statement-breakpoint
-- transaction: none
CREATE INDEX CONCURRENTLY "gateway_events_page" ON "gateway_events" USING btree ("page_id","id") WHERE page_id is not null;

CREATE SEQUENCE "public"."cancellation_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 50001 CACHE 1;--> statement-breakpoint
CREATE TABLE "cancellation_history" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"cancellation_id" uuid NOT NULL,
	"action" text NOT NULL,
	"from_status" text,
	"to_status" text,
	"actor_type" text NOT NULL,
	"actor_id" uuid,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "cancellation_lines" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"cancellation_id" uuid NOT NULL,
	"order_line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"damaged" integer DEFAULT 0 NOT NULL,
	"missing" integer DEFAULT 0 NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "cancellation_lines_quantity" CHECK ("cancellation_lines"."quantity" > 0),
	CONSTRAINT "cancellation_lines_inspected" CHECK ("cancellation_lines"."received" >= 0 and "cancellation_lines"."damaged" >= 0 and "cancellation_lines"."missing" >= 0 and "cancellation_lines"."received" + "cancellation_lines"."damaged" + "cancellation_lines"."missing" <= "cancellation_lines"."quantity")
);
--> statement-breakpoint
CREATE TABLE "cancellations" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"number" integer DEFAULT nextval('cancellation_numbers') NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"order_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"requested_by" text NOT NULL,
	"refund_reason" text NOT NULL,
	"refund_reason_other" text,
	"note" text,
	"problem_description" text,
	"attachments" uuid[] DEFAULT '{}' NOT NULL,
	"store_papers" uuid[] DEFAULT '{}' NOT NULL,
	"decision_note" text,
	"admin_note" text,
	"fault" text NOT NULL,
	"goods_back" boolean DEFAULT true NOT NULL,
	"destination" text NOT NULL,
	"iban_number" text,
	"account_holder" text,
	"amount" bigint NOT NULL,
	"answer_by" timestamp (3) with time zone,
	"escalated_at" timestamp (3) with time zone,
	"received_at" timestamp (3) with time zone,
	"refunded_at" timestamp (3) with time zone,
	"amount_final" bigint,
	"with_fees" boolean,
	"promo" bigint DEFAULT 0 NOT NULL,
	"commission" bigint DEFAULT 0 NOT NULL,
	"commission_vat" bigint DEFAULT 0 NOT NULL,
	"platform_fee" bigint DEFAULT 0 NOT NULL,
	"platform_fee_vat" bigint DEFAULT 0 NOT NULL,
	"vat" bigint DEFAULT 0 NOT NULL,
	"store" bigint DEFAULT 0 NOT NULL,
	"event" text,
	"from_pending" bigint DEFAULT 0 NOT NULL,
	"to_wallet" bigint,
	"to_outside" bigint,
	"outside" text,
	"reference" text,
	"receipt" uuid,
	CONSTRAINT "cancellations_amounts" CHECK ("cancellations"."amount" >= 0 and coalesce("cancellations"."to_wallet", 0) >= 0 and coalesce("cancellations"."to_outside", 0) >= 0),
	CONSTRAINT "cancellations_paid" CHECK (coalesce("cancellations"."to_wallet", 0) + coalesce("cancellations"."to_outside", 0) <= coalesce("cancellations"."amount_final", 0)),
	CONSTRAINT "cancellations_settled" CHECK (("cancellations"."event" is null) = ("cancellations"."amount_final" is null)),
	CONSTRAINT "cancellations_reason_other" CHECK ("cancellations"."refund_reason" <> 'other' or "cancellations"."refund_reason_other" is not null)
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "cancelled_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "refunded_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancelled_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "returned_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "escalated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "cancellation_history" ADD CONSTRAINT "cancellation_history_cancellation_id_cancellations_id_fk" FOREIGN KEY ("cancellation_id") REFERENCES "public"."cancellations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation_lines" ADD CONSTRAINT "cancellation_lines_cancellation_id_cancellations_id_fk" FOREIGN KEY ("cancellation_id") REFERENCES "public"."cancellations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation_lines" ADD CONSTRAINT "cancellation_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_receipt_files_id_fk" FOREIGN KEY ("receipt") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cancellation_history_of" ON "cancellation_history" USING btree ("cancellation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "cancellation_lines_line" ON "cancellation_lines" USING btree ("cancellation_id","order_line_id");--> statement-breakpoint
CREATE INDEX "cancellation_lines_order_line" ON "cancellation_lines" USING btree ("order_line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cancellations_number" ON "cancellations" USING btree ("number");--> statement-breakpoint
CREATE INDEX "cancellations_order" ON "cancellations" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "cancellations_created" ON "cancellations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "cancellations_status" ON "cancellations" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "cancellations_store" ON "cancellations" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "cancellations_store_status" ON "cancellations" USING btree ("store_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "cancellations_user" ON "cancellations" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "cancellations_reason" ON "cancellations" USING btree ("refund_reason","created_at","id");--> statement-breakpoint
CREATE INDEX "cancellations_kind" ON "cancellations" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "cancellations_amount" ON "cancellations" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "cancellations_answer" ON "cancellations" USING btree ("answer_by") WHERE status = 'requested' and escalated_at is null;--> statement-breakpoint
CREATE INDEX "cancellations_receipt" ON "cancellations" USING btree ("receipt") WHERE receipt is not null;--> statement-breakpoint
CREATE INDEX "cancellations_attachments" ON "cancellations" USING gin ("attachments") WHERE attachments <> '{}';--> statement-breakpoint
CREATE INDEX "cancellations_store_papers" ON "cancellations" USING gin ("store_papers") WHERE store_papers <> '{}';--> statement-breakpoint
CREATE INDEX "orders_wishes" ON "orders" USING btree ("expires_at") WHERE status = 'cancel_requested' and escalated_at is null;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_cancelled" CHECK ("order_lines"."refunded_quantity" >= 0 and "order_lines"."refunded_quantity" <= "order_lines"."cancelled_quantity" and "order_lines"."cancelled_quantity" <= "order_lines"."quantity");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refunds" CHECK ("orders"."cancelled_amount" >= 0 and "orders"."returned_amount" >= 0 and "orders"."cancelled_amount" + "orders"."returned_amount" <= "orders"."total");
--> statement-breakpoint
CREATE TRIGGER cancellation_history_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON cancellation_history FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A list of attachments can't be a foreign key: this keeps a file that a product or a cancellation names as one would.
create or replace function file_not_attached() returns trigger language plpgsql as $$
declare
  holder text;
begin
  if exists (select from products p where p.attachments @> array[old.id] and p.attachments <> '{}') then
    holder := 'products';
  elsif exists (select from cancellations c where c.attachments @> array[old.id] and c.attachments <> '{}')
    or exists (select from cancellations c where c.store_papers @> array[old.id] and c.store_papers <> '{}') then
    holder := 'cancellations';
  else
    return old;
  end if;
  raise exception using errcode = '23503', constraint = holder || '_attachments_files_id_fk', table = holder,
    message = format('file %s is attached to %s', old.id, holder), detail = format('Key (id)=(%s) is still referenced from table "%s".', old.id, holder);
end $$;
--> statement-breakpoint
-- Orders cancelled until now: all of their units are gone, and each has its record as later ones do.
update order_lines l set cancelled_quantity = quantity, refunded_quantity = quantity from orders o where o.id = l.order_id and o.status = 'cancelled';
--> statement-breakpoint
update orders set cancelled_amount = total where status = 'cancelled';
--> statement-breakpoint
with gone as (
  insert into cancellations (created_at, updated_at, order_id, store_id, user_id, kind, status, requested_by, refund_reason, refund_reason_other, fault, destination,
    amount, amount_final, with_fees, promo, commission, commission_vat, platform_fee, platform_fee_vat, vat, store, event, to_wallet, to_outside, refunded_at)
  select coalesce(o.cancelled_at, o.updated_at), coalesce(o.cancelled_at, o.updated_at), o.id, o.store_id, o.user_id, 'cancel',
    case when p.paid > 0 then 'refunded' else 'closed' end, coalesce(o.cancelled_by, 'system'), 'other', coalesce(o.cancel_reason, ''),
    case o.cancelled_by when 'user' then 'customer' when 'store' then 'store' else 'platform' end, 'wallet',
    o.total, o.total, true, o.platform_discount, o.commission, o.commission_vat, o.platform_fee, o.platform_fee_vat, o.vat, o.store_share, 'M7', p.paid, 0,
    case when p.paid > 0 then o.cancelled_at end
  from orders o cross join lateral (select case when o.payment_status = 'refunded' and o.paid_at is not null then o.total else o.wallet_part end as paid) p
  where o.status = 'cancelled' order by o.cancelled_at
  returning id, order_id, status, requested_by, refund_reason_other, created_at
), history as (
  insert into cancellation_history (at, cancellation_id, action, to_status, actor_type, note)
  select created_at, id, 'cancel_whole', status, requested_by, nullif(refund_reason_other, '') from gone
)
insert into cancellation_lines (cancellation_id, order_line_id, quantity, amount)
select gone.id, l.id, l.quantity, l.total from gone join order_lines l on l.order_id = gone.order_id;

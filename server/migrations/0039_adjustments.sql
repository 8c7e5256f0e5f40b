CREATE TABLE "payout_schedules" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"weekly" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_adjustments" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"direction" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"requested_by" uuid NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"decision_note" text,
	CONSTRAINT "wallet_adjustments_amount" CHECK ("wallet_adjustments"."amount" > 0),
	CONSTRAINT "wallet_adjustments_decided" CHECK (("wallet_adjustments"."status" = 'requested') = ("wallet_adjustments"."decided_by" is null)),
	CONSTRAINT "wallet_adjustments_two_admins" CHECK ("wallet_adjustments"."status" <> 'approved' or "wallet_adjustments"."decided_by" <> "wallet_adjustments"."requested_by")
);
--> statement-breakpoint
ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_known_event";--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "week" date;--> statement-breakpoint
ALTER TABLE "payout_schedules" ADD CONSTRAINT "payout_schedules_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_adjustments" ADD CONSTRAINT "wallet_adjustments_requested_by_admins_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_adjustments" ADD CONSTRAINT "wallet_adjustments_decided_by_admins_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_schedules_weekly" ON "payout_schedules" USING btree ("store_id") WHERE weekly;--> statement-breakpoint
CREATE INDEX "wallet_adjustments_status" ON "wallet_adjustments" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "wallet_adjustments_owner" ON "wallet_adjustments" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "wallet_adjustments_created" ON "wallet_adjustments" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_week" ON "payouts" USING btree ("store_id","week") WHERE week is not null;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_known_event" CHECK (event in ('M1', 'M1v', 'M2', 'M3', 'M3d', 'M4', 'M5', 'M5r', 'M6', 'M7', 'M7r', 'M8', 'M9', 'M9p', 'M9f', 'M10', 'M10o', 'M11', 'M12'));--> statement-breakpoint
-- What the platform sold, was paid before and is on its way owes its VAT from now on, as its invoice says (M1v).
DO $$
DECLARE
  sold record;
  escrow record;
  vat record;
  posted uuid;
BEGIN
  FOR sold IN
    SELECT o.id, o.store_id, o.user_id,
      o.vat - coalesce((SELECT sum(c.vat) FROM cancellations c WHERE c.order_id = o.id AND c.event = 'M7'), 0) AS due
    FROM orders o
    WHERE o.vat_regime = 'platform_deemed' AND o.accepted_at IS NOT NULL AND o.delivered_at IS NULL AND o.status <> 'cancelled'
      AND (EXISTS (SELECT FROM invoices i WHERE i.order_id = o.id AND i.kind = 'sale')
        OR (o.payment_method <> 'cod' OR o.to_charge = 0) AND EXISTS (SELECT FROM invoice_waits w WHERE w.order_id = o.id))
    ORDER BY o.id
  LOOP
    INSERT INTO ledger_accounts (code, normal) VALUES ('vat_output', 'credit') ON CONFLICT DO NOTHING;
    SELECT a.id, a.balance INTO escrow FROM ledger_accounts a WHERE a.code = 'order_escrow' AND a.owner_id = sold.id FOR UPDATE;
    SELECT a.id, a.balance INTO vat FROM ledger_accounts a WHERE a.code = 'vat_output' AND a.owner_id IS NULL FOR UPDATE;
    CONTINUE WHEN sold.due <= 0 OR escrow IS NULL OR escrow.balance < sold.due;
    INSERT INTO ledger_transactions (event, reference, order_id, store_id, user_id, actor_type)
      VALUES ('M1v', 'order:' || sold.id || ':M1v', sold.id, sold.store_id, sold.user_id, 'system') RETURNING id INTO posted;
    UPDATE ledger_accounts SET balance = balance - sold.due WHERE id = escrow.id;
    UPDATE ledger_accounts SET balance = balance + sold.due WHERE id = vat.id;
    INSERT INTO ledger_entries (transaction_id, account_id, leg, debit, balance_after) VALUES (posted, escrow.id, 1, sold.due, escrow.balance - sold.due);
    INSERT INTO ledger_entries (transaction_id, account_id, leg, credit, balance_after) VALUES (posted, vat.id, 2, sold.due, vat.balance + sold.due);
  END LOOP;
END $$;
--> statement-breakpoint
-- judged now, so that a migration after this one may change the ledger's tables in the same transaction
SET CONSTRAINTS ALL IMMEDIATE;
--> statement-breakpoint
SET CONSTRAINTS ALL DEFERRED;

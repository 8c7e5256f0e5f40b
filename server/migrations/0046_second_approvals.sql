CREATE TABLE "sole_approvals" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"kind" text NOT NULL,
	"admin_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "sole_approvals_amount" CHECK ("sole_approvals"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "dues" ADD COLUMN "second_reason" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "second_reason" text;--> statement-breakpoint
ALTER TABLE "wallet_adjustments" ADD COLUMN "second_reason" text DEFAULT 'amount' NOT NULL;--> statement-breakpoint
ALTER TABLE "sole_approvals" ADD CONSTRAINT "sole_approvals_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sole_approvals_admin" ON "sole_approvals" USING btree ("admin_id","created_at");--> statement-breakpoint
CREATE INDEX "sole_approvals_owner" ON "sole_approvals" USING btree ("owner_id","created_at");--> statement-breakpoint
-- transaction: none
CREATE INDEX CONCURRENTLY "payouts_approver" ON "payouts" USING btree ("approved_by","approved_at") WHERE not needs_second;--> statement-breakpoint
UPDATE "payouts" SET "second_reason" = 'amount' WHERE "needs_second";--> statement-breakpoint
UPDATE "dues" SET "second_reason" = 'amount' WHERE "first_waived_by" IS NOT NULL;--> statement-breakpoint
-- what single administrators gave in the last days counts from the start
INSERT INTO "sole_approvals" ("kind", "admin_id", "owner_id", "amount", "created_at")
SELECT CASE WHEN t.reference LIKE 'due:%' THEN 'waiver' ELSE 'adjustment' END, t.actor_id, coalesce(t.store_id, t.user_id),
  (SELECT sum(e.debit) FROM ledger_entries e WHERE e.transaction_id = t.id), t.posted_at
FROM ledger_transactions t JOIN admins a ON a.id = t.actor_id
WHERE t.event = 'M12' AND t.actor_type = 'admin' AND t.posted_at > app_now() - interval '7 days' AND coalesce(t.store_id, t.user_id) IS NOT NULL
  AND NOT EXISTS (SELECT FROM wallet_adjustments w WHERE t.reference = 'adjustment:' || w.id)
  AND NOT EXISTS (SELECT FROM dues d WHERE t.reference LIKE 'due:' || d.id || ':%' AND d.first_waived_by IS NOT NULL);--> statement-breakpoint
-- transaction: new
-- Contract: the version before writes payouts without their reason, and was never released.
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_second_reason" CHECK ("payouts"."needs_second" = ("payouts"."second_reason" is not null)) NOT VALID;--> statement-breakpoint
-- transaction: new
ALTER TABLE "payouts" VALIDATE CONSTRAINT "payouts_second_reason";
CREATE SEQUENCE "public"."due_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 20001 CACHE 1;--> statement-breakpoint
CREATE TABLE "due_lines" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"entry_id" bigint NOT NULL,
	"store_id" uuid NOT NULL,
	"order_id" uuid,
	"event" text NOT NULL,
	"amount" bigint NOT NULL,
	"posted_at" timestamp (3) with time zone NOT NULL,
	"due_id" uuid,
	CONSTRAINT "due_lines_amount" CHECK ("due_lines"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "due_settlements" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"due_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"amount" bigint NOT NULL,
	"bank_account_id" uuid,
	"sender_name" text,
	"slip" uuid,
	"reference" text,
	"reason" text,
	"claimed_by" uuid,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "due_settlements_amount" CHECK ("due_settlements"."amount" > 0),
	CONSTRAINT "due_settlements_waiting_transfer" CHECK ("due_settlements"."status" = 'confirmed' or "due_settlements"."kind" = 'transfer'),
	CONSTRAINT "due_settlements_arrived" CHECK ("due_settlements"."status" <> 'confirmed' or "due_settlements"."kind" <> 'transfer' or "due_settlements"."reference" is not null)
);
--> statement-breakpoint
CREATE TABLE "dues" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"number" integer DEFAULT nextval('due_numbers') NOT NULL,
	"store_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"waived" bigint DEFAULT 0 NOT NULL,
	"lines" integer NOT NULL,
	"status" text DEFAULT 'due' NOT NULL,
	"period_from" timestamp (3) with time zone NOT NULL,
	"period_to" timestamp (3) with time zone NOT NULL,
	"due_on" date NOT NULL,
	"note" text,
	"raised_by" uuid,
	"first_waived_by" uuid,
	"reminded_at" timestamp (3) with time zone,
	"suspended_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "dues_amounts" CHECK ("dues"."amount" > 0 and "dues"."paid" >= 0 and "dues"."waived" >= 0 and "dues"."paid" + "dues"."waived" <= "dues"."amount"),
	CONSTRAINT "dues_closed" CHECK ((status in ('due', 'overdue', 'paid_claimed')) = ("dues"."paid" + "dues"."waived" < "dues"."amount")),
	CONSTRAINT "dues_period" CHECK ("dues"."period_from" <= "dues"."period_to")
);
--> statement-breakpoint
ALTER TABLE "due_lines" ADD CONSTRAINT "due_lines_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_lines" ADD CONSTRAINT "due_lines_due_id_dues_id_fk" FOREIGN KEY ("due_id") REFERENCES "public"."dues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_settlements" ADD CONSTRAINT "due_settlements_due_id_dues_id_fk" FOREIGN KEY ("due_id") REFERENCES "public"."dues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_settlements" ADD CONSTRAINT "due_settlements_bank_account_id_bank_accounts_id_fk" FOREIGN KEY ("bank_account_id") REFERENCES "public"."bank_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_settlements" ADD CONSTRAINT "due_settlements_slip_files_id_fk" FOREIGN KEY ("slip") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_settlements" ADD CONSTRAINT "due_settlements_claimed_by_store_members_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."store_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_settlements" ADD CONSTRAINT "due_settlements_decided_by_admins_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dues" ADD CONSTRAINT "dues_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dues" ADD CONSTRAINT "dues_raised_by_admins_id_fk" FOREIGN KEY ("raised_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dues" ADD CONSTRAINT "dues_first_waived_by_admins_id_fk" FOREIGN KEY ("first_waived_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "due_lines_entry" ON "due_lines" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "due_lines_posted" ON "due_lines" USING btree ("posted_at","id");--> statement-breakpoint
CREATE INDEX "due_lines_by_amount" ON "due_lines" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "due_lines_store" ON "due_lines" USING btree ("store_id","posted_at","id");--> statement-breakpoint
CREATE INDEX "due_lines_due" ON "due_lines" USING btree ("due_id","posted_at","id") WHERE due_id is not null;--> statement-breakpoint
CREATE INDEX "due_lines_unbilled" ON "due_lines" USING btree ("store_id","posted_at","id") WHERE due_id is null;--> statement-breakpoint
CREATE INDEX "due_lines_order" ON "due_lines" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX "due_settlements_due" ON "due_settlements" USING btree ("due_id","created_at","id");--> statement-breakpoint
CREATE INDEX "due_settlements_slip" ON "due_settlements" USING btree ("slip") WHERE slip is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "due_settlements_waiting" ON "due_settlements" USING btree ("due_id") WHERE status = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "dues_number" ON "dues" USING btree ("number");--> statement-breakpoint
CREATE INDEX "dues_store" ON "dues" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "dues_status" ON "dues" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "dues_created" ON "dues" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "dues_by_amount" ON "dues" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "dues_by_day" ON "dues" USING btree ("due_on","id");--> statement-breakpoint
CREATE INDEX "dues_open" ON "dues" USING btree ("due_on") WHERE status in ('due', 'overdue', 'paid_claimed');--> statement-breakpoint

-- what stores came to owe before there were statements
insert into due_lines (entry_id, store_id, order_id, event, amount, posted_at)
select e.id, a.owner_id, t.order_id, t.event, e.debit - e.credit, e.posted_at
from ledger_accounts a join ledger_entries e on e.account_id = a.id join ledger_transactions t on t.id = e.transaction_id
where a.code = 'store_dues' and t.event not in ('M10', 'M10o', 'M12')
order by e.id;

CREATE TABLE "user_bank_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"iban_number" text NOT NULL,
	"account_holder" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deletion_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user_bank_accounts" ADD CONSTRAINT "user_bank_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- transaction: new
-- A shopper whose account is to be deleted begins nothing. A call that was authenticated before the mark may still write, and a node of the version
-- before does not know the mark. The lock waits for a mark that is being set, and the mark waits for what has begun.
CREATE FUNCTION refuse_leaving_shopper(shopper uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  due timestamptz;
BEGIN
  SELECT u.deletion_due_at INTO due FROM users u WHERE u.id = shopper FOR KEY SHARE;
  IF due IS NOT NULL THEN
    RAISE EXCEPTION USING errcode = '23514', constraint = 'users_not_leaving', message = format('the account of shopper %s is to be deleted', shopper);
  END IF;
END $$;--> statement-breakpoint
CREATE FUNCTION shopper_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_leaving_shopper(new.user_id);
  RETURN new;
END $$;--> statement-breakpoint
CREATE FUNCTION sender_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_leaving_shopper(new.sender_id);
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER orders_shopper_stays BEFORE INSERT ON orders FOR EACH ROW EXECUTE FUNCTION shopper_stays();--> statement-breakpoint
CREATE TRIGGER cancellations_shopper_stays BEFORE INSERT ON cancellations FOR EACH ROW
  WHEN (new.requested_by = 'user') EXECUTE FUNCTION shopper_stays();--> statement-breakpoint
CREATE TRIGGER chat_messages_sender_stays BEFORE INSERT ON chat_messages FOR EACH ROW
  WHEN (new.sender = 'user') EXECUTE FUNCTION sender_stays();--> statement-breakpoint
-- transaction: none
CREATE INDEX CONCURRENTLY "users_deletion_due" ON "users" USING btree ("deletion_due_at","id") WHERE deletion_due_at is not null;

-- Why: a node of the version before reads a phone of every shopper. It meets no account without one until this version deletes one.
-- squawk-ignore ban-drop-not-null
ALTER TABLE "users" ALTER COLUMN "phone" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_phone_kept" CHECK ("users"."phone" is not null or "users"."deleted_at" is not null) NOT VALID;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_forgotten" CHECK ("users"."deleted_at" is null or (not "users"."active" and num_nonnulls("users"."phone", "users"."name", "users"."email", "users"."avatar") = 0)) NOT VALID;--> statement-breakpoint
-- transaction: new
ALTER TABLE "users" VALIDATE CONSTRAINT "users_phone_kept";--> statement-breakpoint
ALTER TABLE "users" VALIDATE CONSTRAINT "users_forgotten";--> statement-breakpoint
-- transaction: new
-- Nothing begins for an account that was deleted, whoever writes. The lock waits for a deletion that is under way, and makes a deletion wait for what
-- has begun, so that of the two whichever comes second sees the first.
CREATE FUNCTION refuse_deleted_shopper(shopper uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  gone timestamptz;
BEGIN
  SELECT u.deleted_at INTO gone FROM users u WHERE u.id = shopper FOR KEY SHARE;
  IF gone IS NOT NULL THEN
    RAISE EXCEPTION USING errcode = '23514', constraint = 'users_not_deleted', message = format('shopper %s deleted the account', shopper);
  END IF;
END $$;--> statement-breakpoint
CREATE FUNCTION shopper_is_there() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_deleted_shopper(new.user_id);
  RETURN new;
END $$;--> statement-breakpoint
CREATE FUNCTION shopper_of_owner_is_there() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_deleted_shopper(new.owner_id);
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER orders_shopper_is_there BEFORE INSERT ON orders FOR EACH ROW EXECUTE FUNCTION shopper_is_there();--> statement-breakpoint
CREATE TRIGGER cancellations_shopper_is_there BEFORE INSERT ON cancellations FOR EACH ROW EXECUTE FUNCTION shopper_is_there();--> statement-breakpoint
CREATE TRIGGER chat_sessions_shopper_is_there BEFORE INSERT ON chat_sessions FOR EACH ROW EXECUTE FUNCTION shopper_is_there();--> statement-breakpoint
CREATE TRIGGER wallet_adjustments_shopper_is_there BEFORE INSERT ON wallet_adjustments FOR EACH ROW
  WHEN (new.kind = 'user') EXECUTE FUNCTION shopper_of_owner_is_there();--> statement-breakpoint
CREATE TRIGGER ledger_accounts_shopper_is_there BEFORE INSERT OR UPDATE OF balance ON ledger_accounts FOR EACH ROW
  WHEN (new.code = 'customer_wallet') EXECUTE FUNCTION shopper_of_owner_is_there();

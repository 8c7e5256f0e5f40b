-- so that one index holds a store's id beside the trigrams of its products
CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
DROP INDEX "products_search";--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD COLUMN "sign" smallint GENERATED ALWAYS AS ((case when balance > 0 then 1 when balance < 0 then -1 else 0 end)::smallint) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "has_orders" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "ledger_accounts_sign" ON "ledger_accounts" USING btree ("code","sign","owner_id") WHERE "ledger_accounts"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "files_store_pictures" ON "files" USING btree ("owner_id","created_at") WHERE "files"."purpose" = 'picture' and "files"."owner_type" = 'store';--> statement-breakpoint
CREATE INDEX "users_has_orders" ON "users" USING btree ("has_orders","created_at","id");--> statement-breakpoint
CREATE INDEX "stores_name" ON "stores" USING btree (("name" ->> 'ar'),"id");--> statement-breakpoint
CREATE INDEX "stores_waiting" ON "stores" USING btree ("created_at","id") WHERE approved = 0 and submitted_at is not null;--> statement-breakpoint
CREATE INDEX "stores_unfinished" ON "stores" USING btree ("created_at","id") WHERE approved = 0 and submitted_at is null;--> statement-breakpoint
CREATE INDEX "stores_open" ON "stores" USING btree ("is_online","created_at","id");--> statement-breakpoint
CREATE INDEX "stores_complete" ON "stores" USING btree ("has_complete_data","created_at","id");--> statement-breakpoint
CREATE INDEX "stores_held" ON "stores" USING btree ("payout_hold","created_at","id");--> statement-breakpoint
CREATE INDEX "stores_entity" ON "stores" USING btree ("entity_type","created_at","id");--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("store_id","search" gin_trgm_ops);--> statement-breakpoint
UPDATE users SET has_orders = true WHERE EXISTS (SELECT FROM orders WHERE orders.user_id = users.id);--> statement-breakpoint
CREATE FUNCTION order_marks_user() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update users set has_orders = true where id = new.user_id and not has_orders;
  return null;
end $$;--> statement-breakpoint
-- at the commit, when all other locks are held: two first orders of one shopper then never wait for each other in a circle
CREATE CONSTRAINT TRIGGER orders_mark_user AFTER INSERT ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION order_marks_user();
--> statement-breakpoint
-- sixteen steps for each doubling instead of eight: the fullest step of a large market is then half as long to sort
ALTER TABLE "products" DROP COLUMN "stock_level";--> statement-breakpoint
CREATE OR REPLACE FUNCTION stock_level(quantity integer) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE WHEN quantity <= 20 THEN quantity ELSE 20 + floor(16 * ln(quantity / 20.0::float8) / ln(2::float8))::integer END;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "stock_level" integer GENERATED ALWAYS AS (stock_level(quantity)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_stock" ON "products" USING btree ("stock_level","id") WHERE deleted_at is null;

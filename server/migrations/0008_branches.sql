CREATE TABLE "branches" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"store_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"city_id" uuid,
	"address" text,
	"phone" text,
	"short_address" text,
	"pick_up" boolean DEFAULT false NOT NULL,
	"delivers" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "branches_use" CHECK ("branches"."pick_up" or "branches"."delivers" or "branches"."deleted_at" is not null),
	CONSTRAINT "branches_short_address" CHECK ("branches"."short_address" ~ '^[A-Z]{4}[0-9]{4}$'),
	CONSTRAINT "branches_main" CHECK ("branches"."id" <> "branches"."store_id" or "branches"."deleted_at" is null)
);--> statement-breakpoint
CREATE TABLE "branch_stock" (
	"variant_id" uuid NOT NULL,
	"branch_id" uuid NOT NULL,
	"quantity" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "branch_stock_variant_id_branch_id_pk" PRIMARY KEY("variant_id","branch_id"),
	CONSTRAINT "branch_stock_quantity" CHECK ("branch_stock"."quantity" >= 0)
);--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"store_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"branch_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"change" integer NOT NULL,
	"before" integer NOT NULL,
	"after" integer NOT NULL,
	"order_id" uuid,
	"transfer_id" uuid,
	"note" text,
	"actor_type" text NOT NULL,
	"actor_id" uuid,
	CONSTRAINT "stock_movements_chain" CHECK ("stock_movements"."after" = "stock_movements"."before" + "stock_movements"."change" and "stock_movements"."after" >= 0 and "stock_movements"."change" <> 0)
);--> statement-breakpoint
CREATE TABLE "stock_watches" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"user_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"back_at" timestamp (3) with time zone
);--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "branch_id" uuid;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "low_stock_alert" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_watches_user" ON "stock_watches" USING btree ("user_id","variant_id");--> statement-breakpoint
CREATE INDEX "stock_watches_variant" ON "stock_watches" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "stock_watches_back" ON "stock_watches" USING btree ("back_at") WHERE back_at is not null;--> statement-breakpoint
CREATE INDEX "branch_stock_branch" ON "branch_stock" USING btree ("branch_id");--> statement-breakpoint
CREATE INDEX "stock_movements_store" ON "stock_movements" USING btree ("store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "stock_movements_variant" ON "stock_movements" USING btree ("variant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "stock_movements_branch" ON "stock_movements" USING btree ("branch_id","created_at","id");--> statement-breakpoint
CREATE INDEX "branches_store" ON "branches" USING btree ("store_id","position","id");--> statement-breakpoint
CREATE INDEX "branches_city" ON "branches" USING btree ("city_id");--> statement-breakpoint
-- Rows of stock are updated in place, as in products.
ALTER TABLE "branch_stock" SET (fillfactor = 85);--> statement-breakpoint
-- transaction: new
CREATE TRIGGER stock_movements_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON stock_movements FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- Every store has its main branch from the start, under its own id.
CREATE FUNCTION stores_make_branch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO branches (id, store_id, name, city_id, address, pick_up, created_at, updated_at)
  SELECT id, id, '{"ar": "الفرع الرئيسي", "en": "Main branch"}', coalesce((pickup_location->>'city_id')::uuid, city_id),
    pickup_location->>'location_description', pickup_location IS NOT NULL AND pickup_location <> 'null', created_at, updated_at
  FROM made ON CONFLICT (id) DO NOTHING;
  RETURN null;
END $$;--> statement-breakpoint
CREATE TRIGGER stores_branch AFTER INSERT ON stores REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION stores_make_branch();--> statement-breakpoint
-- The place of pick-up in the store's profile and its main branch are one thing: what is written to either is copied to the other.
CREATE FUNCTION stores_write_branch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE branches b SET city_id = coalesce((new.pickup_location->>'city_id')::uuid, b.city_id, new.city_id),
    address = coalesce(new.pickup_location->>'location_description', b.address),
    pick_up = new.pickup_location IS NOT NULL AND new.pickup_location <> 'null',
    delivers = b.delivers OR new.pickup_location IS NULL OR new.pickup_location = 'null', updated_at = new.updated_at
  WHERE b.id = new.id;
  RETURN null;
END $$;--> statement-breakpoint
CREATE TRIGGER stores_main_branch AFTER UPDATE OF pickup_location ON stores FOR EACH ROW
  WHEN (pg_trigger_depth() = 0 AND old.pickup_location IS DISTINCT FROM new.pickup_location) EXECUTE FUNCTION stores_write_branch();--> statement-breakpoint
CREATE FUNCTION branches_write_store() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE stores s SET pickup_location = CASE WHEN new.pick_up THEN jsonb_build_object('location_description', coalesce(new.address, ''),
      'region_id', (SELECT c.region_id FROM cities c WHERE c.id = new.city_id), 'city_id', new.city_id) END
  WHERE s.id = new.id;
  RETURN null;
END $$;--> statement-breakpoint
CREATE TRIGGER branches_main_store AFTER UPDATE OF city_id, address, pick_up ON branches FOR EACH ROW
  WHEN (pg_trigger_depth() = 0 AND new.id = new.store_id AND (old.city_id, old.address, old.pick_up) IS DISTINCT FROM (new.city_id, new.address, new.pick_up))
  EXECUTE FUNCTION branches_write_store();--> statement-breakpoint
-- What a transaction says of its changes of stock: {"reason", "actor_type", "actor_id"}. A writer that says nothing edits a product.
CREATE FUNCTION stock_told(field text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT nullif(current_setting('rahba.stock', true), '')::jsonb->>field
$$;--> statement-breakpoint
CREATE FUNCTION variants_stock_made() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO branch_stock (variant_id, branch_id, quantity) SELECT id, store_id, quantity FROM made ON CONFLICT DO NOTHING;
  INSERT INTO stock_movements (created_at, store_id, variant_id, branch_id, reason, change, before, after, actor_type, actor_id)
  SELECT created_at, store_id, id, store_id, 'opening', quantity, 0, quantity, coalesce(stock_told('actor_type'), 'system'), stock_told('actor_id')::uuid
  FROM made WHERE quantity <> 0;
  RETURN null;
END $$;--> statement-breakpoint
CREATE TRIGGER product_variants_stock_made AFTER INSERT ON product_variants REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION variants_stock_made();--> statement-breakpoint
-- Orders, counts and transfers write the branch themselves, and nothing is left to do here. Whoever writes only the variant adds to the main branch,
-- and takes from it first and then from the branch that has most.
CREATE FUNCTION variants_stock_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH moved AS (
    SELECT n.id, n.store_id, n.quantity - (SELECT sum(s.quantity) FROM branch_stock s WHERE s.variant_id = n.id)::int AS change
    FROM changed n JOIN former o USING (id) WHERE n.quantity <> o.quantity
  ), shares AS (
    SELECT id AS variant_id, store_id, store_id AS branch_id, change FROM moved WHERE change > 0
    UNION ALL
    SELECT id, store_id, branch_id, -least(quantity, -change - taken)::int FROM (
      SELECT m.id, m.store_id, m.change, s.branch_id, s.quantity, coalesce(sum(s.quantity) OVER (PARTITION BY m.id
        ORDER BY s.branch_id <> m.store_id, s.quantity DESC, s.branch_id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS taken
      FROM moved m JOIN branch_stock s ON s.variant_id = m.id WHERE m.change < 0
    ) held WHERE taken < -change AND quantity > 0
  ), written AS (
    UPDATE branch_stock s SET quantity = s.quantity + h.change FROM shares h
    WHERE s.variant_id = h.variant_id AND s.branch_id = h.branch_id RETURNING h.store_id, s.variant_id, s.branch_id, h.change, s.quantity
  )
  INSERT INTO stock_movements (store_id, variant_id, branch_id, reason, change, before, after, actor_type, actor_id)
  SELECT store_id, variant_id, branch_id, coalesce(stock_told('reason'), 'edited'), change, quantity - change, quantity,
    coalesce(stock_told('actor_type'), 'system'), stock_told('actor_id')::uuid
  FROM written;
  IF EXISTS (SELECT FROM changed n JOIN former o USING (id) WHERE o.quantity = 0 AND n.quantity > 0) THEN
    UPDATE stock_watches w SET back_at = app_now() FROM changed n JOIN former o USING (id)
    WHERE w.variant_id = n.id AND o.quantity = 0 AND n.quantity > 0 AND w.back_at IS NULL;
  END IF;
  RETURN null;
END $$;--> statement-breakpoint
CREATE TRIGGER product_variants_stock_changed AFTER UPDATE ON product_variants REFERENCING OLD TABLE AS former NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION variants_stock_changed();--> statement-breakpoint
-- transaction: new
INSERT INTO branches (id, store_id, name, city_id, address, pick_up, created_at, updated_at)
SELECT id, id, '{"ar": "الفرع الرئيسي", "en": "Main branch"}', coalesce((pickup_location->>'city_id')::uuid, city_id),
  pickup_location->>'location_description', pickup_location IS NOT NULL AND pickup_location <> 'null', created_at, updated_at
FROM stores ON CONFLICT (id) DO NOTHING;--> statement-breakpoint
-- transaction: none
-- The stock of before is in the main branch. Products are locked as orders lock them, so that nothing changes between the reading and the writing.
DO $$
DECLARE
  last uuid := '00000000-0000-0000-0000-000000000000';
  ids uuid[];
BEGIN
  LOOP
    SELECT array_agg(id ORDER BY id) INTO ids FROM (SELECT p.id FROM products p WHERE p.id > last ORDER BY p.id LIMIT 500) batch;
    EXIT WHEN ids IS NULL;
    PERFORM FROM products WHERE id = ANY (ids) ORDER BY id FOR UPDATE;
    WITH filled AS (
      INSERT INTO branch_stock (variant_id, branch_id, quantity)
      SELECT v.id, v.store_id, v.quantity FROM product_variants v
      WHERE v.product_id = ANY (ids) AND NOT EXISTS (SELECT FROM branch_stock s WHERE s.variant_id = v.id)
      RETURNING variant_id, branch_id, quantity
    )
    INSERT INTO stock_movements (store_id, variant_id, branch_id, reason, change, before, after, actor_type)
    SELECT branch_id, variant_id, branch_id, 'opening', quantity, 0, quantity, 'system' FROM filled WHERE quantity <> 0;
    last := ids[cardinality(ids)];
    COMMIT;
  END LOOP;
END $$;--> statement-breakpoint
-- transaction: none
CREATE INDEX CONCURRENTLY "orders_branch" ON "orders" USING btree ("branch_id","placed_at","id") WHERE branch_id is not null;--> statement-breakpoint
-- transaction: new
ALTER TABLE "branch_stock" ADD CONSTRAINT "branch_stock_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
-- transaction: new
ALTER TABLE "branch_stock" VALIDATE CONSTRAINT "branch_stock_variant_id_product_variants_id_fk";--> statement-breakpoint
-- transaction: new
ALTER TABLE "branch_stock" ADD CONSTRAINT "branch_stock_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
-- transaction: new
ALTER TABLE "branch_stock" VALIDATE CONSTRAINT "branch_stock_branch_id_branches_id_fk";--> statement-breakpoint
-- transaction: new
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
-- transaction: new
ALTER TABLE "stock_movements" VALIDATE CONSTRAINT "stock_movements_store_id_stores_id_fk";--> statement-breakpoint
-- transaction: new
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
-- transaction: new
ALTER TABLE "stock_movements" VALIDATE CONSTRAINT "stock_movements_variant_id_product_variants_id_fk";--> statement-breakpoint
-- transaction: new
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
-- transaction: new
ALTER TABLE "stock_movements" VALIDATE CONSTRAINT "stock_movements_branch_id_branches_id_fk";--> statement-breakpoint
-- transaction: new
ALTER TABLE "branches" ADD CONSTRAINT "branches_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
-- transaction: new
ALTER TABLE "branches" VALIDATE CONSTRAINT "branches_store_id_stores_id_fk";--> statement-breakpoint
-- transaction: new
ALTER TABLE "branches" ADD CONSTRAINT "branches_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
-- transaction: new
ALTER TABLE "branches" VALIDATE CONSTRAINT "branches_city_id_cities_id_fk";--> statement-breakpoint
-- transaction: new
ALTER TABLE "orders" ADD CONSTRAINT "orders_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
-- transaction: new
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_branch_id_branches_id_fk";--> statement-breakpoint
-- transaction: new
ALTER TABLE "stock_watches" ADD CONSTRAINT "stock_watches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
-- transaction: new
ALTER TABLE "stock_watches" VALIDATE CONSTRAINT "stock_watches_user_id_users_id_fk";--> statement-breakpoint
-- transaction: new
ALTER TABLE "stock_watches" ADD CONSTRAINT "stock_watches_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
-- transaction: new
ALTER TABLE "stock_watches" VALIDATE CONSTRAINT "stock_watches_variant_id_product_variants_id_fk";

CREATE TABLE "product_variants" (
	"id" uuid PRIMARY KEY DEFAULT uuid_v7() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT app_now() NOT NULL,
	"product_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"values" text[] DEFAULT '{}' NOT NULL,
	"sku" text,
	"barcode" text,
	"own_price" boolean DEFAULT false NOT NULL,
	"price" bigint NOT NULL,
	"price_after_discount" bigint,
	"final_price" bigint GENERATED ALWAYS AS (coalesce(price_after_discount, price)) STORED NOT NULL,
	"quantity" integer DEFAULT 0 NOT NULL,
	"stock_level" integer GENERATED ALWAYS AS (stock_level(quantity)) STORED NOT NULL,
	"weight" integer,
	"image" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"sales" integer DEFAULT 0 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "product_variants_quantity" CHECK ("product_variants"."quantity" >= 0),
	CONSTRAINT "product_variants_price" CHECK ("product_variants"."price" > 0),
	CONSTRAINT "product_variants_discount" CHECK ("product_variants"."price_after_discount" is null or ("product_variants"."price_after_discount" > 0 and "product_variants"."price_after_discount" < "product_variants"."price")),
	CONSTRAINT "product_variants_weight" CHECK ("product_variants"."weight" > 0),
	CONSTRAINT "product_variants_values_count" CHECK (cardinality("product_variants"."values") <= 3)
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "axes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "variants_count" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "price_to" bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "variant_id" uuid;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "sku" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "variant" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "product_variants_values" ON "product_variants" USING btree ("product_id","values") WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "product_variants_sku" ON "product_variants" USING btree ("store_id",lower(sku)) WHERE sku is not null and deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "product_variants_barcode" ON "product_variants" USING btree ("store_id","barcode") WHERE barcode is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "product_variants_product" ON "product_variants" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "product_variants_low" ON "product_variants" USING btree ("store_id","stock_level","id") WHERE active and deleted_at is null;--> statement-breakpoint
CREATE INDEX "product_variants_image" ON "product_variants" USING btree ("image") WHERE image is not null;--> statement-breakpoint
-- Rows of stock are updated in place, as in products.
ALTER TABLE "product_variants" SET (fillfactor = 85);--> statement-breakpoint
-- transaction: new
-- Every product has a variant from the start, whoever writes it.
CREATE FUNCTION products_make_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_variants (id, product_id, store_id, barcode, price, price_after_discount, quantity, sales, created_at, updated_at, deleted_at)
  SELECT id, id, store_id, barcode, price, price_after_discount, quantity, sales, created_at, updated_at, deleted_at FROM made;
  RETURN null;
END $$;--> statement-breakpoint
CREATE TRIGGER products_variants AFTER INSERT ON products REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION products_make_variants();--> statement-breakpoint
-- A product without axes and its only variant are one thing: what is written to the product is the variant's.
CREATE FUNCTION products_write_variant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_variants v SET barcode = new.barcode, price = new.price, price_after_discount = new.price_after_discount, own_price = false,
    quantity = new.quantity, sales = new.sales, deleted_at = new.deleted_at, updated_at = new.updated_at
  WHERE v.id = new.id AND (v.barcode, v.price, v.price_after_discount, v.own_price, v.quantity, v.sales, v.deleted_at)
    IS DISTINCT FROM (new.barcode, new.price, new.price_after_discount, false, new.quantity, new.sales, new.deleted_at);
  RETURN null;
END $$;--> statement-breakpoint
CREATE TRIGGER products_only_variant AFTER UPDATE OF barcode, price, price_after_discount, quantity, sales, deleted_at, axes ON products FOR EACH ROW
  WHEN (pg_trigger_depth() = 0 AND new.axes = '[]'::jsonb) EXECUTE FUNCTION products_write_variant();--> statement-breakpoint
-- The stock, prices and count of a product from its variants. The cheapest gives its price, whatever is in stock, so that a sale changes no price.
CREATE FUNCTION products_sum_variants(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  UPDATE products p SET quantity = s.quantity, sales = s.sales, variants_count = s.variants_count, price = c.price,
    price_after_discount = c.price_after_discount, price_to = nullif(s.price_to, c.final_price)
  FROM unnest(ids) AS t(id)
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(v.quantity) FILTER (WHERE v.active AND v.deleted_at IS NULL), 0)::int AS quantity, sum(v.sales)::int AS sales,
      count(*) FILTER (WHERE v.deleted_at IS NULL)::smallint AS variants_count,
      coalesce(max(v.final_price) FILTER (WHERE v.active AND v.deleted_at IS NULL), max(v.final_price) FILTER (WHERE v.deleted_at IS NULL)) AS price_to
    FROM product_variants v WHERE v.product_id = t.id
  ) s
  CROSS JOIN LATERAL (
    SELECT v.price, v.price_after_discount, v.final_price FROM product_variants v
    WHERE v.product_id = t.id AND v.deleted_at IS NULL ORDER BY v.active DESC, v.final_price, v.price, v.position, v.id LIMIT 1
  ) c
  WHERE p.id = t.id AND p.deleted_at IS NULL
    AND (p.quantity, p.sales, p.variants_count, p.price, p.price_after_discount, p.price_to)
      IS DISTINCT FROM (s.quantity, s.sales, s.variants_count, c.price, c.price_after_discount, nullif(s.price_to, c.final_price))
$$;--> statement-breakpoint
-- A product is also found by the names of its variants' values and by their codes.
CREATE OR REPLACE FUNCTION write_product_documents(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO product_documents (product_id, store_id, document, on_sale, boost)
  SELECT p.id, p.store_id, concat_ws(' ',
      search_heads_1(p.name),
      search_lexemes_1(concat_ws(' ', p.name->>'ar', p.name->>'en'), 'A'),
      search_lexemes_1(concat_ws(' ', p.brand, p.barcode, array_text(p.tags),
        (SELECT string_agg(concat_ws(' ', a.v->'name'->>'ar', a.v->'name'->>'en'), ' ') FROM jsonb_path_query(p.axes, '$[*].values[*]') AS a(v)),
        (SELECT string_agg(concat_ws(' ', x.sku, nullif(x.barcode, p.barcode)), ' ') FROM product_variants x WHERE x.product_id = p.id AND x.deleted_at IS NULL)), 'B'),
      search_lexemes_1(concat_ws(' ', h.name->>'ar', h.name->>'en', u.name->>'ar', u.name->>'en', c.name->>'ar', c.name->>'en', s.name->>'ar', s.name->>'en'), 'C'),
      search_lexemes_1(concat_ws(' ', search_plain_1(p.description->>'ar'), search_plain_1(p.description->>'en')), 'D')
    )::tsvector,
    p.status = 'active' AND p.deleted_at IS NULL, search_boost_1(p.counted_sales, p.quantity)
  FROM products p JOIN stores s ON s.id = p.store_id
  LEFT JOIN shelves h ON h.id = p.shelf_id LEFT JOIN categories c ON c.id = p.category_id LEFT JOIN subcategories u ON u.id = p.subcategory_id
  WHERE p.id = ANY (ids)
  -- The mark of best sellers is a job's (mark-best-sellers.ts).
  ON CONFLICT (product_id) DO UPDATE SET store_id = excluded.store_id, on_sale = excluded.on_sale, boost = excluded.boost,
    document = excluded.document || CASE WHEN product_documents.document @@ '''#top''' THEN '''#top'':1D'::tsvector ELSE ''::tsvector END
$$;--> statement-breakpoint
CREATE FUNCTION variants_were_made() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM products_sum_variants(array(SELECT DISTINCT product_id FROM made ORDER BY 1));
  PERFORM write_product_documents(ids) FROM (SELECT array_agg(DISTINCT product_id) AS ids FROM made WHERE sku IS NOT NULL OR barcode IS NOT NULL) coded
  WHERE ids IS NOT NULL;
  RETURN null;
END $$;--> statement-breakpoint
-- A sale changes stock alone, so it adds its difference and reads no other variant.
CREATE FUNCTION variants_were_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reshaped uuid[];
BEGIN
  SELECT array_agg(DISTINCT n.product_id ORDER BY n.product_id) INTO reshaped FROM changed n JOIN former o USING (id)
  WHERE (n.price, n.price_after_discount, n.active, n.deleted_at) IS DISTINCT FROM (o.price, o.price_after_discount, o.active, o.deleted_at);
  UPDATE products p SET quantity = p.quantity + d.quantity, sales = p.sales + d.sales
  FROM (
    SELECT n.product_id, (sum(n.quantity - o.quantity) FILTER (WHERE n.active AND n.deleted_at IS NULL))::int AS quantity, sum(n.sales - o.sales)::int AS sales
    FROM changed n JOIN former o USING (id) WHERE n.quantity <> o.quantity OR n.sales <> o.sales GROUP BY n.product_id
  ) d
  WHERE p.id = d.product_id AND NOT p.id = ANY (coalesce(reshaped, '{}'));
  IF reshaped IS NOT NULL THEN
    PERFORM products_sum_variants(reshaped);
  END IF;
  PERFORM write_product_documents(ids) FROM (
    SELECT array_agg(DISTINCT n.product_id) AS ids FROM changed n JOIN former o USING (id)
    WHERE (n.sku, n.barcode) IS DISTINCT FROM (o.sku, o.barcode)
      OR ((n.deleted_at IS NULL) <> (o.deleted_at IS NULL) AND (n.sku IS NOT NULL OR n.barcode IS NOT NULL))
  ) recoded WHERE ids IS NOT NULL;
  RETURN null;
END $$;--> statement-breakpoint
CREATE TRIGGER products_found_by_axes AFTER UPDATE OF axes ON products FOR EACH ROW WHEN (old.axes IS DISTINCT FROM new.axes)
  EXECUTE FUNCTION product_found_by_change();--> statement-breakpoint
-- transaction: none
-- Products of before get one variant each, under their own id. The trigger makes those of products that are added meanwhile, and the lock lets no
-- stock change between the reading and the writing.
DO $$
DECLARE
  last uuid := '00000000-0000-0000-0000-000000000000';
  ids uuid[];
BEGIN
  LOOP
    SELECT array_agg(id ORDER BY id) INTO ids FROM (SELECT p.id FROM products p WHERE p.id > last ORDER BY p.id LIMIT 500) batch;
    EXIT WHEN ids IS NULL;
    PERFORM FROM products WHERE id = ANY (ids) ORDER BY id FOR UPDATE;
    INSERT INTO product_variants (id, product_id, store_id, barcode, price, price_after_discount, quantity, sales, created_at, updated_at, deleted_at)
    SELECT id, id, store_id, barcode, price, price_after_discount, quantity, sales, created_at, updated_at, deleted_at FROM products WHERE id = ANY (ids)
    ON CONFLICT (id) DO NOTHING;
    last := ids[cardinality(ids)];
    COMMIT;
  END LOOP;
END $$;--> statement-breakpoint
-- transaction: new
-- The rows above are as their products say already, so they are counted from here on.
CREATE TRIGGER product_variants_made AFTER INSERT ON product_variants REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION variants_were_made();--> statement-breakpoint
CREATE TRIGGER product_variants_changed AFTER UPDATE ON product_variants REFERENCING OLD TABLE AS former NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION variants_were_changed();--> statement-breakpoint
-- transaction: none
CREATE INDEX CONCURRENTLY "order_lines_variant" ON "order_lines" USING btree ("variant_id") WHERE variant_id is not null;--> statement-breakpoint
-- transaction: new
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
-- transaction: new
ALTER TABLE "product_variants" VALIDATE CONSTRAINT "product_variants_product_id_products_id_fk";--> statement-breakpoint
-- transaction: new
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
-- transaction: new
ALTER TABLE "product_variants" VALIDATE CONSTRAINT "product_variants_store_id_stores_id_fk";--> statement-breakpoint
-- transaction: new
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_image_files_id_fk" FOREIGN KEY ("image") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
-- transaction: new
ALTER TABLE "product_variants" VALIDATE CONSTRAINT "product_variants_image_files_id_fk";--> statement-breakpoint
-- transaction: new
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
-- transaction: new
ALTER TABLE "order_lines" VALIDATE CONSTRAINT "order_lines_variant_id_product_variants_id_fk";

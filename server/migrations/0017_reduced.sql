ALTER TABLE "products" ADD COLUMN "reduced" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- transaction: new
-- The function of migration `variants`, which keeps `reduced` as well. Every change of a variant's price calls it, those of nodes of the version before too.
CREATE OR REPLACE FUNCTION products_sum_variants(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  UPDATE products p SET quantity = s.quantity, sales = s.sales, variants_count = s.variants_count, price = c.price,
    price_after_discount = c.price_after_discount, price_to = nullif(s.price_to, c.final_price), reduced = s.reduced
  FROM unnest(ids) AS t(id)
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(v.quantity) FILTER (WHERE v.active AND v.deleted_at IS NULL), 0)::int AS quantity, sum(v.sales)::int AS sales,
      count(*) FILTER (WHERE v.deleted_at IS NULL)::smallint AS variants_count,
      coalesce(max(v.final_price) FILTER (WHERE v.active AND v.deleted_at IS NULL), max(v.final_price) FILTER (WHERE v.deleted_at IS NULL)) AS price_to,
      coalesce(bool_or(v.price_after_discount IS NOT NULL) FILTER (WHERE v.active AND v.deleted_at IS NULL), false) AS reduced
    FROM product_variants v WHERE v.product_id = t.id
  ) s
  CROSS JOIN LATERAL (
    SELECT v.price, v.price_after_discount, v.final_price FROM product_variants v
    WHERE v.product_id = t.id AND v.deleted_at IS NULL ORDER BY v.active DESC, v.final_price, v.price, v.position, v.id LIMIT 1
  ) c
  WHERE p.id = t.id AND p.deleted_at IS NULL
    AND (p.quantity, p.sales, p.variants_count, p.price, p.price_after_discount, p.price_to, p.reduced)
      IS DISTINCT FROM (s.quantity, s.sales, s.variants_count, c.price, c.price_after_discount, nullif(s.price_to, c.final_price), s.reduced)
$$;--> statement-breakpoint
-- A product without axes is its only variant, whose triggers do not run for what is written to the product.
CREATE FUNCTION products_note_reduced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.axes = '[]'::jsonb THEN
    new.reduced := new.price_after_discount IS NOT NULL;
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER products_reduced BEFORE INSERT OR UPDATE OF price_after_discount, axes ON products FOR EACH ROW EXECUTE FUNCTION products_note_reduced();--> statement-breakpoint
-- transaction: none
-- Products that have a discount already. The lock lets no price change between the reading and the writing; a second run finds what is left.
DO $$
DECLARE
  last uuid := '00000000-0000-0000-0000-000000000000';
  ids uuid[];
BEGIN
  LOOP
    SELECT array_agg(id ORDER BY id) INTO ids FROM (SELECT p.id FROM products p WHERE p.id > last ORDER BY p.id LIMIT 1000) batch;
    EXIT WHEN ids IS NULL;
    last := ids[cardinality(ids)];
    SELECT array_agg(found.id) INTO ids FROM (
      SELECT p.id FROM products p WHERE p.id = ANY (ids) AND NOT p.reduced
        AND EXISTS (SELECT FROM product_variants v WHERE v.product_id = p.id AND v.price_after_discount IS NOT NULL)
      ORDER BY p.id FOR UPDATE
    ) found;
    PERFORM products_sum_variants(ids) WHERE ids IS NOT NULL;
    COMMIT;
  END LOOP;
END $$;--> statement-breakpoint
-- transaction: none
CREATE INDEX CONCURRENTLY "products_reduced" ON "products" USING btree ("created_at","id") WHERE status = 'active' and deleted_at is null and reduced;--> statement-breakpoint
-- transaction: none
CREATE INDEX CONCURRENTLY "products_reduced_price" ON "products" USING btree ("final_price","id") WHERE status = 'active' and deleted_at is null and reduced;--> statement-breakpoint
-- transaction: none
-- The index of the facets with one column more. Statements of the version before use it as they used the old one.
CREATE INDEX CONCURRENTLY "products_facets" ON "products" USING btree ("category_id","created_at","id","subcategory_id","store_id","brand","made_in","final_price","stock_level","reduced") WHERE status = 'active' and deleted_at is null;--> statement-breakpoint
-- transaction: none
DROP INDEX CONCURRENTLY IF EXISTS "products_market";

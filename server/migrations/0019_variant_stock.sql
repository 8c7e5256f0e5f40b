ALTER TABLE "product_variants" ADD COLUMN "deleted_as" jsonb;--> statement-breakpoint
-- A sale changes stock alone, so it adds its difference and reads no other variant. Variants that are off or deleted add none.
CREATE OR REPLACE FUNCTION variants_were_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reshaped uuid[];
BEGIN
  SELECT array_agg(DISTINCT n.product_id ORDER BY n.product_id) INTO reshaped FROM changed n JOIN former o USING (id)
  WHERE (n.price, n.price_after_discount, n.active, n.deleted_at) IS DISTINCT FROM (o.price, o.price_after_discount, o.active, o.deleted_at);
  UPDATE products p SET quantity = p.quantity + d.quantity, sales = p.sales + d.sales
  FROM (
    SELECT n.product_id, coalesce(sum(n.quantity - o.quantity) FILTER (WHERE n.active AND n.deleted_at IS NULL), 0)::int AS quantity,
      sum(n.sales - o.sales)::int AS sales
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
-- Nobody can sell, count or move the pieces of a deleted variant, so it has none: its stock is written off when it is deleted, and again when an
-- order that is cancelled or returned brings some back.
CREATE FUNCTION variants_leave_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.quantity := 0;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER product_variants_leave_stock BEFORE INSERT OR UPDATE ON product_variants FOR EACH ROW
  WHEN (new.deleted_at IS NOT NULL AND new.quantity <> 0) EXECUTE FUNCTION variants_leave_stock();--> statement-breakpoint
-- Stock is opened once, with the product. What variants bring later was most often another variant's, whose stock was written off.
CREATE OR REPLACE FUNCTION variants_stock_made() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO branch_stock (variant_id, branch_id, quantity) SELECT id, store_id, quantity FROM made ON CONFLICT DO NOTHING;
  INSERT INTO stock_movements (created_at, store_id, variant_id, branch_id, reason, change, before, after, actor_type, actor_id)
  SELECT created_at, store_id, id, store_id,
    CASE WHEN EXISTS (SELECT FROM product_variants v JOIN stock_movements m ON m.variant_id = v.id WHERE v.product_id = made.product_id)
      THEN 'added' ELSE 'opening' END,
    quantity, 0, quantity, coalesce(stock_told('actor_type'), 'system'), stock_told('actor_id')::uuid
  FROM made WHERE quantity <> 0;
  RETURN null;
END $$;--> statement-breakpoint
-- Orders, counts and transfers write the branch themselves, and nothing is left to do here but to write off what came to a deleted variant. Whoever
-- writes only the variant adds to the main branch, and takes from it first and then from the branch that has most.
CREATE OR REPLACE FUNCTION variants_stock_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH moved AS (
    SELECT n.id, n.store_id, n.quantity - (SELECT sum(s.quantity) FROM branch_stock s WHERE s.variant_id = n.id)::int AS change,
      -- What comes back to a deleted variant is written off after the movement that brought it.
      app_now() + CASE WHEN o.deleted_at IS NULL THEN interval '0' ELSE interval '1 millisecond' END AS created_at,
      CASE WHEN n.deleted_at IS NOT NULL THEN 'removed' WHEN o.deleted_at IS NOT NULL THEN 'added'
        ELSE coalesce(stock_told('reason'), 'edited') END AS reason
    FROM changed n JOIN former o USING (id) WHERE n.quantity <> o.quantity OR n.deleted_at IS NOT NULL
  ), shares AS (
    SELECT id AS variant_id, store_id, store_id AS branch_id, change, created_at, reason FROM moved WHERE change > 0
    UNION ALL
    SELECT id, store_id, branch_id, -least(quantity, -change - taken)::int, created_at, reason FROM (
      SELECT m.id, m.store_id, m.change, m.created_at, m.reason, s.branch_id, s.quantity, coalesce(sum(s.quantity) OVER (PARTITION BY m.id
        ORDER BY s.branch_id <> m.store_id, s.quantity DESC, s.branch_id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS taken
      FROM moved m JOIN branch_stock s ON s.variant_id = m.id WHERE m.change < 0
    ) held WHERE taken < -change AND quantity > 0
  ), written AS (
    UPDATE branch_stock s SET quantity = s.quantity + h.change FROM shares h
    WHERE s.variant_id = h.variant_id AND s.branch_id = h.branch_id
    RETURNING h.created_at, h.store_id, s.variant_id, s.branch_id, h.change, h.reason, s.quantity
  )
  INSERT INTO stock_movements (created_at, store_id, variant_id, branch_id, reason, change, before, after, actor_type, actor_id)
  SELECT created_at, store_id, variant_id, branch_id, reason, change, quantity - change, quantity, coalesce(stock_told('actor_type'), 'system'),
    stock_told('actor_id')::uuid
  FROM written;
  IF EXISTS (SELECT FROM changed n JOIN former o USING (id) WHERE o.quantity = 0 AND n.quantity > 0) THEN
    UPDATE stock_watches w SET back_at = app_now() FROM changed n JOIN former o USING (id)
    WHERE w.variant_id = n.id AND o.quantity = 0 AND n.quantity > 0 AND w.back_at IS NULL;
  END IF;
  RETURN null;
END $$;--> statement-breakpoint
-- transaction: none
-- Variants that were deleted before leave their stock, and get the names back that an order kept. Products are locked as orders lock them.
DO $$
DECLARE
  last uuid := '00000000-0000-0000-0000-000000000000';
  ids uuid[];
BEGIN
  LOOP
    SELECT array_agg(id ORDER BY id) INTO ids FROM (SELECT v.id FROM product_variants v WHERE v.id > last ORDER BY v.id LIMIT 2000) batch;
    EXIT WHEN ids IS NULL;
    last := ids[cardinality(ids)];
    SELECT array_agg(v.id) INTO ids FROM product_variants v WHERE v.id = ANY (ids) AND v.deleted_at IS NOT NULL
      AND (v.quantity <> 0 OR (v.values <> '{}' AND v.deleted_as IS NULL));
    IF ids IS NOT NULL THEN
      PERFORM FROM product_variants v JOIN products p ON p.id = v.product_id WHERE v.id = ANY (ids) ORDER BY p.id, v.id FOR UPDATE OF p, v;
      UPDATE product_variants v SET quantity = 0, deleted_as = coalesce(v.deleted_as,
        (SELECT l.variant FROM order_lines l WHERE l.variant_id = v.id AND l.variant <> '[]' ORDER BY l.id DESC LIMIT 1))
      WHERE v.id = ANY (ids);
    END IF;
    COMMIT;
  END LOOP;
END $$;--> statement-breakpoint
-- transaction: none
CREATE INDEX CONCURRENTLY "product_variants_stock" ON "product_variants" USING btree ("store_id","stock_level","id") WHERE deleted_at is null;--> statement-breakpoint
-- transaction: none
DROP INDEX CONCURRENTLY "product_variants_low";

-- Functions, triggers, constraints and storage settings that drizzle-kit cannot express, under one heading for each subject.

-- # Records that are never changed
-- A correction is a new row.

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_seals_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_seals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER order_history_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON order_history FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER cancellation_history_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON cancellation_history FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER page_versions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON page_versions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER agreement_versions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON agreement_versions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER stock_movements_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON stock_movements FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- The product's role owns these tables and could disable their triggers. Without these rights the database still refuses a change; an owner that is no
-- superuser would have to grant them to itself first. A restored dump keeps this.
REVOKE UPDATE, DELETE, TRUNCATE ON audit_log, audit_seals, order_history FROM CURRENT_USER, PUBLIC;
--> statement-breakpoint
-- # The ledger
-- These rules hold for every writer, the product and a person with psql. I1, I3 and I5 are explained in contract/src/money/invariants.ts.

-- I5: transactions and entries are never changed, deleted or truncated.
create function ledger_append_only() returns trigger language plpgsql as $$
begin
  raise exception using errcode = '23514', constraint = tg_table_name || '_append_only',
    message = format('%s is append-only: correct it by a reversal', tg_table_name);
end $$;
--> statement-breakpoint
create trigger ledger_transactions_append_only before update or delete or truncate on ledger_transactions
  for each statement execute function ledger_append_only();
--> statement-breakpoint
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function ledger_append_only();
--> statement-breakpoint
-- An account keeps its identity and is never deleted, because its entries are read by its normal side.
create trigger ledger_accounts_kept before delete or truncate on ledger_accounts
  for each statement execute function ledger_append_only();
--> statement-breakpoint
create trigger ledger_accounts_same before update of id, code, owner_id, currency, normal on ledger_accounts
  for each statement execute function ledger_append_only();
--> statement-breakpoint
-- I1: at commit the legs of every new transaction sum to zero in one currency.
create function ledger_transaction_balances(t uuid) returns void language plpgsql as $$
declare
  legs int;
  difference numeric;
  currencies int;
begin
  select count(*), coalesce(sum(e.debit), 0) - coalesce(sum(e.credit), 0), count(distinct a.currency)
    into legs, difference, currencies
    from ledger_entries e join ledger_accounts a on a.id = e.account_id where e.transaction_id = t;
  if legs < 2 or difference <> 0 or currencies <> 1 then
    raise exception using errcode = '23514', constraint = 'ledger_transactions_balance',
      message = format('ledger transaction %s does not balance: %s legs, difference %s, %s currencies', t, legs, difference, currencies);
  end if;
end $$;
--> statement-breakpoint
create function ledger_transaction_posted() returns trigger language plpgsql as $$
begin
  perform ledger_transaction_balances(new.id);
  return null;
end $$;
--> statement-breakpoint
create constraint trigger ledger_transactions_balance after insert on ledger_transactions
  deferrable initially deferred for each row execute function ledger_transaction_posted();
--> statement-breakpoint
-- I1 also holds for legs that are added to an old transaction. I3 holds by induction: the balance_after of a leg is that of the account's leg before
-- it, plus or minus its amount.
create function ledger_entry_posted() returns trigger language plpgsql as $$
declare
  side text;
  before bigint;
begin
  select a.normal into side from ledger_accounts a where a.id = new.account_id;
  select e.balance_after into before from ledger_entries e
    where e.account_id = new.account_id and e.id < new.id order by e.id desc limit 1;
  if new.balance_after <> coalesce(before, 0) + (case side when 'debit' then new.debit - new.credit else new.credit - new.debit end) then
    raise exception using errcode = '23514', constraint = 'ledger_entries_chain',
      message = format('ledger entry %s: balance_after %s does not follow from %s', new.id, new.balance_after, coalesce(before, 0));
  end if;
  -- a leg put on a transaction of an earlier commit: that one's own trigger has long fired
  if not exists (select from ledger_transactions t where t.id = new.transaction_id and t.xmin = pg_current_xact_id()::xid) then
    perform ledger_transaction_balances(new.transaction_id);
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger ledger_entries_chain after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_entry_posted();
--> statement-breakpoint
-- I3: at commit the balance of an account is the balance_after of its last leg, so a balance that was edited by hand does not commit.
create function ledger_account_moved() returns trigger language plpgsql as $$
declare
  cached bigint;
  posted bigint;
begin
  select a.balance into cached from ledger_accounts a where a.id = new.id;
  select e.balance_after into posted from ledger_entries e where e.account_id = new.id order by e.id desc limit 1;
  if cached <> coalesce(posted, 0) then
    raise exception using errcode = '23514', constraint = 'ledger_accounts_balance',
      message = format('ledger account %s holds %s, its entries make %s', new.id, cached, coalesce(posted, 0));
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger ledger_accounts_balance after insert or update of balance on ledger_accounts
  deferrable initially deferred for each row execute function ledger_account_moved();
--> statement-breakpoint
-- # Invoices
-- An issued invoice is never changed, deleted or truncated. A correction is a credit note.
CREATE TRIGGER invoices_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON invoices FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER invoice_suppliers_kept BEFORE DELETE OR TRUNCATE ON invoice_suppliers FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Numbers have no gaps, each document names the hash of the one before it, and credit notes never exceed the invoice. This holds for every writer.
CREATE FUNCTION invoice_follows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  credited bigint;
  invoiced record;
BEGIN
  IF new.sequence <> 1 AND NOT EXISTS (
    SELECT FROM invoices i WHERE i.supplier_id = new.supplier_id AND i.kind = new.kind AND i.sequence = new.sequence - 1
  ) OR new.sequence < 1 THEN
    RAISE EXCEPTION USING errcode = '23514', constraint = 'invoices_gapless', message = format('invoice %s does not follow the one before it', new.number);
  END IF;
  IF new.counter = 1 AND new.previous_hash <> 'NWZlY2ViNjZmZmM4NmYzOGQ5NTI3ODZjNmQ2OTZjNzljMmRiYzIzOWRkNGU5MWI0NjcyOWQ3M2EyN2ZiNTdlOQ=='
    OR new.counter <> 1 AND NOT EXISTS (
      SELECT FROM invoices i WHERE i.supplier_id = new.supplier_id AND i.counter = new.counter - 1 AND i.hash = new.previous_hash
    ) THEN
    RAISE EXCEPTION USING errcode = '23514', constraint = 'invoices_chain', message = format('invoice %s does not carry on the chain of its supplier', new.number);
  END IF;
  IF new.credits_id IS NOT NULL THEN
    SELECT i.gross, i.order_id, i.supplier_id INTO invoiced FROM invoices i WHERE i.id = new.credits_id AND new.kind = i.kind || '_credit';
    SELECT coalesce(sum(i.gross), 0) INTO credited FROM invoices i WHERE i.credits_id = new.credits_id;
    IF invoiced IS NULL OR invoiced.order_id <> new.order_id OR invoiced.supplier_id <> new.supplier_id OR credited + new.gross > invoiced.gross THEN
      RAISE EXCEPTION USING errcode = '23514', constraint = 'invoices_credited', message = format('credit note %s takes back more than was invoiced', new.number);
    END IF;
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_follow BEFORE INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION invoice_follows();
--> statement-breakpoint
-- # Card payments
-- The payments of a card page add up to the page: the requested amount, the received amount and the gateway's fee. They are checked at commit, when all
-- of them are written.
CREATE FUNCTION check_payment_page() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wrong text;
BEGIN
  SELECT format('payments of the page %s: %s of %s, came %s of %s, fees %s of %s', p.id, s.amount, p.amount, s.came, p.came_amount, s.fee, p.fee) INTO wrong
  FROM payment_pages p
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(amount), 0) AS amount, coalesce(sum(coalesce(came_amount, amount)), 0) AS came, coalesce(sum(fee), 0) AS fee
    FROM payments WHERE page_id = p.id
  ) s
  WHERE p.id = (CASE tg_table_name WHEN 'payments' THEN to_jsonb(new)->>'page_id' ELSE to_jsonb(new)->>'id' END)::uuid
    AND (s.amount <> p.amount OR s.came <> p.came_amount OR s.fee <> coalesce(p.fee, 0));
  IF wrong IS NOT NULL THEN
    RAISE EXCEPTION '%', wrong USING errcode = 'check_violation', constraint = 'payment_pages_parts';
  END IF;
  RETURN null;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER payment_pages_parts AFTER INSERT OR UPDATE ON payment_pages DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION check_payment_page();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER payments_page_parts AFTER INSERT OR UPDATE ON payments DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (new.page_id IS NOT NULL) EXECUTE FUNCTION check_payment_page();
--> statement-breakpoint
-- The refunds of a payment to its card never exceed the received amount. The lock makes two refunds of one payment wait for each other.
CREATE FUNCTION check_gateway_refund() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  came bigint;
  back bigint;
BEGIN
  SELECT coalesce(came_amount, amount) INTO came FROM payments WHERE id = new.payment_id FOR NO KEY UPDATE;
  SELECT sum(amount) INTO back FROM gateway_refunds WHERE payment_id = new.payment_id AND status IN ('pending', 'done');
  IF back > came THEN
    RAISE EXCEPTION 'refunds of the payment %: % of %', new.payment_id, back, came
      USING errcode = 'check_violation', constraint = 'gateway_refunds_within';
  END IF;
  RETURN null;
END $$;
--> statement-breakpoint
CREATE TRIGGER gateway_refunds_within AFTER INSERT OR UPDATE OF amount, status, payment_id ON gateway_refunds
  FOR EACH ROW WHEN (new.status IN ('pending', 'done')) EXECUTE FUNCTION check_gateway_refund();
--> statement-breakpoint
-- # Files that a record names in a list
-- A list of attachments cannot be a foreign key. This trigger protects a file that a product or a cancellation lists as a foreign key would.
create function file_not_attached() returns trigger language plpgsql as $$
declare
  holder text;
begin
  if exists (select from products p where p.attachments @> array[old.id] and p.attachments <> '{}') then
    holder := 'products';
  elsif exists (select from cancellations c where c.attachments @> array[old.id] and c.attachments <> '{}')
    or exists (select from cancellations c where c.store_papers @> array[old.id] and c.store_papers <> '{}') then
    holder := 'cancellations';
  else
    return old;
  end if;
  raise exception using errcode = '23503', constraint = holder || '_attachments_files_id_fk', table = holder,
    message = format('file %s is attached to %s', old.id, holder), detail = format('Key (id)=(%s) is still referenced from table "%s".', old.id, holder);
end $$;
--> statement-breakpoint
create trigger files_not_attached before delete on files
  for each row when (old.purpose = 'paper') execute function file_not_attached();
--> statement-breakpoint
-- # Notifications of a broadcast
-- The domain of notifications does not import broadcasts, so its table cannot declare this key.
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_broadcast_id_broadcasts_id_fk" FOREIGN KEY ("broadcast_id") REFERENCES "broadcasts" ("id");
--> statement-breakpoint
-- # Storage
-- Pages of these tables keep room for the next version of a row, so that a sale writes no index (docs/decisions/stock-in-place.md).
ALTER TABLE "products" SET (fillfactor = 85);
--> statement-breakpoint
ALTER TABLE "product_variants" SET (fillfactor = 85);
--> statement-breakpoint
ALTER TABLE "branch_stock" SET (fillfactor = 85);
--> statement-breakpoint
-- # Offers and discount codes
-- A product is in at most one offer on any day. This holds for every writer.
ALTER TABLE "offer_products" ADD CONSTRAINT "offer_products_one_a_day" EXCLUDE USING gist (product_id WITH =, days WITH &&);
--> statement-breakpoint
-- At one store a text means one code; a row without a store counts for all stores. A store is a range of one point, all stores are a range without
-- ends. If the ids of two stores hash alike (one pair in 2^64), they cannot use the same text.
ALTER TABLE "coupon_stores" ADD CONSTRAINT "coupon_stores_one_meaning" EXCLUDE USING gist (
  code_key WITH =,
  (case when store_id is null then int8range(null, null) else int8range(hashtextextended(store_id::text, 0), hashtextextended(store_id::text, 0), '[]') end) WITH &&
);
--> statement-breakpoint
-- The price of one piece with `final_price` under an offer. It repeats priceUnderOffer (contract, orders/pricing.ts); a test compares the two.
CREATE FUNCTION price_under_offer(final_price bigint, offer_type text, offer_value integer) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT final_price - CASE offer_type
    WHEN 'value' THEN least(offer_value, final_price)
    WHEN 'percentage' THEN least((2 * final_price * offer_value + 10000) / 20000, final_price)
    ELSE 0 END
$$;
--> statement-breakpoint
-- The offer price is right at commit for every writer. The lock keeps the product's price unchanged between this read and the commit.
CREATE FUNCTION offer_products_keep_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT price_under_offer(p.final_price, o.offer_type, o.offer_value) INTO new.price
  FROM offers o, products p WHERE o.id = new.offer_id AND p.id = new.product_id FOR SHARE OF p;
  new.price := coalesce(new.price, 0);
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER offer_products_price BEFORE INSERT ON offer_products FOR EACH ROW EXECUTE FUNCTION offer_products_keep_price();
--> statement-breakpoint
CREATE FUNCTION products_keep_offer_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE offer_products op SET price = price_under_offer(new.final_price, o.offer_type, o.offer_value)
  FROM offers o WHERE o.id = op.offer_id AND op.product_id = new.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_offer_price AFTER UPDATE OF price, price_after_discount ON products FOR EACH ROW
WHEN (old.final_price IS DISTINCT FROM new.final_price) EXECUTE FUNCTION products_keep_offer_price();
--> statement-breakpoint
-- # Variants
-- Every product has a variant from the start, for every writer.
CREATE FUNCTION products_make_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_variants (id, product_id, store_id, barcode, price, price_after_discount, quantity, sales, created_at, updated_at, deleted_at)
  SELECT id, id, store_id, barcode, price, price_after_discount, quantity, sales, created_at, updated_at, deleted_at FROM made;
  RETURN null;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_variants AFTER INSERT ON products REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION products_make_variants();
--> statement-breakpoint
-- A product without axes and its only variant are the same thing, so each write to the product is copied to the variant.
CREATE FUNCTION products_write_variant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_variants v SET barcode = new.barcode, price = new.price, price_after_discount = new.price_after_discount, own_price = false,
    quantity = new.quantity, sales = new.sales, deleted_at = new.deleted_at, updated_at = new.updated_at
  WHERE v.id = new.id AND (v.barcode, v.price, v.price_after_discount, v.own_price, v.quantity, v.sales, v.deleted_at)
    IS DISTINCT FROM (new.barcode, new.price, new.price_after_discount, false, new.quantity, new.sales, new.deleted_at);
  RETURN null;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_only_variant AFTER UPDATE OF barcode, price, price_after_discount, quantity, sales, deleted_at, axes ON products FOR EACH ROW
  WHEN (pg_trigger_depth() = 0 AND new.axes = '[]'::jsonb) EXECUTE FUNCTION products_write_variant();
--> statement-breakpoint
-- The triggers of variants do not run for a product without axes, so its own trigger keeps `reduced`.
CREATE FUNCTION products_note_reduced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.axes = '[]'::jsonb THEN
    new.reduced := new.price_after_discount IS NOT NULL;
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_reduced BEFORE INSERT OR UPDATE OF price_after_discount, axes ON products FOR EACH ROW EXECUTE FUNCTION products_note_reduced();
--> statement-breakpoint
-- Calculates the stock, prices and count of products from their variants. The cheapest variant gives the price even if it is sold out, so that a sale
-- changes no price.
CREATE FUNCTION products_sum_variants(ids uuid[]) RETURNS void LANGUAGE sql AS $$
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
$$;
--> statement-breakpoint
CREATE FUNCTION variants_were_made() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM products_sum_variants(array(SELECT DISTINCT product_id FROM made ORDER BY 1));
  PERFORM write_product_documents(ids) FROM (SELECT array_agg(DISTINCT product_id) AS ids FROM made WHERE sku IS NOT NULL OR barcode IS NOT NULL) coded
  WHERE ids IS NOT NULL;
  RETURN null;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_variants_made AFTER INSERT ON product_variants REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION variants_were_made();
--> statement-breakpoint
-- A sale changes stock only, so it adds its difference and reads no other variant. Variants that are off or deleted add nothing.
CREATE FUNCTION variants_were_changed() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;
--> statement-breakpoint
CREATE TRIGGER product_variants_changed AFTER UPDATE ON product_variants REFERENCING OLD TABLE AS former NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION variants_were_changed();
--> statement-breakpoint
-- Nobody can sell, count or move the pieces of a deleted variant, so it has none. Its stock is written off when it is deleted, and again when a
-- cancelled or returned order brings some back.
CREATE FUNCTION variants_leave_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.quantity := 0;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_variants_leave_stock BEFORE INSERT OR UPDATE ON product_variants FOR EACH ROW
  WHEN (new.deleted_at IS NOT NULL AND new.quantity <> 0) EXECUTE FUNCTION variants_leave_stock();
--> statement-breakpoint
-- # Stock by branch
-- Reads a field of the setting by which a transaction explains its changes of stock: {"reason", "actor_type", "actor_id"}. A writer without the
-- setting edits a product.
CREATE FUNCTION stock_told(field text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT nullif(current_setting('rahba.stock', true), '')::jsonb->>field
$$;
--> statement-breakpoint
-- Stock is opened once, with the product. The stock of a later variant is usually the written-off stock of another variant, so its reason is `added`.
CREATE FUNCTION variants_stock_made() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO branch_stock (variant_id, branch_id, quantity) SELECT id, store_id, quantity FROM made ON CONFLICT DO NOTHING;
  INSERT INTO stock_movements (created_at, store_id, variant_id, branch_id, reason, change, before, after, actor_type, actor_id)
  SELECT created_at, store_id, id, store_id,
    CASE WHEN EXISTS (SELECT FROM product_variants v JOIN stock_movements m ON m.variant_id = v.id WHERE v.product_id = made.product_id)
      THEN 'added' ELSE 'opening' END,
    quantity, 0, quantity, coalesce(stock_told('actor_type'), 'system'), stock_told('actor_id')::uuid
  FROM made WHERE quantity <> 0;
  RETURN null;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_variants_stock_made AFTER INSERT ON product_variants REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION variants_stock_made();
--> statement-breakpoint
-- Orders, counts and transfers write the branch themselves, so here only the stock that came to a deleted variant is written off. A writer of the
-- variant only adds to the main branch. It takes from the main branch first and then from the branch with the most stock.
CREATE FUNCTION variants_stock_changed() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;
--> statement-breakpoint
CREATE TRIGGER product_variants_stock_changed AFTER UPDATE ON product_variants REFERENCING OLD TABLE AS former NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION variants_stock_changed();
--> statement-breakpoint
-- # Main branches
-- Every store has its main branch from the start, under its own id.
CREATE FUNCTION stores_make_branch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO branches (id, store_id, name, city_id, address, pick_up, created_at, updated_at)
  SELECT id, id, '{"ar": "الفرع الرئيسي", "en": "Main branch"}', coalesce((pickup_location->>'city_id')::uuid, city_id),
    pickup_location->>'location_description', pickup_location IS NOT NULL AND pickup_location <> 'null', created_at, updated_at
  FROM made ON CONFLICT (id) DO NOTHING;
  RETURN null;
END $$;
--> statement-breakpoint
CREATE TRIGGER stores_branch AFTER INSERT ON stores REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION stores_make_branch();
--> statement-breakpoint
-- The place of pick-up in a store's profile and its main branch are the same thing, so each write to one is copied to the other.
CREATE FUNCTION stores_write_branch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE branches b SET city_id = coalesce((new.pickup_location->>'city_id')::uuid, b.city_id, new.city_id),
    address = coalesce(new.pickup_location->>'location_description', b.address),
    pick_up = new.pickup_location IS NOT NULL AND new.pickup_location <> 'null',
    delivers = b.delivers OR new.pickup_location IS NULL OR new.pickup_location = 'null', updated_at = new.updated_at
  WHERE b.id = new.id;
  RETURN null;
END $$;
--> statement-breakpoint
CREATE TRIGGER stores_main_branch AFTER UPDATE OF pickup_location ON stores FOR EACH ROW
  WHEN (pg_trigger_depth() = 0 AND old.pickup_location IS DISTINCT FROM new.pickup_location) EXECUTE FUNCTION stores_write_branch();
--> statement-breakpoint
CREATE FUNCTION branches_write_store() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE stores s SET pickup_location = CASE WHEN new.pick_up THEN jsonb_build_object('location_description', coalesce(new.address, ''),
      'region_id', (SELECT c.region_id FROM cities c WHERE c.id = new.city_id), 'city_id', new.city_id) END
  WHERE s.id = new.id;
  RETURN null;
END $$;
--> statement-breakpoint
CREATE TRIGGER branches_main_store AFTER UPDATE OF city_id, address, pick_up ON branches FOR EACH ROW
  WHEN (pg_trigger_depth() = 0 AND new.id = new.store_id AND (old.city_id, old.address, old.pick_up) IS DISTINCT FROM (new.city_id, new.address, new.pick_up))
  EXECUTE FUNCTION branches_write_store();
--> statement-breakpoint
-- # Search of products
-- Folds a text for the search of products, by the same rules as `foldSearch` (server/src/platform/search/words.ts). A test compares the two.
CREATE FUNCTION search_fold_1(t text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(regexp_replace(translate(
  ar_norm_1(regexp_replace(normalize(t, NFKD), '[\u0300-\u036F]', '', 'g')),
  'پچڤڪەۀہھۃےژ٫٬', 'بجفكهههههيز.'),
  '([[:alpha:]])[''’]s(?![[:alpha:]])', '\1', 'g'),
  '(\d),(?=\d{3}(\D|$))', '\1', 'g');
--> statement-breakpoint
-- Finds the stem of a folded word, by the same rules as `stemWord`. It is not STRICT, so that the planner can inline it, which makes it three times as
-- fast.
CREATE FUNCTION search_stem_1(w text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN w ~ '^[a-z]+$' THEN CASE
    WHEN w ~ '[^aeious]ies$' THEN left(w, -3) || 'y'
    WHEN w ~ '(ss|x|z|ch|sh)es$' THEN left(w, -2)
    WHEN w ~ '..[^isu]s$' THEN left(w, -1)
    ELSE w END
  WHEN w ~ '^[ء-ي]+$' THEN
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(w,
      '^[وف]?(ال|بال|كال|لل)(?!ون|د)(?=.{3})', ''),
      '^و(?=.{4})(?!ال|سا[دئي]|ر[دقش]|شاح|صل|قا[يء]|اق|عا[ءي]|جه|جب|حد|زن|سط|لاد|لد|يفر|افل|ايت|اير|ط|قت|اح|كيل|ثير|صف|سي|ني|ود|ير|يب|يل)', ''),
      '(?<=..)ه$', ''),
      '(?<=...)ات$', ''),
      'اء$', 'ا'),
      '(?<=....)ا$', '')
  ELSE w END;
--> statement-breakpoint
-- Writes the words of a text as the text of a tsvector: each word, and its stem behind ~. A description has stems only, behind a dot, so that a search
-- of names needs no weights in its query, which the index lacks. A word may begin with a preposition (بنقشة): the rest counts as a word of the
-- description, because ب and ل also begin words of their own (بدلة).
CREATE FUNCTION search_lexemes_1(t text, weight text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(
    CASE WHEN weight = 'D' THEN format('''.%s'':1D', search_stem_1(w))
      ELSE format('''%1$s'':1%2$s ''~%3$s'':1%2$s', w, weight, search_stem_1(w))
        || CASE WHEN w ~ '^[بلك][ء-ي]{3}' THEN format(' ''.%s'':1D', search_stem_1(substr(w, 2))) ELSE '' END
    END, ' '), '')
  FROM (SELECT DISTINCT left(m[1], 40) AS w FROM regexp_matches(search_fold_1(t), '[[:alpha:]]+|[0-9]+(?:\.[0-9]+)?', 'g') m) words
$$;
--> statement-breakpoint
-- Writes the word for the kind of a product, behind ^. It is the first word of the Arabic name, and the second after a word like طقم. In English it is
-- the last word before with, for, in, a comma or a number.
CREATE FUNCTION search_heads_1(name jsonb) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(format('''^%s'':1A', search_stem_1(left(w, 40))), ' '), '')
  FROM (SELECT search_fold_1(name->>'ar') AS ar, search_fold_1(name->>'en') AS en) folded, LATERAL (
    SELECT unnest(CASE WHEN m[1] IN ('طقم', 'مجموعه', 'عبوه', 'علبه', 'كرتون', 'صندوق', 'باقه', 'دهن', 'شنطه', 'بكج', 'عرض') THEN m ELSE m[1:1] END) AS w
    FROM regexp_matches(ar, '^[^[:alpha:]]*([[:alpha:]]+)(?:[^[:alpha:]]+([[:alpha:]]+))?') m
    UNION ALL SELECT m[1] FROM regexp_matches(
      regexp_replace(en, '(^|[[:space:]])(with|for|in|of|by|from)([[:space:]].*|$)|[[:space:]]+[0-9–—-].*|[,(].*', ''), '([[:alpha:]]+)[^[:alpha:]]*$') m
  ) heads WHERE w IS NOT NULL
$$;
--> statement-breakpoint
-- The factor of a match: a product that sold a thousand pieces counts 1.7 times one that sold none, and one that is out of stock a third.
CREATE FUNCTION search_boost_1(sales integer, quantity integer) RETURNS real LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ((1 + ln(1 + greatest(sales, 0)) / 10) * CASE WHEN quantity > 0 THEN 1 ELSE 0.33 END)::real;
--> statement-breakpoint
-- The text of a description without tags, as far as a shopper reads it.
CREATE FUNCTION search_plain_1(html text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN left(regexp_replace(left(html, 8000), '<[^>]*>|&\w+;', ' ', 'g'), 2000);
--> statement-breakpoint
-- Writes the search documents of products. A product is also found by the names of its variants' values and by their codes.
CREATE FUNCTION write_product_documents(ids uuid[]) RETURNS void LANGUAGE sql AS $$
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
$$;
--> statement-breakpoint
CREATE FUNCTION products_made_searchable() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_product_documents((SELECT array_agg(id) FROM made));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_made_searchable AFTER INSERT ON products REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION products_made_searchable();
--> statement-breakpoint
CREATE FUNCTION product_found_by_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_product_documents(ARRAY[new.id]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_found_by_change AFTER UPDATE OF name, description, brand, barcode, tags, category_id, subcategory_id, shelf_id, store_id ON products FOR EACH ROW
  WHEN ((old.name, old.description, old.brand, old.barcode, old.tags, old.category_id, old.subcategory_id, old.shelf_id, old.store_id)
    IS DISTINCT FROM (new.name, new.description, new.brand, new.barcode, new.tags, new.category_id, new.subcategory_id, new.shelf_id, new.store_id))
  EXECUTE FUNCTION product_found_by_change();
--> statement-breakpoint
CREATE TRIGGER products_found_by_axes AFTER UPDATE OF axes ON products FOR EACH ROW WHEN (old.axes IS DISTINCT FROM new.axes)
  EXECUTE FUNCTION product_found_by_change();
--> statement-breakpoint
-- An order changes the quantity and seldom more, so only the piece that empties or refills the stock writes here.
CREATE FUNCTION product_ranked_by_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_documents SET on_sale = new.status = 'active' AND new.deleted_at IS NULL, boost = search_boost_1(new.counted_sales, new.quantity)
  WHERE product_id = new.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_ranked_by_change AFTER UPDATE OF status, deleted_at, counted_sales, quantity ON products FOR EACH ROW
  WHEN (old.status IS DISTINCT FROM new.status OR old.deleted_at IS DISTINCT FROM new.deleted_at
    OR old.counted_sales <> new.counted_sales OR (old.quantity > 0) <> (new.quantity > 0))
  EXECUTE FUNCTION product_ranked_by_change();
--> statement-breakpoint
-- A job rewrites the documents of products whose store, collection or category was renamed.
CREATE FUNCTION place_was_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO document_renames (kind, record_id, renamed_at) VALUES (TG_ARGV[0], new.id, clock_timestamp())
  ON CONFLICT (kind, record_id) DO UPDATE SET renamed_at = excluded.renamed_at;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stores_renamed AFTER UPDATE OF name ON stores FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name) EXECUTE FUNCTION place_was_renamed('store');
--> statement-breakpoint
CREATE TRIGGER shelves_renamed AFTER UPDATE OF name ON shelves FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name) EXECUTE FUNCTION place_was_renamed('shelf');
--> statement-breakpoint
CREATE TRIGGER categories_renamed AFTER UPDATE OF name ON categories FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name) EXECUTE FUNCTION place_was_renamed('category');
--> statement-breakpoint
CREATE TRIGGER subcategories_renamed AFTER UPDATE OF name ON subcategories FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name) EXECUTE FUNCTION place_was_renamed('subcategory');
--> statement-breakpoint
-- # Translations
-- If one language of a text changes, the other is marked as old until a person looks at it. A change of a marked text removes its mark and
-- does not mark the other language.
CREATE FUNCTION mark_translations() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former jsonb := to_jsonb(old);
  now_written jsonb := to_jsonb(new);
  part text;
  language text;
  other text;
  marked text[];
BEGIN
  FOREACH part IN ARRAY TG_ARGV[1:] LOOP
    marked := array(SELECT m.side FROM translation_marks m WHERE m.kind = TG_ARGV[0] AND m.record_id = new.id AND m.field = part);
    FOREACH language IN ARRAY '{ar,en}'::text[] LOOP
      other := CASE language WHEN 'ar' THEN 'en' ELSE 'ar' END;
      IF coalesce(former->part->>language, '') <> coalesce(now_written->part->>language, '') THEN
        DELETE FROM translation_marks m WHERE m.kind = TG_ARGV[0] AND m.record_id = new.id AND m.field = part AND m.side = language;
      ELSIF NOT other = ANY (marked) AND coalesce(former->part->>other, '') <> coalesce(now_written->part->>other, '')
        AND coalesce(former->part->>other, '') <> '' AND coalesce(now_written->part->>other, '') <> '' AND coalesce(now_written->part->>language, '') <> '' THEN
        INSERT INTO translation_marks (store_id, kind, record_id, field, side)
        VALUES (coalesce((now_written->>'store_id')::uuid, new.id), TG_ARGV[0], new.id, part, language) ON CONFLICT DO NOTHING;
      END IF;
    END LOOP;
  END LOOP;
  RETURN null;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_translations AFTER UPDATE OF name, description ON products FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name OR old.description IS DISTINCT FROM new.description)
  EXECUTE FUNCTION mark_translations('products', 'name', 'description');
--> statement-breakpoint
CREATE TRIGGER shelves_translations AFTER UPDATE OF name ON shelves FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name)
  EXECUTE FUNCTION mark_translations('shelves', 'name');
--> statement-breakpoint
CREATE TRIGGER additional_fields_translations AFTER UPDATE OF name ON additional_fields FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name)
  EXECUTE FUNCTION mark_translations('additional-fields', 'name');
--> statement-breakpoint
CREATE TRIGGER branches_translations AFTER UPDATE OF name ON branches FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name)
  EXECUTE FUNCTION mark_translations('branches', 'name');
--> statement-breakpoint
CREATE TRIGGER stores_translations AFTER UPDATE OF name, description, refund_policy ON stores FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name OR old.description IS DISTINCT FROM new.description OR old.refund_policy IS DISTINCT FROM new.refund_policy)
  EXECUTE FUNCTION mark_translations('stores', 'name', 'description', 'refund_policy');
--> statement-breakpoint
CREATE TRIGGER stores_words_translations AFTER UPDATE OF announcement, welcome_title, welcome_text ON stores FOR EACH ROW
  WHEN (old.announcement IS DISTINCT FROM new.announcement OR old.welcome_title IS DISTINCT FROM new.welcome_title OR old.welcome_text IS DISTINCT FROM new.welcome_text)
  EXECUTE FUNCTION mark_translations('stores', 'announcement', 'welcome_title', 'welcome_text');
--> statement-breakpoint
-- # Categories
-- Writes a name as part of an address: letters of any script and digits, joined by `-`. It follows `getSlug` (server/src/catalog/products/make-slug.ts),
-- but prefers the English name, and removes the marks of its letters.
CREATE FUNCTION category_slug(name jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(nullif(rtrim(left(btrim(regexp_replace(lower(translate(coalesce(
      nullif(regexp_replace(normalize(name->>'en', NFKD), '[\u0300-\u036f''’]', '', 'g'), ''),
      regexp_replace(normalize(name->>'ar', NFKC), '[\u0610-\u061a\u0640\u064b-\u065f\u0670]', '', 'g')),
    '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789')), '[^[:alnum:]]+', '-', 'g'), '-'), 80), '-'), ''), 'category')
$$;
--> statement-breakpoint
-- The lock keeps two new categories from taking the same slug.
CREATE FUNCTION take_category_slug() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  base text := CASE WHEN new.slug = '' THEN category_slug(new.name) ELSE new.slug END;
  n integer := 1;
  taken boolean;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('category slugs'));
  new.slug := base;
  LOOP
    IF TG_TABLE_NAME = 'categories' THEN
      taken := EXISTS (SELECT FROM categories c WHERE c.slug = new.slug AND c.id <> new.id);
    ELSE
      taken := EXISTS (SELECT FROM subcategories b WHERE b.category_id = new.category_id AND b.slug = new.slug AND b.id <> new.id);
    END IF;
    EXIT WHEN NOT taken;
    n := n + 1;
    new.slug := base || '-' || n;
  END LOOP;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER categories_slug BEFORE INSERT OR UPDATE OF slug ON categories FOR EACH ROW EXECUTE FUNCTION take_category_slug();
--> statement-breakpoint
-- A subcategory that moves keeps its slug, unless one of its new category has it.
CREATE TRIGGER subcategories_slug BEFORE INSERT OR UPDATE OF slug, category_id ON subcategories FOR EACH ROW EXECUTE FUNCTION take_category_slug();
--> statement-breakpoint
-- Counts the stores of categories and subcategories for every writer. Many stores in one statement are counted together. The rows are locked by id, so
-- that two stores that swap categories cannot deadlock.
CREATE FUNCTION stores_counted(named uuid[], was uuid[], subs uuid[], subs_were uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM categories WHERE id = ANY (named || was) ORDER BY id FOR NO KEY UPDATE;
  UPDATE categories c SET stores_count = c.stores_count + d.n
  FROM (SELECT id, sum(n) AS n FROM (SELECT unnest(named) AS id, 1 AS n UNION ALL SELECT unnest(was), -1) moved GROUP BY id) d
  WHERE c.id = d.id AND d.n <> 0;
  PERFORM FROM subcategories WHERE id = ANY (subs || subs_were) ORDER BY id FOR NO KEY UPDATE;
  UPDATE subcategories c SET stores_count = c.stores_count + d.n
  FROM (SELECT id, sum(n) AS n FROM (SELECT unnest(subs) AS id, 1 AS n UNION ALL SELECT unnest(subs_were), -1) moved GROUP BY id) d
  WHERE c.id = d.id AND d.n <> 0;
END $$;
--> statement-breakpoint
CREATE FUNCTION stores_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM stores_counted(array_agg(category_id), '{}', array_agg(subcategory_id), '{}') FROM added;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION stores_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM stores_counted('{}', array_agg(category_id), '{}', array_agg(subcategory_id)) FROM removed;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION stores_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM stores_counted(array[new.category_id], array[old.category_id], array[new.subcategory_id], array[old.subcategory_id]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stores_counted_added AFTER INSERT ON stores REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION stores_added();
--> statement-breakpoint
CREATE TRIGGER stores_counted_removed AFTER DELETE ON stores REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION stores_removed();
--> statement-breakpoint
CREATE TRIGGER stores_counted_moved AFTER UPDATE OF category_id, subcategory_id ON stores FOR EACH ROW
WHEN (old.category_id IS DISTINCT FROM new.category_id OR old.subcategory_id IS DISTINCT FROM new.subcategory_id) EXECUTE FUNCTION stores_moved();
--> statement-breakpoint
-- # Shoppers
-- The mark is written at commit, when all other locks are held, so that two first orders of one shopper cannot deadlock.
CREATE FUNCTION order_marks_user() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update users set has_orders = true where id = new.user_id and not has_orders;
  return null;
end $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER orders_mark_user AFTER INSERT ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION order_marks_user();
--> statement-breakpoint
-- A deleted account begins nothing, for every writer. The lock waits for a running deletion, and a deletion waits for this transaction, so the second of
-- the two sees the first.
CREATE FUNCTION refuse_deleted_shopper(shopper uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  gone timestamptz;
BEGIN
  SELECT u.deleted_at INTO gone FROM users u WHERE u.id = shopper FOR KEY SHARE;
  IF gone IS NOT NULL THEN
    RAISE EXCEPTION USING errcode = '23514', constraint = 'users_not_deleted', message = format('shopper %s deleted the account', shopper);
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION shopper_is_there() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_deleted_shopper(new.user_id);
  RETURN new;
END $$;
--> statement-breakpoint
CREATE FUNCTION shopper_of_owner_is_there() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_deleted_shopper(new.owner_id);
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_shopper_is_there BEFORE INSERT ON orders FOR EACH ROW EXECUTE FUNCTION shopper_is_there();
--> statement-breakpoint
CREATE TRIGGER cancellations_shopper_is_there BEFORE INSERT ON cancellations FOR EACH ROW EXECUTE FUNCTION shopper_is_there();
--> statement-breakpoint
CREATE TRIGGER chat_sessions_shopper_is_there BEFORE INSERT ON chat_sessions FOR EACH ROW EXECUTE FUNCTION shopper_is_there();
--> statement-breakpoint
CREATE TRIGGER wallet_adjustments_shopper_is_there BEFORE INSERT ON wallet_adjustments FOR EACH ROW
  WHEN (new.kind = 'user') EXECUTE FUNCTION shopper_of_owner_is_there();
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_shopper_is_there BEFORE INSERT OR UPDATE OF balance ON ledger_accounts FOR EACH ROW
  WHEN (new.code = 'customer_wallet') EXECUTE FUNCTION shopper_of_owner_is_there();
--> statement-breakpoint
-- An account that is about to be deleted begins nothing, even by a call that was authenticated before the request for deletion. The lock works as above.
CREATE FUNCTION refuse_leaving_shopper(shopper uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  due timestamptz;
BEGIN
  SELECT u.deletion_due_at INTO due FROM users u WHERE u.id = shopper FOR KEY SHARE;
  IF due IS NOT NULL THEN
    RAISE EXCEPTION USING errcode = '23514', constraint = 'users_not_leaving', message = format('the account of shopper %s is to be deleted', shopper);
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION shopper_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_leaving_shopper(new.user_id);
  RETURN new;
END $$;
--> statement-breakpoint
CREATE FUNCTION sender_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_leaving_shopper(new.sender_id);
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_shopper_stays BEFORE INSERT ON orders FOR EACH ROW EXECUTE FUNCTION shopper_stays();
--> statement-breakpoint
CREATE TRIGGER cancellations_shopper_stays BEFORE INSERT ON cancellations FOR EACH ROW
  WHEN (new.requested_by = 'user') EXECUTE FUNCTION shopper_stays();
--> statement-breakpoint
CREATE TRIGGER chat_messages_sender_stays BEFORE INSERT ON chat_messages FOR EACH ROW
  WHEN (new.sender = 'user') EXECUTE FUNCTION sender_stays();
--> statement-breakpoint
-- # Days whose figures are counted again
-- Marks the days and stores that a statement changed. The triggers run by statement, so that a thousand orders written together leave one row for each
-- day of each store.
CREATE FUNCTION mark_days_of_new_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figure_changes (day, store_id) SELECT DISTINCT (placed_at AT TIME ZONE 'Asia/Riyadh')::date, store_id FROM made;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION mark_days_of_old_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figure_changes (day, store_id) SELECT DISTINCT (placed_at AT TIME ZONE 'Asia/Riyadh')::date, store_id FROM gone;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION mark_days_of_changed_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figure_changes (day, store_id)
    SELECT (placed_at AT TIME ZONE 'Asia/Riyadh')::date, store_id FROM gone UNION SELECT (placed_at AT TIME ZONE 'Asia/Riyadh')::date, store_id FROM made;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION mark_days_of_postings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figure_changes (day, store_id) SELECT DISTINCT (posted_at AT TIME ZONE 'Asia/Riyadh')::date, store_id FROM made;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_figures_made AFTER INSERT ON orders REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION mark_days_of_new_orders();
--> statement-breakpoint
CREATE TRIGGER orders_figures_changed AFTER UPDATE ON orders REFERENCING OLD TABLE AS gone NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION mark_days_of_changed_orders();
--> statement-breakpoint
CREATE TRIGGER orders_figures_gone AFTER DELETE ON orders REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION mark_days_of_old_orders();
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_figures AFTER INSERT ON ledger_transactions REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION mark_days_of_postings();
--> statement-breakpoint
-- The figures of a category are those of its present stores, so all days of a store that changes category are counted again.
CREATE FUNCTION mark_days_of_store() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figure_changes (day, store_id) SELECT day, store_id FROM daily_figures WHERE store_id = new.id AND split = 'all' ORDER BY day;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stores_category_figures AFTER UPDATE OF category_id ON stores FOR EACH ROW
  WHEN (old.category_id IS DISTINCT FROM new.category_id) EXECUTE FUNCTION mark_days_of_store();

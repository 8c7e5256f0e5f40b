-- What drizzle-kit cannot express: triggers with their functions, constraints that exclude, rights and storage. One heading for each subject.

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
-- The owner of a table can disable its triggers, and the product's own role is the owner. Without the right a change is refused all the same; an owner
-- that is no superuser would have to grant it to itself first. A restored dump keeps this.
REVOKE UPDATE, DELETE, TRUNCATE ON audit_log, audit_seals, order_history FROM CURRENT_USER, PUBLIC;
--> statement-breakpoint
-- # The ledger
-- What the ledger promises whoever writes to it, this program or a person at a prompt. The marks I1, I3 and I5 are explained in
-- contract/src/money/invariants.ts.

-- I5: transactions and entries are never changed, removed or emptied.
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
-- An account keeps its identity and is never removed, because its entries are read by its normal side.
create trigger ledger_accounts_kept before delete or truncate on ledger_accounts
  for each statement execute function ledger_append_only();
--> statement-breakpoint
create trigger ledger_accounts_same before update of id, code, owner_id, currency, normal on ledger_accounts
  for each statement execute function ledger_append_only();
--> statement-breakpoint
-- I1: at commit every transaction that was written to has legs that sum to zero, in one currency.
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
-- I1 for legs that are added later to an old transaction, and I3 by induction: the balance_after of each leg is that of the leg before it on the
-- account, moved by its amount.
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
-- I3: at commit the balance of an account is that of its last leg. A balance that was edited by hand does not commit.
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
-- What was issued is never changed, removed or emptied: a correction is a credit note.
CREATE TRIGGER invoices_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON invoices FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER invoice_suppliers_kept BEFORE DELETE OR TRUNCATE ON invoice_suppliers FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Whoever writes: numbers have no gaps, each document names the hash of the one before it, and credit notes never take back more than was
-- invoiced.
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
-- # Files that a record names in a list
-- A list of attachments can't be a foreign key: this keeps a file that a product or a cancellation names as one would.
create or replace function file_not_attached() returns trigger language plpgsql as $$
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
-- # Products, offers and discount codes
-- Pages of products keep room for the next version of a row, so that taking stock writes no index (docs/decisions/stock-in-place.md).
ALTER TABLE "products" SET (fillfactor = 85);
--> statement-breakpoint
-- A product is in one offer on any day, whoever writes.
ALTER TABLE "offer_products" ADD CONSTRAINT "offer_products_one_a_day" EXCLUDE USING gist (product_id WITH =, days WITH &&);
--> statement-breakpoint
-- At one store a text means one code: a row without a store stands for all of them. A store is a point, everywhere is a range without ends. Two stores
-- that hash alike (one in 2^64) would be told apart by no other text.
ALTER TABLE "coupon_stores" ADD CONSTRAINT "coupon_stores_one_meaning" EXCLUDE USING gist (
  code_key WITH =,
  (case when store_id is null then int8range(null, null) else int8range(hashtextextended(store_id::text, 0), hashtextextended(store_id::text, 0), '[]') end) WITH &&
);
--> statement-breakpoint
-- What one piece at `final_price` costs under an offer. It is the database's copy of priceUnderOffer (contract, orders/pricing.ts); a test compares the
-- two.
CREATE FUNCTION price_under_offer(final_price bigint, offer_type text, offer_value integer) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT final_price - CASE offer_type
    WHEN 'value' THEN least(offer_value, final_price)
    WHEN 'percentage' THEN least((2 * final_price * offer_value + 10000) / 20000, final_price)
    ELSE 0 END
$$;
--> statement-breakpoint
-- Whoever puts a product under an offer or changes what it costs, the price is right when the transaction ends. The lock keeps the product's price
-- as it is between reading it and the commit.
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
-- # Stores of a category
-- How many stores name a category and a subcategory, whoever adds, moves or removes them. Many stores in one statement are counted once; the rows
-- are locked by id, so that two stores that change places don't wait for each other.
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
-- # Shoppers who have ordered
-- At commit, when all other locks are held: two first orders of one shopper then never wait for each other in a circle.
CREATE FUNCTION order_marks_user() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update users set has_orders = true where id = new.user_id and not has_orders;
  return null;
end $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER orders_mark_user AFTER INSERT ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION order_marks_user();
--> statement-breakpoint
-- # Days whose figures are counted again
-- Which days of which stores a statement touched. By statement, so that a thousand orders written at once leave a row for each day of each store.
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
-- Figures of a category are those of the stores that it has now: a store that gets another has all of its days counted again.
CREATE FUNCTION mark_days_of_store() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figure_changes (day, store_id) SELECT day, store_id FROM daily_figures WHERE store_id = new.id AND split = 'all' ORDER BY day;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stores_category_figures AFTER UPDATE OF category_id ON stores FOR EACH ROW
  WHEN (old.category_id IS DISTINCT FROM new.category_id) EXECUTE FUNCTION mark_days_of_store();

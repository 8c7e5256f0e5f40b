import { openSession } from '../server/src/access/sessions/open-session.ts'
import { allowSilence } from '../server/src/platform/db/driver/silent-connections.ts'
import type { Deps } from '../server/src/platform/deps.ts'

/** How much the bench's market holds. */
export const sizes = { stores: 50, products: 10_000, shoppers: 1000, orders: 10_000, entries: 100_000 }

/** A promo code that every shopper may use at every store: ten percent. */
export const code = 'BENCH10'

/** One price for all, so that a shopper who orders knows the total without asking first. */
export const price = 10_000

// One INSERT ... SELECT a table: what is measured is reading and ordering, not how rows came to be.
const statements = [
  `insert into countries (name, iso, dialling_code, currency) values ('{"ar":"السعودية","en":"Saudi Arabia"}', 'SA', '966', 'SAR')`,
  `insert into regions (name, country_id, code) select '{"ar":"الرياض","en":"Riyadh"}', id, 'SA-01' from countries`,
  `insert into cities (name, region_id) select '{"ar":"الرياض","en":"Riyadh"}', id from regions`,
  `insert into categories (name, position) select jsonb_build_object('ar', 'تصنيف ' || i, 'en', 'Category ' || i), i from generate_series(1, 50) i`,
  `insert into subcategories (name, category_id, position) select jsonb_build_object('ar', 'تصنيف فرعي ' || i, 'en', 'Subcategory ' || i), id, i
   from (select id from categories order by position limit 1) c, generate_series(1, 12) i`,
  `insert into stores (slug, name, entity_type, approved, is_online, has_complete_data, has_delivery_service, city_id, category_id)
   select 'store-' || i, jsonb_build_object('ar', 'متجر ' || i, 'en', 'Store ' || i), 'business', 1, true, true, true, (select id from cities), (select id from categories order by position offset i - 1 limit 1)
   from generate_series(1, ${sizes.stores}) i`,
  `insert into store_members (store_id, name, email, phone, is_owner, email_verified_at)
   select id, 'Owner', slug || '@bench.example', '+96655' || lpad(substr(slug, 7), 7, '0'), true, now() from stores`,
  `insert into delivery_locations (store_id, city_id, delivery_charge) select id, (select id from cities), 1500 from stores`,
  `insert into users (phone, name) select '+96656' || lpad(i::text, 7, '0'), 'متسوق ' || i from generate_series(1, ${sizes.shoppers}) i`,
  `insert into addresses (user_id, label, name, phone, city_id, district, street, is_default)
   select id, 'المنزل', name, phone, (select id from cities), 'العليا', 'شارع العروبة', true from users`,
  // All are in one category, the largest that is measured, so that its facets count each of them.
  `insert into products (store_id, slug, name, description, category_id, subcategory_id, price, quantity, status, brand, made_in, sales, counted_sales, created_at)
   select s.id, 'product-' || i, jsonb_build_object('ar', words.ar || ' موديل ' || i, 'en', words.en || ' model ' || i), '{"ar":"وصف المنتج كما يكتبه المتجر","en":"As the shop describes it"}',
     c.category_id, c.id, ${price}, 1000000, 'active', case when i % 4 > 0 then 'Brand ' || i % 300 end, (array['SA','CN','TR','IN'])[1 + i % 6], i % 97, i % 97, now() - make_interval(mins => i)
   from generate_series(1, ${sizes.products}) i
   join subcategories c on c.position = 1 + i % 12
   join lateral (select id from stores where slug = 'store-' || (1 + i % ${sizes.stores})) s on true
   join lateral (select (array['حذاء رياضي','قميص قطن','سماعة لاسلكية','حقيبة جلد','ساعة ذكية','كرسي خشبي','مصباح أنيق','عطر فاخر','كتاب أطفال','عباءة مطرزة'])[1 + i % 10] as ar,
     (array['Running shoe','Cotton shirt','Wireless headset','Leather bag','Smart watch','Wooden chair','Elegant lamp','Fine perfume','Picture book','Embroidered abaya'])[1 + i % 10] as en) words on true`,
  // One product of each store has five variants.
  `insert into products (store_id, slug, name, description, category_id, price, base_price, quantity, status, axes)
   select id, 'variants', '{"ar":"عباءة بخمسة مقاسات","en":"Abaya in five sizes"}', '{"ar":"وصف","en":"Text"}', category_id, ${price}, ${price}, 0, 'active',
     jsonb_build_array(jsonb_build_object('id', '00000000-0000-4000-8000-000000000000', 'name', '{"ar":"المقاس","en":"Size"}'::jsonb, 'values', (
       select jsonb_agg(jsonb_build_object('id', '00000000-0000-4000-8000-00000000000' || n, 'name', jsonb_build_object('ar', n::text, 'en', n::text), 'colour', null, 'image', null)) from generate_series(1, 5) n)))
   from stores`,
  `update product_variants set deleted_at = now() where product_id in (select id from products where slug = 'variants')`,
  `insert into product_variants (product_id, store_id, position, values, price, quantity)
   select p.id, p.store_id, n, array['00000000-0000-4000-8000-00000000000' || n], ${price}, 1000000 from products p, generate_series(1, 5) n where p.slug = 'variants'`,
  `insert into orders (store_id, branch_id, user_id, status, payment_status, payment_method, fulfilment, address, list, goods, delivery, cod_fee, vat_added, net, vat, gross, total, wallet_part, to_charge,
     commission_bp, commission_base, commission, commission_vat, store_share, vat_regime, vat_rate_bp, placed_at)
   select p.store_id, p.store_id, u.id, (array['new','accepted','preparing','out_for_delivery','delivered','completed','cancelled'])[1 + i % 7], 'cod_pending', 'cod', 'store_delivery',
     jsonb_build_object('name', u.name, 'phone', u.phone, 'city', '{"ar":"الرياض","en":"Riyadh"}'::jsonb), ${price}, ${price}, 1500, 1000, 0, 10870, 1630, 12500, 12500, 0, 12500,
     1000, 8696, 870, 131, 9869, 'platform_deemed', 1500, now() - make_interval(mins => i)
   from generate_series(1, ${sizes.orders}) i
   join lateral (select store_id from products where slug = 'product-' || (1 + i % ${sizes.products})) p on true
   join lateral (select id, name, phone from users where phone = '+96656' || lpad((1 + i % ${sizes.shoppers})::text, 7, '0')) u on true`,
  `insert into order_lines (order_id, product_id, variant_id, position, name, unit_price, unit, quantity, list, goods, net, vat, gross, total)
   select o.id, p.id, p.id, 0, p.name, ${price}, ${price}, 1, ${price}, ${price}, 8696, 1304, ${price}, ${price}
   from orders o join lateral (select id, name from products where store_id = o.store_id limit 1) p on true`,
  `with c as (insert into coupons (funded_by, code, name, type, amount, start_date) values ('platform', '${code}', '{"ar":"عشرة بالمئة","en":"Ten percent"}', 'percentage', 1000, current_date - 1)
     returning id, code_key)
   insert into coupon_stores (coupon_id, code_key) select id, code_key from c`,
  // the first store's wallet; the ledger's guards look at each entry, which is not what is measured
  'set session_replication_role = replica',
  `insert into ledger_accounts (code, owner_id, normal, balance) select 'store_available', id, 'credit', ${sizes.entries}::bigint * 1000 from stores where slug = 'store-1'
   union all select 'bank', null, 'debit', ${sizes.entries}::bigint * 1000`,
  `insert into ledger_transactions (event, reference, order_id, store_id, actor_type, posted_at)
   select 'order_delivered_platform_deemed', 'bench:' || i, o.id, s.id, 'system', now() - make_interval(mins => ${sizes.entries} - i)
   from generate_series(1, ${sizes.entries}) i join (select id, row_number() over (order by id) as n from orders) o on o.n = 1 + i % ${sizes.orders} join stores s on s.slug = 'store-1'`,
  `insert into ledger_entries (transaction_id, account_id, code, event, leg, debit, credit, balance_after, posted_at)
   select t.id, a.id, a.code, t.event, case a.code when 'bank' then 1 else 2 end, case a.code when 'bank' then 1000 else 0 end, case a.code when 'bank' then 0 else 1000 end, t.place * 1000, t.posted_at
   from (select *, row_number() over (order by posted_at) as place from ledger_transactions) t cross join ledger_accounts a order by t.place, a.code`,
  'set session_replication_role = origin',
  'analyze',
]

export interface BenchMarket {
  admin: string
  store: string
  /** The category of all products. */
  category_id: string
  /** Shoppers with what each needs to order: token, address, a store, one of its products, and a product with the ids of its five variants. */
  buyers: { token: string; address_id: string; store_id: string; product_id: string; with_variants: string; variants: string[] }[]
}

/** Fills an empty, migrated database and signs in an admin, a merchant and fifty shoppers. */
export async function seedBench({ pool, db }: Pick<Deps, 'pool' | 'db'>): Promise<BenchMarket> {
  const client = await pool.connect()
  // the triggers of ten thousand products take longer than a statement of a request may
  allowSilence(client, 120_000)
  for (const text of statements) await client.query(text)
  allowSilence(client, undefined)
  client.release()
  const { rows: made } = await pool.query<{ id: string }>(
    `with r as (insert into roles (name, permissions) values ('{"ar":"مدير","en":"Manager"}', '{orders.index,products.index,stores.index}') returning id)
     insert into admins (name, email, role_id) select 'Bench', 'bench@rahba.example', id from r returning id`,
  )
  const { rows: members } = await pool.query<{ id: string }>(
    "select m.id from store_members m join stores s on s.id = m.store_id where s.slug = 'store-1'",
  )
  const { rows: shoppers } = await pool.query<{ user_id: string } & Omit<BenchMarket['buyers'][number], 'token'>>(
    `select u.id as user_id, a.id as address_id, p.store_id, p.id as product_id, w.id as with_variants,
       array(select v.id::text from product_variants v where v.product_id = w.id and v.deleted_at is null order by v.position) as variants from users u join addresses a on a.user_id = u.id
     join lateral (select id, store_id from products where slug = 'product-' || (1 + (substr(u.phone, 7)::int * 199) % ${sizes.products})) p on true
     join products w on w.store_id = p.store_id and w.slug = 'variants' order by u.phone limit 50`,
  )
  const { rows: categories } = await pool.query<{ id: string }>('select id from categories order by position limit 1')
  const [admin, member, category] = [made[0], members[0], categories[0]]
  if (!admin || !member || !category) throw new Error('the bench made no admin, merchant or category')
  const buyers = []
  for (const { user_id, ...shop } of shoppers)
    buyers.push({ token: (await openSession(db, { audience: 'user', subject_id: user_id })).token, ...shop })
  return {
    admin: (await openSession(db, { audience: 'admin', subject_id: admin.id })).token,
    store: (await openSession(db, { audience: 'store', subject_id: member.id })).token,
    buyers,
    category_id: category.id,
  }
}

import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'

// The limit: a bare Fastify server that runs one prepared statement a request and answers the same JSON. No rights, rules, tax or events.
const require = createRequire(new URL('../server/package.json', import.meta.url))
const { default: Fastify } = (await import(require.resolve('fastify'))) as { default: () => FastifyInstance }
const { default: pg } = (await import(require.resolve('pg'))) as { default: { Pool: new (options: object) => Pool } }

const [url, port] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: url, max: 10 })
const app = Fastify()

const card = `p.id, p.slug, p.name->>'ar' as name, p.image, p.price::int4 as price, p.price_after_discount::int4 as price_after_discount, p.final_price::int4 as final_price, p.price_to::int4 as price_to,
  p.quantity >= 1 and s.is_online as orderable, null as unavailable_reason, s.slug as store_slug, s.name->>'ar' as store_name`
const visible = "p.status = 'active' and p.deleted_at is null and s.approved = 1"

app.get('/products', async () => {
  const { rows } = await pool.query({
    name: 'products',
    text: `select ${card} from products p join stores s on s.id = p.store_id where ${visible} order by p.created_at desc, p.id desc limit 20`,
  })
  return { data: rows, meta: { next_cursor: rows.at(-1)?.id ?? null } }
})

app.get<{ Querystring: { q: string } }>('/search', async ({ query }) => {
  const words = query.q.split(' ')
  const { rows } = await pool.query({
    name: 'search',
    text: `select ${card} from products p join stores s on s.id = p.store_id where ${visible} and p.search like '%' || ar_norm_1($1) || '%' and p.search like '%' || ar_norm_1($2) || '%'
      order by p.created_at desc, p.id desc limit 20`,
    values: [words[0], words[1]],
  })
  return { data: rows, meta: { next_cursor: rows.at(-1)?.id ?? null } }
})

// The statement of `readMarketFacets` for a category with a lowest price, as a person would write it for this question alone.
const today = "(now() at time zone 'Asia/Riyadh')::date"
const under = (where: string) => `from c where c.seen and ${where}`
const priced = 'c.price >= $2'
const values = (column: string, entry: string, limit: number, join = '') =>
  `(select coalesce(jsonb_agg(jsonb_build_object(${entry}, 'count', v.n) order by v.n desc, v.value), '[]') from (select c.${column} as value, count(*)::int as n
    ${under(`${priced} and c.${column} is not null`)} group by 1 order by n desc, 1 limit ${limit}) v ${join})`
const addressed = "'id', x.id, 'slug', x.slug, 'name', x.name->>'ar'"
const facets = `with page as materialized (
    select id, subcategory_id, store_id, brand, made_in, final_price, stock_level > 0 as in_stock, reduced from products where category_id = $1 and status = 'active' and deleted_at is null
    order by created_at desc limit 10001),
  c as materialized (
    select p.*, coalesce(op.price, p.final_price)::float8 as price, p.reduced or op.product_id is not null as on_offer, s.approved = 1 as seen
    from page p join stores s on s.id = p.store_id
    left join (select o.product_id, o.price from offer_products o where o.product_id = any(array(select id from page)) and o.days @> ${today}) op on op.product_id = p.id)
  select (select count(*)::int ${under(priced)}) as total, ${values('subcategory_id', addressed, 100, 'join subcategories x on x.id = v.value')} as subcategories,
    (select jsonb_build_object('min', min(price), 'max', max(price)) ${under('true')}) as price, ${values('store_id', addressed, 20, 'join stores x on x.id = v.value')} as stores,
    ${values('brand', "'name', v.value", 20)} as brands, ${values('made_in', "'code', v.value", 20)} as made_in,
    (select count(*)::int ${under(`${priced} and c.on_offer`)}) as on_offer, (select count(*)::int ${under(`${priced} and c.in_stock`)}) as in_stock`

app.get<{ Querystring: { category_id: string; price_from: string } }>('/facets', async ({ query }) => {
  const { rows } = await pool.query({ name: 'facets', text: facets, values: [query.category_id, query.price_from] })
  return rows[0]
})

app.get<{ Params: { store: string; slug: string } }>('/stores/:store/products/:slug', async ({ params }) => {
  const { rows } = await pool.query({
    name: 'product',
    text: `select ${card}, p.description->>'ar' as description, array(select file from product_images i where i.product_id = p.id order by position) as images, p.axes, (select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'values', v.values, 'price', v.price, 'final_price', v.final_price, 'left', v.quantity) order by v.position), '[]')
          from product_variants v where v.product_id = p.id and v.active and v.deleted_at is null and p.axes <> '[]') as variants, p.quantity as most, p.weight, p.barcode,
        p.made_in, p.brand, p.tags, '[]'::jsonb as additional_fields, jsonb_build_object('id', c.id, 'name', c.name->>'ar') as category, null as shelf,
        jsonb_build_object('id', s.id, 'slug', s.slug, 'name', s.name->>'ar', 'logo', s.logo, 'is_online', s.is_online, 'city', t.name->>'ar') as store
      from products p join stores s on s.id = p.store_id left join categories c on c.id = p.category_id left join cities t on t.id = s.city_id
      where ${visible} and s.slug = $1 and p.slug = $2`,
    values: [params.store, params.slug],
  })
  return rows[0]
})

app.get('/orders', async () => {
  const { rows } = await pool.query({
    name: 'orders',
    text: `select o.id, o.number, o.store_id, s.name as store, o.user_id, u.name as user, o.address->'city' as city,
        (select coalesce(sum(l.quantity), 0)::int from order_lines l where l.order_id = o.id) as items, o.total::int4 as total, o.status, o.payment_method, o.payment_status, o.fulfilment, b.name as branch, o.placed_at, o.promised_from::text, o.promised_to::text, o.expires_at,
        (select count(*)::int from (select 1 from orders limit 1001) few) as total_rows
      from orders o join stores s on s.id = o.store_id join users u on u.id = o.user_id join branches b on b.id = o.branch_id order by o.placed_at desc, o.id desc limit 20`,
  })
  return {
    data: rows.map(({ total_rows: _, ...row }) => row),
    meta: { page: 1, per_page: 20, total: rows[0]?.total_rows ?? 0, total_capped: true, next_cursor: rows.at(-1)?.id ?? null },
  }
})

interface Buy {
  store_id: string
  product_id: string
  user_id: string
}
app.post<{ Body: Buy }>('/orders', async ({ body }) => {
  const { rows } = await pool.query({
    name: 'order',
    text: `with taken as (update products set quantity = quantity - 1 where id = $2 and quantity >= 1 returning id, name, price),
      placed as (insert into orders (store_id, branch_id, user_id, status, payment_status, payment_method, fulfilment, list, goods, delivery, cod_fee, vat_added, net, vat, gross, total, wallet_part, to_charge,
          commission_bp, commission_base, commission, commission_vat, store_share, vat_regime, vat_rate_bp)
        select $1, $1, $3, 'new', 'cod_pending', 'cod', 'store_delivery', price, price, 1500, 1000, 0, 10870, 1630, 12500, 12500, 0, 12500, 1000, 8696, 870, 131, 9869, 'platform_deemed', 1500 from taken
        returning id, number, status, payment_status, total::int4 as total, to_charge::int4 as to_charge, expires_at),
      lines as (insert into order_lines (order_id, product_id, variant_id, position, name, unit_price, unit, quantity, list, goods, net, vat, gross, total)
        select placed.id, taken.id, taken.id, 0, taken.name, price, price, 1, price, price, 8696, 1304, price, price from placed, taken)
      select * from placed`,
    values: [body.store_id, body.product_id, body.user_id],
  })
  return rows[0]
})

app.post<{ Body: Buy & { variants: string[] } }>('/variant-orders', async ({ body }) => {
  const { rows } = await pool.query({
    name: 'variant-order',
    text: `with taken as (update product_variants v set quantity = quantity - 1
        from (select v.id from product_variants v join products p on p.id = v.product_id where v.id = any($2::uuid[]) order by p.id, v.id for update of p, v) l
        where v.id = l.id and quantity >= 1 returning v.id, v.product_id, v.price, v.position),
      placed as (insert into orders (store_id, branch_id, user_id, status, payment_status, payment_method, fulfilment, list, goods, delivery, cod_fee, vat_added, net, vat, gross, total, wallet_part, to_charge,
          commission_bp, commission_base, commission, commission_vat, store_share, vat_regime, vat_rate_bp)
        select $1, $1, $3, 'new', 'cod_pending', 'cod', 'store_delivery', sum(price), sum(price), 1500, 1000, 0, 45652, 6848, 52500, 52500, 0, 52500, 1000, 43478, 4348, 652, 45000, 'platform_deemed', 1500 from taken
        returning id, number, status, payment_status, total::int4 as total, to_charge::int4 as to_charge, expires_at),
      lines as (insert into order_lines (order_id, product_id, variant_id, position, name, unit_price, unit, quantity, list, goods, net, vat, gross, total)
        select placed.id, taken.product_id, taken.id, taken.position, '{"ar":"عباءة","en":"Abaya"}', price, price, 1, price, price, 8696, 1304, price, price from placed, taken)
      select * from placed`,
    values: [body.store_id, body.variants, body.user_id],
  })
  return rows[0]
})

// The amounts of a quote are the same for all, as prices are; what is asked of the database is what its answer hangs on.
const quoted = {
  unit: 10_000,
  quantity: 1,
  free_units: 0,
  list: 10_000,
  offer_discount: 0,
  coupon_share: 1000,
  goods: 9000,
  vat: 1174,
  total: 9000,
}
const sums = {
  list: 10_000,
  offer_discount: 0,
  coupon_discount: 1000,
  goods: 9000,
  delivery: 1500,
  delivery_waived: 0,
  cod_fee: 1000,
  cod_fee_waived: 0,
}
app.post<{ Body: Buy & { code: string } }>('/quote', async ({ body }) => {
  const { rows } = await pool.query({
    name: 'quote',
    text: `select p.id as product_id, c.code from products p join stores s on s.id = p.store_id join users u on u.id = $3 join delivery_locations d on d.store_id = s.id
      join coupons c on c.code_key = ar_norm_1($4) left join coupon_user_uses v on v.coupon_id = c.id and v.user_id = u.id
      where p.id = $2 and s.id = $1 and p.quantity >= 1 and c.active`,
    values: [body.store_id, body.product_id, body.user_id, body.code],
  })
  const { product_id, code } = rows[0]
  return {
    lines: [{ product_id, ...quoted }],
    coupon_code: code,
    ...sums,
    vat_added: 0,
    vat: 1500,
    total: 11_500,
    wallet_part: 0,
    to_charge: 11_500,
  }
})

app.post<{ Body: { stores: string[]; products: string[]; user_id: string } }>('/checkouts', async ({ body }) => {
  const { rows } = await pool.query({
    name: 'checkout',
    text: `with requested as (select * from unnest($1::uuid[], $2::uuid[]) as w(store_id, product_id)),
      taken as (update products p set quantity = quantity - 1 from (select id from products where id = any($2::uuid[]) order by id for update) l
        where p.id = l.id and quantity >= 1 returning p.id, p.store_id, p.name, p.price),
      placed as (insert into orders (checkout_id, store_id, branch_id, user_id, status, payment_status, payment_method, fulfilment, list, goods, delivery, cod_fee, vat_added, net, vat, gross, total, wallet_part, to_charge,
          commission_bp, commission_base, commission, commission_vat, store_share, vat_regime, vat_rate_bp)
        select c.id, w.store_id, w.store_id, $3, 'new', 'cod_pending', 'cod', 'store_delivery', price, price, 1500, 1000, 0, 10870, 1630, 12500, 12500, 0, 12500, 1000, 8696, 870, 131, 9869, 'platform_deemed', 1500
        from (select gen_random_uuid() as id) c, requested w join taken t on t.id = w.product_id
        returning id, number, store_id, checkout_id, status, payment_status, total::int4 as total, to_charge::int4 as to_charge, expires_at),
      lines as (insert into order_lines (order_id, product_id, variant_id, position, name, unit_price, unit, quantity, list, goods, net, vat, gross, total)
        select placed.id, taken.id, taken.id, 0, taken.name, price, price, 1, price, price, 8696, 1304, price, price from placed join taken using (store_id))
      select * from placed`,
    values: [body.stores, body.products, body.user_id],
  })
  const total = rows.reduce((sum, row) => sum + row.total, 0)
  return {
    id: rows[0].checkout_id,
    total,
    wallet_part: 0,
    to_charge: total,
    orders: rows.map(({ checkout_id: _, store_id: _store, ...row }) => row),
  }
})

app.get('/statement', async () => {
  const { rows } = await pool.query({
    name: 'statement',
    text: `select e.id::text as id, e.transaction_id, a.code as account, t.event, t.reference, t.order_id, o.number as order_number, t.note, e.posted_at, e.debit::int4 as debit, e.credit::int4 as credit,
        (e.credit - e.debit)::int4 as amount, e.balance_after::int4 as balance_after,
        (select count(*)::int from (select 1 from ledger_entries c where c.account_id = a.id limit 1001) few) as total_rows
      from ledger_accounts a join ledger_entries e on e.account_id = a.id join ledger_transactions t on t.id = e.transaction_id left join orders o on o.id = t.order_id
      where a.code = 'store_available' and a.owner_id = (select id from stores where slug = 'store-1') order by e.id desc limit 20`,
  })
  return {
    data: rows.map(({ total_rows: _, ...row }) => row),
    meta: { page: 1, per_page: 20, total: rows[0]?.total_rows ?? 0, total_capped: true, next_cursor: rows.at(-1)?.id ?? null },
  }
})

await app.listen({ port: Number(port), host: '127.0.0.1' })

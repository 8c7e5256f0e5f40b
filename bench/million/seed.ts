import type { Pool } from 'pg'

/** A million, or MARKET_ROWS for a smaller market: a multiple of 10,000. */
const million = Number(process.env.MARKET_ROWS ?? 1_000_000)

/** How much the market of a million holds, and how many rows a table needs to count as big. */
export const sizes = {
  stores: million,
  products: million,
  users: million,
  orders: million,
  payments: million * 0.3,
  audit: million,
  notices: million * 0.3,
  /** The first store takes part in every fourth posting, so its wallet has 100,000 entries. */
  postings: million * 0.4,
}

const name = (ar: string, en: string) => `jsonb_build_object('ar', ${ar}, 'en', ${en})`
/** A number from 0 to 999,999, the same in every run; `salt` makes columns independent of each other, as a planner takes them to be. */
const any = (salt: number) => `((hashint8extended(i, ${salt}) & 1073741823) % 1000000)`
const words = {
  ar: `(array['حذاء رياضي','قميص قطن','سماعة لاسلكية','حقيبة جلد','ساعة ذكية','كرسي خشبي','مصباح أنيق','عطر فاخر','كتاب أطفال','عباءة مطرزة'])[1 + ${any(11)} % 10]`,
  en: `(array['Running shoe','Cotton shirt','Wireless headset','Leather bag','Smart watch','Wooden chair','Elegant lamp','Fine perfume','Picture book','Embroidered abaya'])[1 + ${any(11)} % 10]`,
  first: `(array['سارة','نورة','محمد','عبدالله','ريم','خالد','فهد','منى','هند','سلمان','ليلى','تركي'])[1 + i % 12]`,
  family: `(array['العتيبي','القحطاني','الشمري','الحربي','الدوسري','الغامدي','الزهراني','المطيري','السبيعي','العنزي','الشهري'])[1 + i / 12 % 11]`,
}
/** One of `of` by its weight in percent. */
const one = (of: Record<string, number>, salt: number) => {
  let upTo = 0
  const cases = Object.entries(of).map(([value, share]) => {
    upTo += share * 10_000
    return `when ${any(salt)} < ${upTo} then ${value}`
  })
  return `(case ${cases.join(' ')} end)`
}
/** A moment of the last two years, the same for no two rows. */
const moment = (rows: number) => `now() - make_interval(secs => 3600 + i * ${(2 * 365 * 86_400) / rows})`
/** The same from the oldest on, for what is only ever added to. */
const posted = `now() - make_interval(secs => 3600 + (${sizes.postings} - i) * ${(2 * 365 * 86_400) / sizes.postings})`
const small = { cities: 50, categories: 50, subcategories: 50 }
const tables = ['stores', 'users', 'products', 'orders', ...Object.keys(small), 'ledger_transactions']
/** The id of a table's i-th row, counted from 0: made from its place, so that rows find each other without being looked up. */
const getId = (table: string, i: string) =>
  `('01980000-0000-7${String(tables.indexOf(table)).padStart(3, '0')}-8000-' || lpad(to_hex(${i}), 12, '0'))::uuid`
/** A row of a table by any number. */
const nth = (table: keyof typeof small | 'stores' | 'users' | 'products' | 'orders', by: string) =>
  getId(table, `(${by}) % ${{ ...sizes, ...small }[table]}`)
const series = (rows: number) => `from generate_series(1::bigint, ${rows}) as i`

// The first store and the first shopper have more than all others: a merchant's own lists are long too. One store in ten sells.
const getStore = `(case when i % 50 = 0 then 0 else i * 7 % ${sizes.stores / 10} end)`

/** A number of each row's own that tells nothing of its place: lists by name are not lists by age. */
const numbered = 'i * 7919 % 1000000'

/** The tables filled with rows by the hundred thousand, each with its statement. */
const filled: Record<string, string> = {
  stores: `insert into stores (id, slug, name, entity_type, approved, submitted_at, is_online, has_complete_data, payout_hold, has_delivery_service, city_id, category_id, featured_position, created_at)
    select ${getId('stores', 'i - 1')}, 'store-' || i, ${name(`'متجر ' || ${numbered}`, `'Store ' || ${numbered}`)}, ${one({ "'business'": 80, "'individual'": 20 }, 1)}, a.approved, case when i % 3 > 0 then ${moment(sizes.stores)} end, a.approved = 1 and i % 9 > 0, i % 20 > 0, i % 500 = 0, true,
      ${nth('cities', 'i')}, ${nth('categories', 'i * 3')}, case when i <= 12 then i end, ${moment(sizes.stores)}
    ${series(sizes.stores)}, lateral (select case when i = 1 then 1 else ${one({ 1: 90, 0: 5, 2: 3, 3: 2 }, 2)} end as approved) a`,
  store_members: `insert into store_members (store_id, name, email, phone, is_owner, email_verified_at)
    select ${nth('stores', 'i - 1')}, ${words.first} || ' ' || ${words.family}, 'owner-' || i || '@bench.example', '+96655' || lpad(i::text, 7, '0'), true, now() ${series(sizes.stores)}`,
  store_changes: `insert into store_changes (store_id, field, old, new, state) select ${nth('stores', 'i * 31')}, 'name', '{"value":"a"}', '{"value":"b"}', 'pending' ${series(2000)}`,
  ledger_accounts: `insert into ledger_accounts (code, owner_id, normal, balance)
    select 'store_available', ${nth('stores', 'i - 1')}, 'credit', case when i % 4 = 0 then i * 10 else 0 end ${series(sizes.stores)}
    union all select 'store_dues', ${nth('stores', 'i * 97')}, 'debit', i * 1000 ${series(sizes.stores / 1000)}
    union all select 'customer_wallet', ${nth('users', 'i * 5')}, 'credit', i * 10 ${series(sizes.users / 5)}
    union all select * from (values ('bank', null::uuid, 'debit', ${sizes.postings * 1000}), ('commission', null, 'credit', ${sizes.postings * 87}), ('vat_output', null, 'credit', ${sizes.postings * 13})) platform`,
  ledger_transactions: `insert into ledger_transactions (id, event, reference, order_id, store_id, user_id, actor_type, posted_at)
    select ${getId('ledger_transactions', 'i - 1')}, ${one({ "'order_delivered_platform_deemed'": 50, "'order_delivered_cod'": 25, "'return_window_closed'": 20, "'refund_paid'": 4, "'payout_paid'": 1 }, 17)}, 'bench:' || i, ${nth('orders', 'i * 2')}, ${nth('stores', 'case when i % 4 = 0 then 0 else i * 7 end')}, ${nth('users', 'i * 13')},
      'system', ${posted} ${series(sizes.postings)}`,
  // as they are appended: in the order of time
  ledger_entries: `insert into ledger_entries (transaction_id, account_id, code, event, leg, debit, credit, balance_after, posted_at)
    select t.id, a.id, a.code, t.event, l.leg, l.debit, l.credit, l.balance, t.posted_at
    ${series(sizes.postings)} join ledger_transactions t on t.id = ${getId('ledger_transactions', 'i - 1')} cross join
      lateral (values (1, 'bank', 1000, 0, i * 1000), (2, 'store_available', 0, 900, case when i % 4 = 0 then i / 4 * 900 else 900 end), (3, 'commission', 0, 87, i * 87), (4, 'vat_output', 0, 13, i * 13)) l(leg, code, debit, credit, balance)
      join ledger_accounts a on a.code = l.code and (a.owner_id is null or a.owner_id = t.store_id)
    order by i, l.leg`,
  users: `insert into users (id, phone, name, email, active, has_orders, created_at)
    select ${getId('users', 'i - 1')}, '+9665' || lpad((i * 61803397 % 100000000)::text, 8, '0'), ${words.first} || ' ' || ${words.family}, case when i % 2 = 0 then 'user-' || i || '@bench.example' end, i % 200 > 0, i = 1 or i % 1000 <> 1, ${moment(sizes.users)} ${series(sizes.users)}`,
  addresses: `insert into addresses (user_id, label, name, phone, city_id, district, street, is_default)
    select ${nth('users', 'i - 1')}, 'المنزل', ${words.first}, '+9665' || lpad(i::text, 8, '0'), ${nth('cities', 'i * i % 97')}, 'العليا', 'شارع العروبة', true ${series(sizes.users)}`,
  products: `insert into products (id, store_id, slug, name, description, category_id, subcategory_id, price, price_after_discount, reduced, quantity, barcode, brand, status, sales, counted_sales, created_at, updated_at, deleted_at)
    select ${getId('products', 'i - 1')}, ${nth('stores', getStore)}, 'product-' || i, ${name(`${words.ar} || ' موديل ' || i`, `${words.en} || ' model ' || i`)}, ${name(`repeat('وصف المنتج كما يكتبه المتجر. ', 4)`, `repeat('As the shop describes it. ', 4)`)},
      ${nth('categories', 'i * 3')}, ${nth('subcategories', 'i * 3')}, 500 + ${any(12)} / 2, case when i % 5 = 0 then 400 + ${any(12)} / 2 end, i % 5 = 0, case when i % 40 = 0 then 0 else ${any(13)} % 1000 end,
      '628' || lpad(i::text, 10, '0'), case when i % 3 = 0 then 'Brand ' || i % 500 end, ${one({ "'active'": 88, "'hidden'": 5, "'draft'": 3, "'pending'": 2, "'rejected'": 1.5, "'blocked'": 0.5 }, 3)},
      ${any(14)} % 5000, ${any(14)} % 5000, ${moment(sizes.products)}, ${moment(sizes.products)}, case when i % 100 = 0 then now() end
    ${series(sizes.products)}`,
  // The triggers that write these rows do not run here.
  branches: `insert into branches (id, store_id, name, city_id, created_at) select id, id, ${name("'الفرع الرئيسي'", "'Main branch'")}, city_id, created_at from stores`,
  product_variants: `insert into product_variants (id, product_id, store_id, barcode, price, price_after_discount, quantity, sales, created_at, updated_at, deleted_at)
    select id, id, store_id, barcode, price, price_after_discount, case when deleted_at is null then quantity else 0 end, sales, created_at, updated_at, deleted_at from products`,
  branch_stock: `insert into branch_stock (variant_id, branch_id, quantity) select id, store_id, quantity from product_variants`,
  orders: `insert into orders (id, store_id, branch_id, user_id, status, payment_status, payment_method, fulfilment, address, list, goods, delivery, cod_fee, vat_added, net, vat, gross, total, wallet_part, to_charge,
      commission_bp, commission_base, commission, commission_vat, store_share, vat_regime, vat_rate_bp, placed_at, delivered_at, expires_at)
    select ${getId('orders', 'i - 1')}, ${nth('stores', getStore)}, ${nth('stores', getStore)}, ${nth('users', 'case when i % 1000 = 0 then 0 else i * 13 end')}, s.status, ${one({ "'cod_collected'": 50, "'paid'": 40, "'cod_pending'": 6, "'unpaid'": 2, "'refunded'": 1.5, "'voided'": 0.5 }, 4)},
      ${one({ "'cod'": 60, "'bank_transfer'": 30, "'wallet'": 10 }, 5)}, 'store_delivery', jsonb_build_object('name', ${words.first} || ' ' || ${words.family}, 'phone', '+9665' || lpad((i * 13)::text, 8, '0'), 'city_id', ${nth('cities', 'i * i % 97')}, 'city', ${name("'الرياض'", "'Riyadh'")}),
      t.total, t.total, 0, 0, 0, t.total, 0, t.total, t.total, 0, t.total, 1000, t.total, t.total / 10, 0, t.total * 9 / 10, 'platform_deemed', 0, ${moment(sizes.orders)},
      case when s.status in ('delivered', 'completed') then ${moment(sizes.orders)} end, now() + interval '1 day'
    ${series(sizes.orders)}, lateral (select 1000 + ${any(15)} as total) t,
      lateral (select ${one({ "'completed'": 85, "'cancelled'": 6, "'delivered'": 3, "'new'": 2, "'accepted'": 1, "'preparing'": 1, "'shipped'": 0.7, "'out_for_delivery'": 0.3, "'pending_payment'": 0.3, "'ready'": 0.2, "'delivery_failed'": 0.2, "'cancel_requested'": 0.2, "'returned_to_store'": 0.1 }, 6)} as status) s`,
  order_lines: `insert into order_lines (order_id, product_id, variant_id, position, name, unit_price, unit, quantity, list, goods, net, vat, gross, total)
    select ${nth('orders', 'i - 1')}, ${nth('products', 'i * 17')}, ${nth('products', 'i * 17')}, 0, ${name(words.ar, words.en)}, 1000, 1000, 1 + i % 3, 1000, 1000, 1000, 0, 1000, 1000 ${series(sizes.orders)}`,
  payments: `insert into payments (order_id, store_id, user_id, method, amount, status, created_at)
    select ${nth('orders', 'i * 3')}, ${nth('stores', getStore)}, ${nth('users', 'i * 13')}, ${one({ "'cod'": 60, "'bank_transfer'": 30, "'wallet'": 10 }, 7)}, 1000 + ${any(16)}, ${one({ "'confirmed'": 95, "'refused'": 3, "'pending'": 1, "'refunded'": 1 }, 8)}, ${moment(sizes.payments)} ${series(sizes.payments)}`,
  audit_log: `insert into audit_log (at, actor_type, actor_id, action, entity, entity_id)
    select ${moment(sizes.audit)}, ${one({ "'store'": 70, "'admin'": 25, "'user'": 4, "'system'": 1 }, 9)}, (select id from admins), ${one({ "'products.update'": 70, "'stores.update'": 20, "'faqs.create'": 10 }, 10)}, ${one({ "'products'": 70, "'stores'": 20, "'faqs'": 10 }, 10)}, ${nth('products', 'i')} ${series(sizes.audit)}`,
  notifications: `insert into notifications (audience, recipient_id, notif_type, data, is_read, created_at)
    select v.audience, v.recipient, 'OrderNotification', '{"ar":{"title":"طلب","body":"طلب"},"en":{"title":"Order","body":"Order"}}', i % 3 > 0, ${moment(sizes.notices)}
    ${series(sizes.notices / 3)}, lateral (values ('admin', (select id from admins)), ('store', ${nth('stores', '0')}), ('user', ${nth('users', '0')})) v(audience, recipient)`,
}
/** Rows that others name stand before them. */
const order = [
  'stores',
  'users',
  'store_members',
  'store_changes',
  'branches',
  'products',
  'product_variants',
  'branch_stock',
  'addresses',
  'orders',
  'order_lines',
  'payments',
  'ledger_accounts',
  'ledger_transactions',
  'ledger_entries',
  'audit_log',
  'notifications',
]

const before = [
  `insert into countries (name, iso, dialling_code, currency) values ('{"ar":"السعودية","en":"Saudi Arabia"}', 'SA', '966', 'SAR')`,
  `insert into regions (name, country_id, code) select '{"ar":"الرياض","en":"Riyadh"}', id, 'SA-01' from countries`,
  `insert into cities (id, name, region_id) select ${getId('cities', 'i - 1')}, ${name("'مدينة ' || i", "'City ' || i")}, (select id from regions) ${series(50)}`,
  `insert into categories (id, name, slug, position) select ${getId('categories', 'i - 1')}, ${name("'تصنيف ' || i", "'Category ' || i")}, 'category-' || i, i ${series(50)}`,
  `insert into subcategories (id, name, slug, category_id) select ${getId('subcategories', 'i - 1')}, ${name("'فرع ' || i", "'Branch ' || i")}, 'branch-' || i, ${getId('categories', 'i - 1')} ${series(50)}`,
  `with r as (insert into roles (name, permissions) values ('{"ar":"مدير","en":"Manager"}', '{}') returning id)
    insert into admins (name, email, role_id) select 'Bench', 'bench@rahba.example', id from r`,
]

/**
 * Fills a migrated database, over one connection: what an earlier run had filled before it was stopped stays. Indexes are built after the rows, which takes a
 * fraction of the time; keys between them hold by construction.
 */
export async function seedMillion(pool: Pool, tell: (what: string) => void): Promise<void> {
  await pool.query("set session_replication_role = replica; set maintenance_work_mem = '1GB'; set statement_timeout = 0")
  const isEmpty = async (table: string) => (await pool.query(`select from ${table} limit 1`)).rows.length === 0
  if (await isEmpty('cities')) for (const text of before) await pool.query(text)
  const { rows: indexes } = await pool.query<{ indexname: string; indexdef: string; tablename: string }>(
    `select i.indexname, i.indexdef, i.tablename from pg_indexes i where i.schemaname = 'public' and i.tablename = any($1)
       and not exists (select from pg_constraint c where c.conname = i.indexname)`,
    [order],
  )
  for (const table of order) {
    if (!(await isEmpty(table))) continue
    const begun = performance.now()
    await pool.query('begin')
    const own = indexes.filter(({ tablename }) => tablename === table)
    for (const { indexname } of own) await pool.query(`drop index "${indexname}"`)
    const { rowCount } = await pool.query(filled[table] ?? '')
    const written = performance.now()
    for (const { indexdef } of own) await pool.query(indexdef)
    await pool.query('commit')
    tell(`${table}: ${rowCount} rows in ${seconds(written - begun)}, ${own.length} indexes in ${seconds(performance.now() - written)}`)
  }
  await pool.query('vacuum analyze')
  await pool.query('set session_replication_role = origin')
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

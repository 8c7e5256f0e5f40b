import { queryOfAddress } from '@rahba/contract/kernel/list-page'
import { typedKeys } from '@rahba/contract/kernel/typed-keys'
import { orderStatuses } from '@rahba/contract/orders/order-states'
import type { AdminHome } from '@rahba/contract/statistics/admin-home'
import { type CountLink, figureLinks, waitingLinks } from '@rahba/contract/statistics/admin-home-links'
import { splitNames, storeSplits } from '@rahba/contract/statistics/figures'
import { grainNames } from '@rahba/contract/statistics/periods'
import type { StoreHome } from '@rahba/contract/statistics/store-home'
import { storeHomeLinks } from '@rahba/contract/statistics/store-home-links'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '../src/demo-accounts.ts'
import { proveLedger } from '../src/money/ledger/proof.ts'
import { differences } from '../src/statistics/figures/write-figures.ts'
import { adminWith, tokenFor } from '../test/actors.ts'
import { marketDatabase } from '../test/fresh-database.ts'
import { hostileNames, listExports, toRows, writeHostileNames } from '../test/hostile-exports.ts'
import { only } from '../test/only.ts'
import { testApp } from '../test/test-app.ts'
import { findVariantFaults } from '../test/variant-faults.ts'
import { plainArtist } from './pictures/plain-artist.ts'
import { seedDemo } from './seed-demo.ts'

const t = await testApp({}, undefined, null, undefined, marketDatabase)
const numbers = async (text: string) => ((await t.pool.query<unknown[]>({ text, rowMode: 'array' })).rows[0] ?? []).map(Number)
/** How many rows the list behind a count of a home page has, opened by its link. */
async function rowsBehind({ page, to }: CountLink, token: string): Promise<number> {
  const query = new URLSearchParams(queryOfAddress(page, new URL(to, t.deps.env.PUBLIC_URL).searchParams))
  const { status, body } = await t.call('GET', `${page.call}?${query}&per_page=1`, { token })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.meta.total
}
/** The states in which a cancellation or return stays; the system leaves the others at once. */
const restingCancellations = [
  ...['awaiting_goods', 'closed', 'disputed', 'received', 'refund_failed', 'refund_pending', 'refunded', 'rejected', 'requested'],
]
const list = async (query: string) => (await t.pool.query<{ one: string }>(query)).rows.map(({ one }) => one)

beforeAll(async () => {
  await seedDemo(t.deps, { artist: await plainArtist() })
}, 300_000)

describe('the demo market', () => {
  it('has what the design asks for', async () => {
    const [stores = 0, products = 0, shoppers = 0, orders = 0, days = 0] =
      await numbers(`select (select count(*) from stores), (select count(*) from products where deleted_at is null),
      (select count(*) from users), (select count(*) from orders), (select extract(day from now() - min(placed_at)) from orders)`)
    expect(stores).toBeGreaterThanOrEqual(12)
    expect(products).toBeGreaterThanOrEqual(150)
    expect(shoppers).toBeGreaterThanOrEqual(60)
    expect(orders).toBeGreaterThanOrEqual(400)
    expect(days).toBeGreaterThanOrEqual(80)
  })

  it('has an agreement with a newer version, which one store has yet to accept', async () => {
    expect(await list('select number::text as one from agreement_versions order by number')).toEqual(['1', '2'])
    const waiting = await list(
      'select s.slug as one from stores s where not exists (select from agreement_acceptances a where a.store_id = s.id and a.number = 2)',
    )
    expect(waiting).toEqual(['rukn-almajlis'])
    expect(await list(`select count(*)::text as one from agreement_versions where applies_from <= current_date and number = 2`)).toEqual([
      '0',
    ])
  })

  it('has cash that carriers have remitted, still hold, and hand over with differences', async () => {
    expect((await list('select distinct status as one from carrier_remittances')).sort()).toEqual(['draft', 'posted'])
    expect(await list('select distinct status as one from carrier_collections')).toEqual(expect.arrayContaining(['open', 'remitted']))
    const kinds = await list(
      `select distinct l.kind as one from carrier_remittance_lines l join carrier_remittances r on r.id = l.remittance_id where r.status = 'draft'`,
    )
    expect(kinds).toEqual(expect.arrayContaining(['short', 'missing']))
  })

  it('has orders in every state, at the demo merchant too, and cancelled by everybody', async () => {
    const all = Object.keys(orderStatuses).sort()
    expect((await list('select distinct status as one from orders')).sort()).toEqual(all)
    const merchants = await list(
      `select distinct o.status as one from orders o join store_members m using (store_id) where m.email = '${demoAccounts.merchant}'`,
    )
    expect(merchants.sort()).toEqual(all)
    expect((await list(`select distinct cancelled_by as one from orders where status = 'cancelled'`)).sort()).toEqual([
      'admin',
      'store',
      'system',
      'user',
    ])
    expect((await list('select distinct payment_method as one from orders')).sort()).toEqual(['bank_transfer', 'cod', 'wallet'])
    expect((await list('select distinct fulfilment as one from orders')).sort()).toEqual(['pickup', 'shipping_company', 'store_delivery'])
    expect((await list('select distinct status as one from payments')).sort()).toEqual(['confirmed', 'pending', 'refunded', 'refused'])
  })

  it('shows counts on the dashboard’s home that match the lists behind them', async () => {
    const { id } = only((await t.pool.query<{ id: string }>('select id from admins where email = $1', [demoAccounts.admin])).rows)
    const token = await tokenFor(t, 'admin', id)
    const home: AdminHome = (await t.call('GET', '/admin/home', { token })).body
    const behind: Record<string, number> = {}
    for (const key of typedKeys(waitingLinks)) behind[key] = await rowsBehind(waitingLinks[key], token)
    expect(behind).toEqual(home.waiting)
    expect(home.waiting.refunds_to_decide).toBeGreaterThan(0)
    const badges = (await t.call('GET', '/admin/canceled-orders/counts', { token })).body
    expect(badges).toMatchObject({ to_decide: home.waiting.refunds_to_decide, to_refund: home.waiting.refunds_to_pay })
    const { orders, stores, shoppers } = figureLinks(home.days?.at(-1)?.day ?? '')
    for (const [key, link] of Object.entries({ orders, stores, shoppers }))
      expect(await rowsBehind(link, token), key).toBe(home.figures[key as keyof typeof home.figures]?.now)
  })

  it('shows counts on the portal’s home that match the lists behind them', async () => {
    const { id } = only((await t.pool.query<{ id: string }>('select id from store_members where email = $1', [demoAccounts.merchant])).rows)
    const token = await tokenFor(t, 'store', id)
    const { orders, cancellations, dues, products, sales }: StoreHome = (await t.call('GET', '/store/home', { token })).body
    const links = storeHomeLinks(sales?.days.at(-1)?.day ?? '')
    const behind: Record<string, number> = {}
    for (const key of typedKeys(links)) behind[key] = await rowsBehind(links[key], token)
    expect(behind).toEqual({
      new_orders: orders?.new,
      cancel_requests: orders?.cancel_requested,
      to_answer: cancellations?.to_answer,
      to_receive: cancellations?.to_receive,
      dues: dues?.due,
      overdue_dues: dues?.overdue,
      orders_today: sales?.days.at(-1)?.orders,
      active_products: products?.active,
      rejected_products: products?.rejected,
      low_products: products?.low,
    })
    expect(behind.low_products).toBeGreaterThan(0)
  })

  it('has conversations, some of them with something unread at the demo merchant', async () => {
    const [sessions = 0, messages = 0, files = 0, unread = 0] =
      await numbers(`select (select count(*) from chat_sessions), (select count(*) from chat_messages), (select count(file_id) from chat_messages),
      (select count(*) from chat_sessions s join store_members m using (store_id) where m.email = '${demoAccounts.merchant}' and s.store_unread > 0)`)
    expect(sessions).toBeGreaterThanOrEqual(6)
    expect(messages).toBeGreaterThanOrEqual(20)
    expect([files, unread].every((n) => n > 0)).toBe(true)
  })

  it('has cancellations and returns in most states, at the demo merchant too', async () => {
    expect((await list('select distinct status as one from cancellations')).sort()).toEqual(restingCancellations)
    const [merchants = 0] = await numbers(
      `select count(distinct c.status) from cancellations c join store_members m using (store_id) where m.email = '${demoAccounts.merchant}'`,
    )
    expect(merchants).toBeGreaterThanOrEqual(6)
  })

  it('shows the demo shopper orders, cancellations and returns in every state, at several stores and paid in several ways', async () => {
    const own = `from orders o join users u on u.id = o.user_id where u.phone = '${demoAccounts.shopper}'`
    expect((await list(`select distinct o.status as one ${own}`)).sort()).toEqual(Object.keys(orderStatuses).sort())
    expect((await list(`select distinct o.payment_method as one ${own}`)).sort()).toEqual(['bank_transfer', 'cod', 'wallet'])
    const requests = `select distinct c.status as one from cancellations c join users u on u.id = c.user_id where u.phone = '${demoAccounts.shopper}'`
    expect((await list(requests)).sort()).toEqual(restingCancellations)
    expect((await list(`select distinct o.store_id::text as one ${own}`)).length).toBeGreaterThan(6)
    const [notices = 0, entries = 0, chats = 0, unread = 0] = await numbers(`select
      (select count(*) from notifications n where n.recipient_id = u.id),
      (select count(*) from ledger_entries e join ledger_accounts a on a.id = e.account_id where a.code = 'customer_wallet' and a.owner_id = u.id),
      (select count(*) from chat_sessions s where s.user_id = u.id), (select sum(s.user_unread) from chat_sessions s where s.user_id = u.id)
      from users u where u.phone = '${demoAccounts.shopper}'`)
    expect(Math.min(notices, entries)).toBeGreaterThan(4)
    expect(chats).toBeGreaterThanOrEqual(3)
    expect(unread).toBeGreaterThan(0)
  })

  it('fills the home of the market: each category has an image, each section content', async () => {
    expect(await list('select id::text as one from categories where image is null')).toEqual([])
    const { body } = await t.call('GET', '/market/sections')
    const [sections = 0] = await numbers('select count(*) from sections where active')
    expect(body.map(({ kind }: { kind: string }) => kind)).toHaveLength(sections)
    for (const { stores, products } of body) expect(stores.length + products.length).toBeGreaterThan(2)
  })

  it('has stores and products in every state', async () => {
    expect((await list('select distinct approved::text as one from stores')).sort()).toEqual(['0', '1', '2', '3', '4'])
    expect((await list('select distinct status as one from products')).sort()).toEqual([
      'active',
      'blocked',
      'draft',
      'hidden',
      'pending',
      'rejected',
    ])
    expect(await numbers('select count(*) from stores where not has_complete_data and submitted_at is null')).toEqual([1])
    expect(await list('select distinct paper_restriction as one from stores where products_stop_on is not null')).toEqual(['products'])
  })

  it('has discount codes that orders used, of both payers, one of them used up or ended', async () => {
    expect((await list('select distinct coupon_funded_by as one from orders where coupon_id is not null')).sort()).toEqual([
      'platform',
      'store',
    ])
    const [used = 0, unused = 0, ended = 0] = await numbers(
      'select count(*) filter (where used > 2), count(*) filter (where used = 0), count(*) filter (where end_date < now()) from coupons',
    )
    expect(Math.min(used, unused, ended)).toBeGreaterThan(0)
  })

  it('has statistics that match its orders and its ledger', async () => {
    const [days = 0, waiting = 0] = await numbers(
      'select (select count(distinct day) from platform_figures), (select count(*) from figure_changes)',
    )
    expect(days).toBeGreaterThan(60)
    expect(waiting).toBe(0)
    expect(await differences(t.db)).toEqual([])
  })

  it('keeps every invariant of the ledger, the stock and the times', async () => {
    expect((await proveLedger(t.db)).filter(({ ok }) => !ok)).toEqual([])
    expect(
      await numbers(`select (select count(*) from products where quantity < 0), (select count(*) from orders where placed_at > now()), (select count(*) from ledger_entries where posted_at > now()),
      (select count(*) from order_history h join orders o on o.id = h.order_id where h.at < o.placed_at), (select count(*) from orders o join users u on u.id = o.user_id where o.placed_at < u.created_at),
      (select count(*) from orders o join products p on p.store_id = o.store_id join order_lines l on l.order_id = o.id and l.product_id = p.id where p.created_at > o.placed_at)`),
    ).toEqual([0, 0, 0, 0, 0, 0])
    expect(await findVariantFaults(t.db)).toEqual([])
    // products leave the shelf as they are sold: what is there, sold and given back is what there was
    expect(
      await numbers(
        `select count(*) from products p where p.sales <> coalesce((select sum(l.quantity - coalesce(b.units, 0)) from order_lines l join orders o on o.id = l.order_id
          left join lateral (select sum(case c.kind when 'cancel' then cl.quantity else cl.received end) as units from cancellation_lines cl
            join cancellations c on c.id = cl.cancellation_id where cl.order_line_id = l.id and c.event is not null) b on true
          where l.product_id = p.id and o.status <> 'cancelled'), 0)`,
      ),
    ).toEqual([0])
  })

  it('leaves nothing that the first run of the jobs would remove', async () => {
    expect(
      await numbers(`select count(*) from orders o where status in ('new', 'pending_payment') and expires_at < now() + interval '1 hour'
      and not exists (select from payments p where p.order_id = o.id and p.status = 'pending')`),
    ).toEqual([0])
    expect(await numbers('select count(*) from files where attached_at is null or stored_at is null')).toEqual([0])
  })

  it('accepts the sign-in of the three demo accounts', async () => {
    const { admin, merchant, password, shopper } = demoAccounts
    expect((await t.call('POST', '/admin/auth/login', { body: { email: admin, password } })).status).toBe(200)
    const signedIn = await t.call('POST', '/store/auth/login', { body: { email: merchant, password } })
    expect(signedIn.status).toBe(200)
    const orders = await t.call('GET', '/store/orders', { token: signedIn.body.token, query: { tab: 'new' } })
    expect(orders.body.data.length).toBeGreaterThan(4)
    const [id = ''] = await list(`select id::text as one from users where phone = '${shopper}'`)
    const own = await t.call('GET', '/user/orders', { token: await tokenFor(t, 'user', id) })
    expect(own.body.data.length).toBeGreaterThan(4)
  })

  it('is made once', async () => {
    const count = () => numbers('select (select count(*) from orders), (select count(*) from admins), (select count(*) from files)')
    const before = await count()
    expect(await seedDemo(t.deps)).toBe(false)
    expect(await count()).toEqual(before)
  })
})

describe('every file of rows, with malicious names', () => {
  const one = async (query: string) => (await list(query))[0] ?? ''
  const ofMerchant = `join store_members m using (store_id) where m.email = '${demoAccounts.merchant}'`
  const ofOwnCoupon = `select coupon_id::text as one from orders o ${ofMerchant} and o.coupon_id is not null and o.coupon_funded_by = 'store'`
  const withAddress = 'from orders where address_id is not null order by id limit 1'
  /** A record that has rows, for the calls of one record. */
  const records: Record<string, string> = {
    '/admin/wallets/{id}/entries/export': `select s.id::text as one from stores s join store_members m on m.store_id = s.id where m.email = '${demoAccounts.merchant}'`,
    '/store/dues/{id}/lines/export': `select d.id::text as one from dues d ${ofMerchant}`,
    '/admin/carrier-remittances/{id}/lines/export': 'select id::text as one from carrier_remittances order by number limit 1',
    '/admin/users/{id}/transactions/export': 'select user_id::text as one from orders limit 1',
    '/admin/users/{id}/addresses/{address_id}/transactions/export': `select user_id::text as one ${withAddress}`,
    '/admin/notification-stores/{id}/recipients/export': 'select id::text as one from broadcasts limit 1',
    '/admin/promo-codes/{id}/uses/export': `select coupon_id::text as one from orders where coupon_funded_by = 'platform'`,
    '/admin/copoun/{id}/uses/export': ofOwnCoupon,
    '/store/coupons/{id}/uses/export': ofOwnCoupon,
  }
  const queries: Record<string, Record<string, string>[]> = {
    '/admin/statistics/export': [...grainNames, ...splitNames].map((by) => ({ by })),
    '/store/statistics/export': [...grainNames, ...storeSplits, 'product'].map((by) => ({ by })),
    '/admin/wallets/export': [{ kind: 'store' }, { kind: 'user' }],
  }
  // the rows that an import refused have the headings of the store's own file: server/src/catalog/import/import.test.ts
  const exports = listExports(t.app.served).filter(({ path }) => path !== '/store/products/imports/{id}/failed')
  const tokens = { admin: '', store: '' }
  const seen = new Set<string>()

  beforeAll(async () => {
    const id = await one('insert into payout_runs (created_by) select id from admins limit 1 returning id::text as one')
    await t.pool.query(`update payouts set run_id = $1 where status = 'paid'`, [id])
    records['/admin/payments/runs/{run_id}/file'] = `select '${id}' as one`
    queries['/admin/statistics/products/export'] = [
      { store_id: await one(`select store_id::text as one from store_members where email = '${demoAccounts.merchant}'`) },
    ]
    expect(await writeHostileNames(t)).toBeGreaterThan(20)
    tokens.admin = (await adminWith(t)).token
    tokens.store = await tokenFor(
      t,
      'store',
      await one(`select id::text as one from store_members where email = '${demoAccounts.merchant}'`),
    )
  })

  it.each(exports.map((endpoint) => [endpoint.path, endpoint] as const))('%s', async (path, { access, query }) => {
    const address = await one(`select address_id::text as one ${withAddress}`)
    const asked = path.replace('{address_id}', address).replace(/\{\w+\}/, records[path] ? await one(records[path]) : '')
    const needed = {
      ...(query && 'from' in query.shape ? { from: '2026-01-01', to: '2026-12-31' } : {}),
    }
    for (const narrowed of queries[path] ?? [{}]) {
      const save = (format: 'csv' | 'xlsx', language: 'ar' | 'en') => {
        const chosen = query && 'language' in query.shape ? { language } : {}
        const token = tokens[access.audience as 'admin' | 'store']
        return t.call('GET', asked, { token, locale: language, query: { format, ...narrowed, ...needed, ...chosen } })
      }
      const [ar, en, sheet] = [await save('csv', 'ar'), await save('csv', 'en'), await save('xlsx', 'ar')]
      expect([ar.status, en.status, sheet.status], JSON.stringify(ar.body).slice(0, 300)).toEqual([200, 200, 200])
      const [head = [], ...rows] = toRows(ar.body)
      const [enHead = []] = toRows(en.body)
      // each heading is a name in the reader's language, none is a key of the data
      expect(head.filter((title) => !/\p{Script=Arabic}/u.test(title))).toEqual([])
      expect(enHead.filter((title) => /\p{Script=Arabic}|_|^[a-z]/u.test(title))).toEqual([])
      const cells = rows.flat()
      expect(cells.filter((cell) => /^\s*[=＝＠－@]/.test(cell))).toEqual([])
      for (const name of hostileNames) if (cells.some((cell) => cell.replace("'", '') === name)) seen.add(path)
    }
  })

  it('contains such names in most of them', () => expect(seen.size).toBeGreaterThan(25))
})

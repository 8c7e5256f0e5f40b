import { orderStatuses } from '@rahba/contract/orders/order-states'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '../src/demo-accounts.ts'
import { proveLedger } from '../src/money/ledger/proof.ts'
import { differences } from '../src/statistics/figures/write-figures.ts'
import { tokenFor } from '../test/actors.ts'
import { testApp } from '../test/test-app.ts'
import { plainArtist } from './pictures/plain-artist.ts'
import { seedDemo } from './seed-demo.ts'

const t = await testApp()
const numbers = async (text: string) => ((await t.pool.query<unknown[]>({ text, rowMode: 'array' })).rows[0] ?? []).map(Number)
const list = async (query: string) => (await t.pool.query<{ one: string }>(query)).rows.map(({ one }) => one)

beforeAll(async () => {
  expect(await seedDemo(t.deps, { artist: await plainArtist() })).toBe(true)
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

  it('has conversations, some of them with something unread at the demo merchant', async () => {
    const [sessions = 0, messages = 0, files = 0, unread = 0] =
      await numbers(`select (select count(*) from chat_sessions), (select count(*) from chat_messages), (select count(file_id) from chat_messages),
      (select count(*) from chat_sessions s join store_members m using (store_id) where m.email = '${demoAccounts.merchant}' and s.store_unread > 0)`)
    expect(sessions).toBeGreaterThanOrEqual(6)
    expect(messages).toBeGreaterThanOrEqual(20)
    expect([files, unread].every((n) => n > 0)).toBe(true)
  })

  it('has cancellations and returns in most states, at the demo merchant too', async () => {
    const wanted = ['awaiting_goods', 'closed', 'disputed', 'received', 'refund_pending', 'refunded', 'rejected', 'requested']
    expect((await list('select distinct status as one from cancellations')).sort()).toEqual(wanted)
    const [merchants = 0] = await numbers(
      `select count(distinct c.status) from cancellations c join store_members m using (store_id) where m.email = '${demoAccounts.merchant}'`,
    )
    expect(merchants).toBeGreaterThanOrEqual(6)
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

  it('has its statistics kept, equal to its orders and its ledger', async () => {
    const [days = 0, waiting = 0] = await numbers(
      'select (select count(distinct day) from platform_figures), (select count(*) from figure_changes)',
    )
    expect(days).toBeGreaterThan(60)
    expect(waiting).toBe(0)
    expect(await differences(t.db)).toEqual([])
  })

  it('keeps every invariant of the ledger, and its stock and its clock', async () => {
    expect((await proveLedger(t.db)).filter(({ ok }) => !ok)).toEqual([])
    expect(
      await numbers(`select (select count(*) from products where quantity < 0), (select count(*) from orders where placed_at > now()), (select count(*) from ledger_entries where posted_at > now()),
      (select count(*) from order_history h join orders o on o.id = h.order_id where h.at < o.placed_at), (select count(*) from orders o join users u on u.id = o.user_id where o.placed_at < u.created_at),
      (select count(*) from orders o join products p on p.store_id = o.store_id join order_lines l on l.order_id = o.id and l.product_id = p.id where p.created_at > o.placed_at)`),
    ).toEqual([0, 0, 0, 0, 0, 0])
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

  it('leaves nothing that the clock would sweep away at once', async () => {
    expect(
      await numbers(`select count(*) from orders o where status in ('new', 'pending_payment') and expires_at < now() + interval '1 hour'
      and not exists (select from payments p where p.order_id = o.id and p.status = 'pending')`),
    ).toEqual([0])
    expect(await numbers('select count(*) from files where attached_at is null or stored_at is null')).toEqual([0])
  })

  it('lets the three demo accounts in', async () => {
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

import { randomUUID } from 'node:crypto'
import { invariants } from '@rahba/contract/money/ledger/invariants'
import { expect, test } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import { arabicDigits } from '../../../test/arabic-digits.ts'
import { makeStore } from '../../../test/catalog-world.ts'
import { fillWallet, orderWorld } from '../../../test/order-world.ts'
import { once, testApp } from '../../../test/test-app.ts'

const t = await testApp()
const world = await orderWorld(t)
const { shopper, store } = world
const admin = await adminWith(t, ['payments.index', 'orders.index'])
const act = (id: string, action: string) =>
  t.call('POST', `/store/orders/${id}/actions`, { token: store.token, headers: once(), body: { action } })

async function delivered(payment_method: 'cod' | 'wallet') {
  const { body } = await world.order(world.cart(await world.product(), { payment_method }))
  for (const action of ['accept', 'prepare', 'make_ready', 'send_out', 'deliver']) await act(body.id, action)
  return body.id as string
}

await fillWallet(t.db, shopper.id, 50_000)
const cash = await delivered('cod')
const prepaid = await delivered('wallet')

test('a store reads its balances and a statement whose running balance matches them', async () => {
  const { body: wallet } = await t.call('GET', '/store/wallet', { token: store.token })
  expect(wallet).toMatchObject({ available: 0, in_transit: 0 })
  expect(wallet.pending).toBeGreaterThan(0)
  expect(wallet.owed).toBeGreaterThan(0)
  const { body: dues } = await t.call('GET', '/user-transactions', { token: store.token, query: { account: 'store_dues' } })
  expect(dues.data).toMatchObject([{ event: 'order_delivered_cod', order_id: cash, amount: wallet.owed, balance_after: wallet.owed }])
  const { body: all } = await t.call('GET', '/user-transactions', { token: store.token, query: { per_page: 1 } })
  expect(all).toMatchObject({
    data: [{ order_id: prepaid, balance_after: wallet.pending }],
    meta: { total: 2, next_cursor: expect.any(String) },
  })
  const next = await t.call('GET', '/user-transactions', { token: store.token, query: { per_page: 1, cursor: all.meta.next_cursor } })
  expect(next.body).toMatchObject({ data: dues.data, meta: { next_cursor: null } })
  expect((await t.call('GET', '/user-transactions', { token: store.token, query: { per_page: 1, page: 2 } })).body.data).toEqual(dues.data)
})

test('a statement and the ledger are searched by an order’s number, in either digits, or by a whole reference', async () => {
  const { body: order } = await t.call('GET', `/store/orders/${cash}`, { token: store.token })
  const own = async (q: string) => (await t.call('GET', '/user-transactions', { token: store.token, query: { q } })).body
  for (const q of [String(order.number), `#${order.number}`, arabicDigits(order.number)])
    expect(await own(q)).toMatchObject({ data: [{ event: 'order_delivered_cod', order_id: cash }], meta: { total: 1, next_cursor: null } })
  const [row] = (await own(String(order.number))).data
  expect((await own(row.reference)).data).toEqual([row])
  expect((await own('987654')).data).toEqual([])
  expect((await own('order_delivered_cod')).data).toEqual([])
  // another store's movements are not found by its numbers
  const stranger = await makeStore(t.db)
  expect((await t.call('GET', '/user-transactions', { token: stranger.token, query: { q: String(order.number) } })).body.data).toEqual([])
  const whole = await t.call('GET', '/admin/wallet/entries', {
    token: admin.token,
    query: { q: String(order.number), account: 'commission' },
  })
  expect(whole.body.data).toMatchObject([{ order_id: cash, account: 'commission' }])
  const control = await adminWith(t, ['walletsControll.index'])
  const wallet = await t.call('GET', `/admin/wallets/${store.id}/entries`, { token: control.token, query: { q: row.reference } })
  expect(wallet.body.data).toMatchObject([{ order_id: cash }])
  const file = await t.call('GET', '/user-transactions/export', { token: store.token, query: { format: 'csv', q: String(order.number) } })
  expect(String(file.body).trim().split('\n')).toHaveLength(2)
})

test('a store exports its filtered statement', async () => {
  const file = async (query: Record<string, string>) => {
    const { body } = await t.call('GET', '/user-transactions/export', {
      token: store.token,
      locale: 'en',
      query: { format: 'csv', ...query },
    })
    return String(body).replace('\uFEFF', '').trim().split('\n')
  }
  const { body: wallet } = await t.call('GET', '/store/wallet', { token: store.token })
  const [head, ...rows] = await file({})
  expect(head).toBe('Time,Transaction,Reference,Order number,Account,Amount,Balance after,Note')
  expect(rows).toHaveLength(2)
  expect(rows[0]).toContain(`Pending,${wallet.pending / 100},${wallet.pending / 100},`)
  expect(await file({ account: 'store_dues' })).toHaveLength(2)
  expect(await file({ to: '2020-01-01' })).toHaveLength(1)
})

test('an administrator exports the filtered entries of all wallets or of one, with their owners', async () => {
  const control = await adminWith(t, ['payments.index', 'walletsControll.index'])
  const file = async (path: string, query: Record<string, string>) => {
    const answer = await t.call('GET', path, { token: control.token, locale: 'en', query: { format: 'csv', ...query } })
    return [answer.status, ...String(answer.body).replace('\uFEFF', '').trim().split('\n')]
  }
  const [status, head, ...rows] = await file('/admin/wallet/entries/export', { store_id: store.id, account: 'store_pending' })
  expect([status, head]).toEqual([200, 'Time,Transaction,Reference,Order number,Store or customer,Account,Amount,Balance after,Note'])
  expect(rows).toHaveLength(1)
  expect(rows[0]).toContain(`,Store ${store.slug},`)
  expect(await file(`/admin/wallets/${store.id}/entries/export`, {})).toHaveLength(4)
  expect(await file(`/admin/wallets/${store.id}/entries/export`, { to: '2020-01-01' })).toHaveLength(2)
  expect((await file('/admin/wallets/01a205b7-fe13-734d-8593-6aa16ce0a75d/entries/export', {}))[0]).toBe(404)
})

test('another store can’t read it', async () => {
  const other = await makeStore(t.db)
  expect((await t.call('GET', '/store/wallet', { token: other.token })).body).toEqual({
    with_carriers: 0,
    pending: 0,
    available: 0,
    in_transit: 0,
    owed: 0,
  })
  expect((await t.call('GET', '/user-transactions', { token: other.token, query: { account: 'store_dues' } })).body.data).toEqual([])
  expect((await t.call('GET', '/user-transactions', { token: other.token, query: { account: 'commission' } })).status).toBe(422)
  const file = await t.call('GET', '/user-transactions/export', { token: other.token, query: { format: 'csv' } })
  expect(String(file.body).trim().split('\n')).toHaveLength(1)
})

test('the platform’s accounts balance, and the proof confirms it', async () => {
  const { body } = await t.call('GET', '/admin/wallet', { token: admin.token })
  expect(body.debit_total).toBe(body.credit_total)
  expect(body.accounts).toHaveLength(19)
  expect((await t.call('GET', '/admin/wallet/proof', { token: admin.token })).body).toBeNull()
  expect((await t.call('POST', '/admin/wallet/proof', { token: admin.token })).status).toBe(204)
  await t.drain()
  const proof = await t.call('GET', '/admin/wallet/proof', { token: admin.token })
  expect(proof.body.results.map(({ ok }: { ok: boolean }) => ok)).toEqual(Object.keys(invariants).map(() => true))
  expect((await t.call('GET', '/admin/wallet/proof', { token: (await adminWith(t, ['orders.index'])).token })).status).toBe(403)
})

test('entries are filtered by account, day and order', async () => {
  const entries = (query: Record<string, string>) => t.call('GET', '/admin/wallet/entries', { token: admin.token, query })
  const commission = await entries({ account: 'commission' })
  expect(commission.body.data).toMatchObject([{ order_id: prepaid, store: { ar: expect.any(String) } }, { order_id: cash }])
  expect(commission.body.data[0].balance_after).toBe(commission.body.data[0].amount + commission.body.data[1].amount)
  const today = new Date(Date.now() + 3 * 3600_000).toISOString().slice(0, 10)
  expect((await entries({ from: today, to: today })).body.meta.total).toBeGreaterThan(5)
  expect((await entries({ to: '2020-01-01' })).body.data).toEqual([])
  for (const [key, value] of [
    ['cursor', 'x'],
    ['from', 'today'],
    ['account', 'gold'],
  ] as const) {
    expect(Object.keys((await entries({ [key]: value })).body.fields)).toEqual([key])
  }
  const { body: ofOrder } = await t.call('GET', `/admin/orders/${prepaid}/entries`, { token: admin.token })
  expect(new Set(ofOrder.map(({ event }: { event: string }) => event))).toEqual(
    new Set(['paid_from_wallet', 'invoice_vat_due', 'order_delivered_platform_deemed']),
  )
  expect(ofOrder.reduce((sum: number, { debit, credit }: { debit: number; credit: number }) => sum + debit - credit, 0)).toBe(0)
  expect((await t.call('GET', `/admin/orders/${randomUUID()}/entries`, { token: admin.token })).status).toBe(404)
})

test('the ledger’s entries page by cursor, all or of one kind, each once', async () => {
  interface Row {
    id: string
    account: string
    event: string
    posted_at: string
  }
  const all = async (query: Record<string, string>) => {
    const rows: Row[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body } = await t.call('GET', '/admin/wallet/entries', {
        token: admin.token,
        query: { ...query, per_page: '3', ...(cursor ? { cursor } : {}) },
      })
      rows.push(...body.data)
      cursor = body.meta.next_cursor
    }
    return rows
  }
  const { body } = await t.call('GET', '/admin/wallet/entries', { token: admin.token, query: { per_page: '100' } })
  const whole: Row[] = body.data
  expect(body.meta.total).toBe(whole.length)
  expect(whole).toEqual(whole.toSorted((a, b) => b.posted_at.localeCompare(a.posted_at) || Number(b.id) - Number(a.id)))
  expect(await all({})).toEqual(whole)
  for (const [key, value] of [
    ['account', 'order_escrow'],
    ['account', 'vat_output'],
    ['event', 'order_delivered_platform_deemed'],
  ] as const) {
    const of = whole.filter((row) => row[key] === value)
    expect(of.length).toBeGreaterThan(1)
    expect((await all({ [key]: value })).map(({ id }) => id)).toEqual(of.map(({ id }) => id))
  }
})

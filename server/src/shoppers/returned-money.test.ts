import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adminWith } from '../../test/actors.ts'
import { fillWallet, makeSlip } from '../../test/order-world.ts'
import { shopper as makeOther } from '../../test/people.ts'
import { refundWorld } from '../../test/refund-world.ts'
import { testApp } from '../../test/test-app.ts'
import { payments } from '../money/payments/table.ts'

const t = await testApp()
const world = await refundWorld(t)
const { token } = await adminWith(t, ['users.transactions'])

async function movements(order_id: string) {
  const { body } = await t.call('GET', `/admin/users/${world.shopper.id}/transactions`, { token, query: { per_page: '100' } })
  return body.data.filter((row: { order_id: string | null }) => row.order_id === order_id)
}

test('a refund to a bank account is among the transactions of its shopper', async () => {
  const order = await world.placed({ method: 'bank_transfer' })
  const bank = { destination: 'bank', iban_number: 'SA0380000000608010167519', account_holder: 'ريم' }
  const { body } = await world.ask(order, 1, bank)
  await world.decide('admin', body.id, 'approve', { goods_back: false, note: 'يكفي' })
  const receipt = await makeSlip(t.db, world.admin.admin_id, 'admin')
  await world.decide('admin', body.id, 'pay', { reference: 'RF-77', receipt, note: 'حُوّل' })
  expect(await movements(order.id)).toMatchObject([
    { kind: 'bank_transfer', event: 'refund_paid', status: null, amount: 5000, note: 'RF-77' },
    { kind: 'bank_transfer', event: null, status: 'confirmed', amount: -order.total },
  ])
})

test('a held card payment counts as received, and its refund is beside it', async () => {
  const order = await world.placed({ method: 'cod', upTo: 'accepted' })
  const whose = { order_id: order.id, store_id: order.store_id, user_id: world.shopper.id }
  const came = { method: 'card', provider: 'moyasar', amount: 5000, came_amount: 4900, came_currency: 'SAR', held_for: 'amount' } as const
  await t.db.insert(payments).values({ ...whose, ...came, status: 'held' })
  expect(await movements(order.id)).toMatchObject([{ kind: 'card', status: 'held', amount: -4900 }])
  await t.db.update(payments).set({ status: 'refunded' }).where(eq(payments.order_id, order.id))
  const sums = (await movements(order.id)).map(({ amount }: { amount: number }) => amount)
  expect(sums.toSorted()).toEqual([-4900, 4900])
})

test('a shopper reads only their own wallet and transactions', async () => {
  const { shopper } = world
  const own = (path: string, of = shopper.token) =>
    t.call('GET', `/user/wallet${path}`, { token: of, query: path ? { per_page: '100' } : {} })
  const other = await makeOther(t)
  const all = await t.call('GET', `/admin/users/${shopper.id}/transactions`, { token, query: { per_page: '100' } })
  expect((await own('/transactions')).body.data).toEqual(all.body.data)
  expect(all.body.data.length).toBeGreaterThan(0)
  const { balance } = (await own('')).body
  await fillWallet(t.db, shopper.id, 1234)
  expect((await own('')).body).toEqual({ balance: balance + 1234 })
  expect((await own('/transactions', other.token)).body.data).toEqual([])
  expect((await own('', other.token)).body).toEqual({ balance: 0 })
})

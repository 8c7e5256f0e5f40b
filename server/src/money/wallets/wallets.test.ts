import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import { makeStore } from '../../../test/catalog-world.ts'
import { makePlaces, makeShopper } from '../../../test/order-world.ts'
import { testApp } from '../../../test/test-app.ts'
import { proveLedger } from '../ledger/proof.ts'
import { balanceOf } from '../ledger/read-accounts.ts'

const t = await testApp()
const { city_id } = await makePlaces(t.db)
const admin = await adminWith(t, ['walletsControll.index', 'walletsControll.create'])
const store = await makeStore(t.db)
const shopper = await makeShopper(t.db, city_id)
const reason = 'تعويض عن تأخر التوصيل'
const adjust = (body: object, token = admin.token, key = randomUUID()) =>
  t.call('POST', '/admin/wallets', { token, headers: { 'idempotency-key': key }, body: { reason, ...body } })
const list = async (query: Record<string, string>) => (await t.call('GET', '/admin/wallets', { token: admin.token, query })).body.data

test('an adjustment moves the wallet, once per key, and its owner reads why', async () => {
  const key = randomUUID()
  const body = { kind: 'user', user_id: shopper.id, direction: 'add', amount: 2_500 }
  const first = await adjust(body, admin.token, key)
  expect([first.status, first.body.available]).toEqual([201, 2_500])
  await adjust(body, admin.token, key)
  expect(await balanceOf(t.db, 'customer_wallet', shopper.id)).toBe(2_500)
  expect(await balanceOf(t.db, 'goodwill')).toBe(2_500)
  const { body: entries } = await t.call('GET', `/admin/wallets/${shopper.id}/entries`, { token: admin.token })
  expect(entries.data).toMatchObject([{ event: 'M12', amount: 2_500, balance_after: 2_500, note: reason }])
})

test('nothing is taken that is not there, also by two at once', async () => {
  await adjust({ kind: 'store', store_id: store.id, direction: 'add', amount: 1_000 })
  const take = () => adjust({ kind: 'store', store_id: store.id, direction: 'take', amount: 700 })
  const answers = await Promise.all([take(), take()])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
  expect(answers.find(({ status }) => status === 422)?.body.code).toBe('balance_too_low')
  expect(await balanceOf(t.db, 'store_available', store.id)).toBe(300)
})

test('the wrong kind of owner, no owner, no reason: said at the field', async () => {
  const wrong = await adjust({ kind: 'store', store_id: shopper.id, direction: 'add', amount: 100 })
  expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['store_id']])
  const none = await adjust({ kind: 'user', direction: 'add', amount: 100, reason: '' })
  expect(Object.keys(none.body.fields).sort()).toEqual(['reason', 'user_id'])
})

test('the lists of both kinds, by what they hold', async () => {
  expect(await list({ kind: 'store', sign: 'positive' })).toMatchObject([{ id: store.id, kind: 'store', available: 300, held: false }])
  expect(await list({ kind: 'user', sign: 'positive' })).toMatchObject([{ id: shopper.id, kind: 'user', available: 2_500 }])
  expect(await list({ kind: 'store', sign: 'negative' })).toEqual([])
  const other = await makeStore(t.db)
  expect(await list({ kind: 'store', sign: 'zero' })).toMatchObject([{ id: other.id }])
  expect(await list({ kind: 'store', q: store.slug })).toMatchObject([{ id: store.id }])
})

test('only with the right key', async () => {
  const reader = await adminWith(t, ['walletsControll.index', 'payments.update'])
  expect((await adjust({ kind: 'user', user_id: shopper.id, direction: 'add', amount: 100 }, reader.token)).status).toBe(403)
  expect((await t.call('GET', `/admin/wallets/${randomUUID()}`, { token: reader.token })).status).toBe(404)
})

test('after all of it the ledger is in order', async () => {
  expect((await proveLedger(t.db)).filter(({ ok }) => !ok)).toEqual([])
})

import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import { makeActive } from '../../../test/catalog-world.ts'
import { fillWallet, makeSellingStore, makeShopper, orderWorld, type TestShopper } from '../../../test/order-world.ts'
import { once, testApp } from '../../../test/test-app.ts'
import { admins } from '../../access/table.ts'
import { orders } from '../../orders/table.ts'
import { users } from '../../shoppers/table.ts'
import { storeMembers, stores } from '../../stores/table.ts'
import { makeCode } from '../codes-fixtures.ts'
import { findReviews } from './find-reviews.ts'

const t = await testApp()
const world = await orderWorld(t)
const admin = await adminWith(t)
let code: string

/** An order with the platform's code at `seller`, the phone of its delivery as given. */
async function used(seller: { id: string }, phone?: string): Promise<string> {
  const [product_id = ''] = await makeActive(t.db, seller.id, [{ ar: 'عسل', quantity: 10, price: 5000 }])
  const { status, body } = await world.order(world.cart(product_id, { store_id: seller.id, coupon_code: code }))
  if (status !== 201) throw new Error(JSON.stringify(body))
  if (phone)
    await t.pool.query(`update orders set address = jsonb_set(address, '{phone}', to_jsonb($2::text)) where id = $1`, [body.id, phone])
  return body.id as string
}

/** An order with the platform's code by another shopper, paid from the wallet. */
async function usedBy(shopper: TestShopper, seller: { id: string }): Promise<string> {
  const [product_id = ''] = await makeActive(t.db, seller.id, [{ ar: 'عسل', quantity: 10, price: 5000 }])
  await fillWallet(t.db, shopper.id, 20_000)
  const lines = [{ product_id, quantity: 2 }]
  const changes = { store_id: seller.id, lines, coupon_code: code, address_id: shopper.address_id, payment_method: 'wallet' } as const
  const { status, body } = await world.order(world.cart(product_id, changes), { token: shopper.token })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.id as string
}
const listed = async (query: Record<string, string> = {}) => {
  const { status, body } = await t.call('GET', '/admin/promo-code-reviews', { token: admin.token, query })
  expect(status).toBe(200)
  return body.data as { id: string; reasons: string[]; status: string; note: string | null; given: number }[]
}
const decide = (id: string, action: string, token = admin.token) =>
  t.call('POST', `/admin/promo-code-reviews/${id}/actions`, { token, headers: once(), body: { action, note: 'looked at the address' } })

beforeAll(async () => {
  code = (await makeCode(t, '/admin/promo-codes', admin.token, { code: 'PLATFORM10' })).code
})

test('a delivery to the phone of the store’s team is flagged once, and an ordinary use is not', async () => {
  const seller = await makeSellingStore(t.db, world.city_id)
  const [member] = await t.db.select().from(storeMembers).where(eq(storeMembers.store_id, seller.id))
  const own = await used(seller, member?.phone ?? '')
  await used(world.store)
  expect(await findReviews(t.db)).toBe(1)
  expect(await findReviews(t.db)).toBe(0)
  expect(await listed()).toMatchObject([{ id: own, reasons: ['phone'], status: 'open', given: 500 }])
  expect((await t.call('GET', '/admin/home', { token: admin.token })).body.waiting.code_reviews).toBe(1)
  const { body: order } = await t.call('GET', `/admin/orders/${own}`, { token: admin.token })
  expect(await listed({ q: String(order.number) })).toHaveLength(1)
  expect(await listed({ q: 'platform10', status: 'cleared' })).toEqual([])
})

test.each(['phone', 'email'] as const)(
  'a use by a shopper who joins the store’s team later is flagged, recognised by the %s of both accounts',
  async (field) => {
    const seller = await makeSellingStore(t.db, world.city_id)
    const [colleague, stranger] = [await makeShopper(t.db, world.city_id), await makeShopper(t.db, world.city_id)]
    const found = await usedBy(colleague, seller)
    await usedBy(stranger, seller)
    await usedBy(colleague, world.store)
    await findReviews(t.db)
    expect(await listed({ store_id: seller.id })).toEqual([])

    const [member] = await t.db.select().from(storeMembers).where(eq(storeMembers.store_id, seller.id))
    const theirs = { phone: { phone: member?.phone ?? '' }, email: { email: member?.email.toUpperCase() ?? '' } }
    await t.db.update(users).set(theirs[field]).where(eq(users.id, colleague.id))
    await findReviews(t.db)
    expect(await listed({ store_id: seller.id })).toMatchObject([{ id: found, reasons: ['member'], status: 'open' }])
    expect(await listed({ store_id: world.store.id, reason: 'member' })).toEqual([])
  },
)

test('a use by a shopper who requests a refund to the store’s bank account is flagged', async () => {
  const seller = await makeSellingStore(t.db, world.city_id)
  await t.db.update(stores).set({ iban_no: 'SA0380000000608010167519' }).where(eq(stores.id, seller.id))
  const [relative, stranger] = [await makeShopper(t.db, world.city_id), await makeShopper(t.db, world.city_id)]
  const [found, other] = [await usedBy(relative, seller), await usedBy(stranger, seller)]
  await usedBy(relative, world.store)
  const refundTo = async (shopper: TestShopper, order_id: string, iban_number: string) => {
    await t.db.update(orders).set({ status: 'accepted' }).where(eq(orders.id, order_id))
    const { body: order } = await t.call('GET', `/user/orders/${order_id}`, { token: shopper.token })
    const body = {
      order_id,
      lines: [{ order_line_id: order.lines[0].id, quantity: 1 }],
      refund_reason: 'changed_mind',
      destination: 'bank',
      iban_number,
      account_holder: 'ريم',
    }
    const { status, body: answer } = await t.call('POST', '/user/cancellations', { token: shopper.token, headers: once(), body })
    expect([status, answer.error]).toEqual([201, undefined])
  }
  await findReviews(t.db)
  expect(await listed({ store_id: seller.id })).toEqual([])
  await refundTo(stranger, other, 'SA4420000001234567891234')
  await refundTo(relative, found, 'sa03 8000 0000 6080 1016 7519')
  await findReviews(t.db)
  expect(await listed({ reason: 'account' })).toMatchObject([{ id: found, reasons: ['account'], status: 'open' }])
})

test('the third use by one shopper at one store within 30 days is flagged, and an older one is not', async () => {
  const seller = await makeSellingStore(t.db, world.city_id)
  const [first, , third] = [await used(seller), await used(seller), await used(seller)]
  await t.db
    .update(orders)
    .set({ placed_at: new Date(Date.now() - 40 * 86_400_000).toISOString() })
    .where(eq(orders.id, first))
  await findReviews(t.db)
  expect(await listed({ store_id: seller.id })).toEqual([])
  await t.db
    .update(orders)
    .set({ placed_at: new Date(Date.now() - 20 * 86_400_000).toISOString() })
    .where(eq(orders.id, first))
  await findReviews(t.db)
  expect(await listed({ store_id: seller.id })).toMatchObject([{ id: third, reasons: ['repeated'] }])
})

test('a decision keeps its note and its admin, appears in the history of the code, and a new sign reopens it', async () => {
  const [row] = await listed({ reason: 'repeated' })
  const id = row?.id ?? ''
  expect((await decide(id, 'clear')).body).toMatchObject({
    status: 'cleared',
    note: 'looked at the address',
    decided_by: expect.any(String),
  })
  expect((await decide(id, 'confirm')).body.code).toBe('review_wrong_state')
  expect(await findReviews(t.db)).toBe(0)
  const { rows } = await t.pool.query(`select entity from audit_log where action = 'promo-codes.clear_use'`)
  expect(rows).toEqual([{ entity: 'promo-codes' }])

  const { rows: phones } = await t.pool.query(
    'select m.phone from store_members m join orders o on o.store_id = m.store_id where o.id = $1',
    [id],
  )
  await t.pool.query(`update orders set address = jsonb_set(address, '{phone}', to_jsonb($2::text)) where id = $1`, [id, phones[0].phone])
  await findReviews(t.db)
  expect(await listed({ reason: 'phone', status: 'open', q: 'platform10' })).toContainEqual(
    expect.objectContaining({ id, reasons: ['phone', 'repeated'], note: null }),
  )
})

test('an admin of the store can’t decide about its uses, nor can one without the permission', async () => {
  const [row] = await listed({ reason: 'phone' })
  const id = row?.id ?? ''
  const { rows } = await t.pool.query('select m.phone from store_members m join orders o on o.store_id = m.store_id where o.id = $1', [id])
  const own = await adminWith(t)
  await t.db.update(admins).set({ phone: rows[0].phone }).where(eq(admins.id, own.admin_id))
  await t.pool.query('update store_members set phone_verified_at = now() where phone = $1', [rows[0].phone])
  expect((await decide(id, 'clear', own.token)).body.code).toBe('own_store')
  expect((await decide(id, 'clear', (await adminWith(t, ['promo-codes.index'])).token)).status).toBe(403)
})

test('the list is exported', async () => {
  const file = await t.call('GET', '/admin/promo-code-reviews/export', { token: admin.token, locale: 'en', query: { format: 'csv' } })
  expect(String(file.body)).toContain('The delivery phone belongs to the store’s team')
})

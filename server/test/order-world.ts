import { randomUUID } from 'node:crypto'
import type { Bilingual } from '@rahba/contract/kernel/locale'
import type { placeOrderBody } from '@rahba/contract/orders/checkouts/checkout'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { openSession } from '../src/access/sessions/open-session.ts'
import { bankAccounts, banks } from '../src/money/bank-table.ts'
import { legsForAdminAdjustment } from '../src/money/ledger/events.ts'
import { postTransaction } from '../src/money/ledger/post-transaction.ts'
import { cities, countries, regions } from '../src/places/table.ts'
import type { Db } from '../src/platform/db/types.ts'
import { addresses, users } from '../src/shoppers/table.ts'
import { deliveryLocations, stores } from '../src/stores/table.ts'
import { makeActive, makeStore, type TestStore } from './catalog-world.ts'
import { only } from './only.ts'
import { storedFile } from './stored-file.ts'
import type { Answer, TestApp } from './test-app.ts'

const both = (text: string): Bilingual => ({ ar: text, en: text })

export interface TestShopper {
  id: string
  token: string
  address_id: string
}

/** Two cities, of which stores deliver to the first, and an account for transfers. */
export async function makePlaces(db: Db): Promise<{ city_id: string; far_city_id: string; bank_account_id: string }> {
  const country = only(
    await db
      .insert(countries)
      .values({ name: both('السعودية'), iso: 'SA', dialling_code: '+966', currency: 'SAR' })
      .returning(),
  )
  const region = only(
    await db
      .insert(regions)
      .values({ name: both('الرياض'), country_id: country.id })
      .returning(),
  )
  const [near, far] = await db
    .insert(cities)
    .values([
      { name: both('الرياض'), region_id: region.id },
      { name: both('شقراء'), region_id: region.id },
    ])
    .returning()
  const bank = only(
    await db
      .insert(banks)
      .values({ name: both('مصرف الراجحي') })
      .returning(),
  )
  const account = only(
    await db
      .insert(bankAccounts)
      .values({ bank_id: bank.id, holder: both('رحبة'), account_number: '608010167519', iban_number: 'SA0380000000608010167519' })
      .returning(),
  )
  if (!near || !far) throw new Error('both cities were made')
  return { city_id: near.id, far_city_id: far.id, bank_account_id: account.id }
}

/** An open store that delivers to one city for 15 riyals, from `minimum` on, and lets shoppers pick up. */
export async function makeSellingStore(db: Db, city_id: string, minimum = 0): Promise<TestStore> {
  const store = await makeStore(db)
  const place = { location_description: 'حي العليا', region_id: randomUUID(), city_id }
  await db
    .update(stores)
    .set({ has_delivery_service: true, shipping_companies: ['سمسا'], pickup_location: place })
    .where(eq(stores.id, store.id))
  await db.insert(deliveryLocations).values({ store_id: store.id, city_id, delivery_charge: 1500, min_order_cost: minimum })
  return store
}

let count = 0

const nextPhone = () => `+96650${String(++count).padStart(7, '0')}`

/** A shopper with an address, signed in. */
export async function makeShopper(db: Db, city_id: string, phone = nextPhone()): Promise<TestShopper> {
  const { id } = only(
    await db
      .insert(users)
      .values({ phone, name: `ريم ${count}` })
      .returning({ id: users.id }),
  )
  const address = only(
    await db
      .insert(addresses)
      .values({
        user_id: id,
        label: 'البيت',
        name: 'ريم',
        phone,
        city_id,
        district: 'العليا',
        street: 'شارع التحلية',
        short_address: 'RRRD2929',
      })
      .returning({ id: addresses.id }),
  )
  return { id, token: (await openSession(db, { audience: 'user', subject_id: id })).token, address_id: address.id }
}

/** Another address of the shopper's. */
export async function makeAddress(db: Db, user_id: string, city_id: string): Promise<string> {
  const row = await db
    .insert(addresses)
    .values({
      user_id,
      label: 'العمل',
      name: 'ريم',
      phone: '+966500000000',
      city_id,
      district: 'ب',
      street: 'ج',
      short_address: 'RYAB4310',
    })
    .returning({ id: addresses.id })
  return only(row).id
}

/** A shopper's, a store's or an admin's uploaded slip. */
export const makeSlip = (db: Db, owner_id: string, owner_type: 'user' | 'store' | 'admin' = 'user'): Promise<string> =>
  storedFile(db, { owner_type, owner_id }, 'slip')

/** Puts money into a shopper's wallet, as an administrator's adjustment. */
export async function fillWallet(db: Db, owner_id: string, amount: number): Promise<void> {
  const legs = legsForAdminAdjustment({ account: 'customer_wallet', owner_id }, amount)
  await postTransaction(db, {
    event: 'admin_adjustment',
    reference: `test:${randomUUID()}`,
    legs,
    actor: { type: 'system', id: null },
    user_id: owner_id,
  })
}

export interface OrderWorld {
  city_id: string
  far_city_id: string
  bank_account_id: string
  store: TestStore
  shopper: TestShopper
  /** A product of the store at 50.00. */
  product: (quantity?: number, price?: number) => Promise<string>
  /** A body for the shopper's cart of one product. */
  cart: (product_id: string, changes?: Partial<z.input<typeof placeOrderBody>>) => z.input<typeof placeOrderBody>
  /** Asks for the price and orders for it. */
  order: (body: z.input<typeof placeOrderBody>, options?: { token?: string; key?: string }) => Promise<Answer>
}

/** A small market to order in: one store, one shopper, and the calls to place an order. */
export async function orderWorld(t: TestApp): Promise<OrderWorld> {
  const places = await makePlaces(t.db)
  const store = await makeSellingStore(t.db, places.city_id)
  const shopper = await makeShopper(t.db, places.city_id)
  return {
    ...places,
    store,
    shopper,
    product: async (quantity = 10, price = 5000) => only(await makeActive(t.db, store.id, [{ ar: 'سكري', quantity, price }])),
    cart: (product_id, changes = {}) => ({
      store_id: store.id,
      lines: [{ product_id, quantity: 1 }],
      fulfilment: 'store_delivery',
      address_id: shopper.address_id,
      payment_method: 'cod',
      expected_total: 0,
      ...changes,
    }),
    order: async (body, { token = shopper.token, key = randomUUID() } = {}) => {
      const { expected_total, note: _note, ...quoted } = body
      const quote = await t.call('POST', '/user/orders/quote', { token, body: quoted })
      if (quote.status !== 200) return quote
      return t.call('POST', '/user/orders', {
        token,
        headers: { 'idempotency-key': key },
        body: { ...body, expected_total: expected_total || quote.body.total },
      })
    },
  }
}

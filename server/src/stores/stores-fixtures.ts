import type { Locale } from '@rahba/contract/kernel/locale'
import type { EntityType } from '@rahba/contract/stores/store-states'
// Fixtures for this folder's tests: merchants at every point of their way, and an admin who reviews them.
import { eq } from 'drizzle-orm'
import { adminWith } from '../../test/actors.ts'
import { makeCategory, makeFile } from '../../test/catalog-world.ts'
import { makePlaces } from '../../test/order-world.ts'
import type { TestApp } from '../../test/test-app.ts'
import { openStore } from '../access/access-fixtures.ts'
import { banks } from '../money/bank-table.ts'
import { stores } from './table.ts'

export const goodIban = 'SA0380000000608010167519'

interface Merchant {
  id: string
  token: string
  save: (page: string, body: unknown, locale?: Locale) => ReturnType<TestApp['call']>
  file: (purpose?: 'picture' | 'paper') => Promise<string>
}

/** A merchant's calls, an admin's, and merchants made ready for both. */
export async function storeWorld(t: TestApp) {
  const places = await makePlaces(t.db)
  const category = await makeCategory(t.db)
  const bank_id = (await t.db.select({ id: banks.id }).from(banks))[0]?.id ?? ''
  const admin = (await adminWith(t)).token
  let count = 0

  /** The form of a merchant who registers; each call is another person. */
  function registration(entity_type: EntityType = 'business') {
    const n = ++count
    return {
      name: 'نورة السالم',
      phone: `05055500${String(n).padStart(2, '0')}`,
      email: `m${n}@shop.example`,
      password: 'a quiet green door',
      password_confirmation: 'a quiet green door',
      terms_accept: true,
      store_name: { ar: 'حلويات نورة', en: `Noura ${n}` },
      city_id: places.city_id,
      entity_type,
      ...category,
    }
  }

  /** A merchant who signed up and confirmed the account. */
  async function merchant(entity_type: EntityType = 'business', changes: object = {}): Promise<Merchant> {
    const { body: opened } = await openStore(t, { ...registration(entity_type), ...changes })
    const { token, store } = opened
    return {
      id: store.id,
      token,
      save: (page, data, locale) => t.call('PUT', `/store/profile/${page}`, { token, body: data, ...(locale ? { locale } : {}) }),
      file: (purpose = 'paper') => makeFile(t.db, store.id, purpose),
    }
  }

  const storeData = async (m: Merchant) => ({
    name: { ar: 'حلويات نورة', en: 'Noura Sweets' },
    description: { ar: 'حلويات تحضر كل صباح', en: 'Sweets made every morning' },
    logo: await m.file('picture'),
    city_id: places.city_id,
    address: 'حي العليا',
    tags: [],
    he_sells: null,
    refund_policy: null,
    AuthNumBusiness: null,
    ...category,
  })
  const papers = async (m: Merchant, changes = {}) => ({
    commercial_register_no: `70${String(10_000_000 + count * 7919).slice(0, 8)}`,
    commercial_register_photo: await m.file(),
    commercial_register_end_date: null,
    vat_no: null,
    vat_certificate: null,
    incorporation_document: null,
    id_image: await m.file(),
    ...changes,
  })
  const bank = async (m: Merchant, changes = {}) => ({
    bank_id,
    bank_account_name: 'نورة السالم',
    bank_account_no: null,
    iban_no: goodIban,
    bank_account_image: null,
    bank_account_letter: await m.file(),
    ...changes,
  })
  const shipping = () => ({
    has_delivery_service: true,
    delivery_charge: 1500,
    delivery_locations: [{ city_id: places.city_id, delivery_charge: 1500, min_order_cost: 0 }],
    shipping_companies: [],
  })

  /** A business whose profile lacks nothing. */
  async function complete(changes: { papers?: object } = {}): Promise<Merchant> {
    const m = await merchant()
    const saved = [
      await m.save('store-dataC1', await storeData(m)),
      await m.save('docs-settingsC1', await papers(m, changes.papers)),
      await m.save('bank-settings', await bank(m)),
      await m.save('shipping-settings', shipping()),
    ]
    for (const { status, body } of saved) if (status !== 200) throw new Error(JSON.stringify(body))
    return m
  }
  const submit = (m: Merchant, locale?: Locale) => m.save('reg-store', {}, locale)
  const decide = (m: { id: string }, action: string, body?: unknown, options: { token?: string; locale?: Locale } = {}) =>
    t.call('POST', `/admin/stores/${m.id}/${action}`, { token: admin, body, ...options })
  const accept = (m: { id: string }, kind: string) => decide(m, `documents/${kind}`, { decision: 'accept' })
  async function approved(): Promise<Merchant> {
    const m = await complete()
    await submit(m)
    for (const kind of ['commercial_register_photo', 'id_image', 'bank_account_letter']) await accept(m, kind)
    const answer = await decide(m, 'approve')
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return m
  }
  const toRow = async (m: { id: string }) => (await t.db.select().from(stores).where(eq(stores.id, m.id)))[0]
  return { admin, registration, merchant, storeData, papers, bank, shipping, complete, submit, decide, accept, approved, toRow }
}

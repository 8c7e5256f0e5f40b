import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import { storedFile } from '../../../test/stored-file.ts'
import { testApp } from '../../../test/test-app.ts'
import { files } from '../../platform/files/table.ts'
import { storeWorld } from '../stores-fixtures.ts'
import { storeMembers, stores } from '../table.ts'

const t = await testApp()
const world = await storeWorld(t)
const { admin, merchant, complete, storeData, papers, bank, toRow } = world

let count = 0
async function newStore(changes: object = {}) {
  const data = await storeData(await merchant())
  const n = ++count
  return {
    name: 'سلمان العتيبي',
    phone: `05066600${String(n).padStart(2, '0')}`,
    email: `owner${n}@shop.example`,
    store_name: { ar: 'تمور الواحة', en: 'Oasis Dates' },
    category_id: data.category_id,
    subcategory_id: data.subcategory_id,
    city_id: data.city_id,
    entity_type: 'business',
    ...changes,
  }
}
const post = (body: unknown, token = admin) => t.call('POST', '/admin/stores', { token, body })
const put = (id: string, page: string, body: unknown, headers?: Record<string, string>, token = admin) =>
  t.call('PUT', `/admin/stores/${id}/${page}`, { token, body, ...(headers ? { headers } : {}) })
const adminFile = async (purpose: 'paper' | 'picture') =>
  storedFile(t.db, { owner_type: 'admin', owner_id: (await adminWith(t)).admin_id }, purpose)

test('a social account is stored by its name, and a link to another site is rejected, or omitted if it is older', async () => {
  const m = await complete()
  const hostile = await put(m.id, 'contacts-settings', {
    facebook: 'https://facebook.com@evil.example/',
    telegram: 'javascript:alert(1)//',
  })
  expect([hostile.status, Object.keys(hostile.body.fields).sort()]).toEqual([422, ['facebook', 'telegram']])
  const kept = await put(m.id, 'contacts-settings', { facebook: 'https://m.facebook.com/oasis.dates?ref=1', twitter: '@oasis' })
  expect(kept.body.contacts).toEqual({ facebook: 'oasis.dates', twitter: 'oasis' })
  const old = { facebook: 'https://facebook.com@evil.example/', instagram: 'https://instagram.com/oasis' }
  await t.db.update(stores).set({ contacts: old, approved: 1, is_online: true }).where(eq(stores.id, m.id))
  const read = async (path: string, token?: string) => (await t.call('GET', path, token ? { token } : {})).body.contacts
  expect(await read(`/admin/stores/${m.id}`, admin)).toEqual({ instagram: 'oasis' })
  expect(await read(`/market/stores/${(await toRow(m))?.slug}`)).toEqual({ instagram: 'oasis' })
})

test('a store registered for a merchant: the invitation sets the password, confirms the address, and signs in', async () => {
  const body = await newStore()
  const made = await post(body)
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({ approved: 0, owner: { email: body.email, phone: `+966${body.phone.slice(1)}` } })
  await t.drain()
  const mail = t.mail.lastTo(body.email)
  expect(mail.subject).toContain('تمور الواحة')
  const token = /token=([\w-]+)/.exec(mail.text)?.[1]
  const password = 'a quiet green door'
  const reset = { token, password, password_confirmation: password }
  expect((await t.call('POST', '/store/auth/reset-password', { body: reset })).status).toBe(200)
  expect((await t.call('POST', '/store/auth/reset-password', { body: reset })).body.code).toBe('link_used')
  const login = await t.call('POST', '/store/auth/login', { body: { email: body.email, password } })
  expect(login.status).toBe(200)
  expect(login.body.store).toMatchObject({ id: made.body.id, member: { is_owner: true } })
  const [owner] = await t.db.select().from(storeMembers).where(eq(storeMembers.email, body.email))
  expect(owner?.terms_accepted_at).not.toBeNull()
})

test('an address or phone of another account is rejected at its field, also of an open invitation', async () => {
  const first = await newStore()
  await post(first)
  expect((await post(await newStore({ email: first.email }))).body).toMatchObject({
    code: 'validation',
    fields: { email: expect.any(String) },
  })
  expect((await post(await newStore({ phone: first.phone }))).body).toMatchObject({
    code: 'validation',
    fields: { phone: expect.any(String) },
  })
  // a stranger who registers with an invited address takes nothing away
  const stranger = {
    ...(await newStore({ email: first.email })),
    password: 'a quiet green door',
    password_confirmation: 'a quiet green door',
  }
  expect((await t.call('POST', '/store/auth/register', { body: { ...stranger, terms_accept: true } })).status).toBe(201)
  expect(await t.db.$count(storeMembers, eq(storeMembers.email, first.email))).toBe(1)
  const { token } = await adminWith(t, ['stores.index', 'stores.update'])
  expect((await post(await newStore(), token)).status).toBe(403)
})

test('every group of the profile is saved by the merchant’s rules, and the admin’s uploads become the store’s', async () => {
  const m = await complete()
  const logo = await adminFile('picture')
  const data = await put(m.id, 'store-dataC1', { ...(await storeData(m)), logo })
  expect(data.status).toBe(200)
  expect(data.body.logo).toBe(logo)
  const paper = await adminFile('paper')
  const docs = await put(m.id, 'docs-settingsC1', {
    ...(await papers(m)),
    commercial_register_photo: await adminFile('paper'),
    id_image: paper,
  })
  expect(docs.body.documents.find(({ kind }: { kind: string }) => kind === 'id_image')).toMatchObject({ file: paper, status: 'pending' })
  const owned = await t.db.select({ owner: files.owner_id }).from(files).where(eq(files.id, paper))
  expect(owned).toEqual([{ owner: m.id }])
  expect((await put(m.id, 'docs-settingsC2', { national_id: '1' })).status).toBe(422)
  expect((await put(m.id, 'contacts-settings', { whatsapp: '0505550000' })).body.contacts).toEqual({ whatsapp: '+966505550000' })
  expect((await put(m.id, 'store-services', { services: ['exchange'], reception_location: null, pickup_location: null })).status).toBe(200)
  const flags = {
    applying_vat_admission: true,
    is_products_including_vat: true,
    calc_vat_on_charge: true,
    display_products_including_vat: true,
  }
  expect((await put(m.id, 'vat-settings', flags)).body.fields).toHaveProperty('applying_vat_admission')
  const { token } = await adminWith(t, ['stores.index'])
  expect((await put(m.id, 'contacts-settings', {}, undefined, token)).status).toBe(403)
})

test('a new IBAN of an approved store puts its payouts on hold, whoever enters it', async () => {
  const m = await world.approved()
  const paper = await adminFile('paper')
  const answer = await put(m.id, 'bank-settings', { ...(await bank(m)), iban_no: 'SA4420000001234567891234', bank_account_letter: paper })
  expect(answer.body).toMatchObject({ iban_no: 'SA4420000001234567891234', payout_hold: true })
})

test('a newer version can’t be saved over', async () => {
  const m = await complete()
  const seen = (await toRow(m))?.updated_at ?? ''
  const headers = { 'if-match': `"${seen}"` }
  expect((await put(m.id, 'contacts-settings', { instagram: 'one' }, headers)).status).toBe(200)
  expect((await put(m.id, 'contacts-settings', { instagram: 'two' }, headers)).body.code).toBe('stale_record')
  expect((await toRow(m))?.contacts).toEqual({ instagram: 'one' })
})

test('a cover is uploaded and changed by the merchant, visible to the admin and shoppers, and stays without the field', async () => {
  const m = await complete()
  const cover = await storedFile(t.db, { owner_type: 'store', owner_id: m.id }, 'picture')
  const data = await storeData(m)
  expect((await m.save('store-dataC1', { ...data, cover })).body).toMatchObject({ cover })
  expect((await m.save('store-dataC1', data)).body).toMatchObject({ cover })
  await t.db.update(stores).set({ approved: 1, is_online: true }).where(eq(stores.id, m.id))
  expect((await t.call('GET', `/admin/stores/${m.id}`, { token: admin })).body.cover).toBe(cover)
  expect((await t.call('GET', `/market/stores/${(await toRow(m))?.slug}`)).body.cover).toBe(cover)
  const [kept] = await t.db.select({ attached_at: files.attached_at }).from(files).where(eq(files.id, cover))
  expect(kept?.attached_at).not.toBeNull()
  const other = await adminFile('picture')
  expect((await m.save('store-dataC1', { ...data, cover: other })).body.fields).toHaveProperty('cover')
  expect((await m.save('store-dataC1', { ...data, cover: null })).body.cover).toBeNull()
})

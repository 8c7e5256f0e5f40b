import { asc, eq, inArray, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { adminWith, tokenFor } from '../../test/actors.ts'
import { makeActive, productBody } from '../../test/catalog-world.ts'
import { testApp } from '../../test/test-app.ts'
import { notifications } from '../notifications/table.ts'
import { auditLog } from '../platform/audit/table.ts'
import { storeWorld } from '../stores/stores-fixtures.ts'
import { storeMembers } from '../stores/table.ts'
import { remindOfAgreement } from './announce-agreement.ts'
import { publishAgreement } from './publish-agreement.ts'
import { agreementAcceptances, agreementVersions } from './table.ts'

const t = await testApp()
const { admin, approved, merchant, registration, complete, submit } = await storeWorld(t)
type Merchant = Awaited<ReturnType<typeof approved>>
const editor = await adminWith(t)

const inDays = (n: number) => new Date(Date.now() + 3 * 3600_000 + n * 86_400_000).toISOString().slice(0, 10)
const page = (words: string) => ({ title: { ar: 'اتفاقية', en: 'Agreement' }, body: { ar: '<p>نص</p>', en: `<p>${words}</p>` }, texts: {} })
const summary = { ar: 'تغيّرت مدة الاسترجاع', en: 'The return window changed' }
const publish = (words: string, terms: object, headers?: Record<string, string>) =>
  t.call('POST', '/admin/agreement/publish', {
    token: admin,
    locale: 'en',
    body: { ...page(words), needs_acceptance: true, applies_from: null, summary, ...terms },
    ...(headers ? { headers } : {}),
  })
const own = async (m: Pick<Merchant, 'token'>) => (await t.call('GET', '/store/agreement', { token: m.token, locale: 'en' })).body
const accept = (m: Pick<Merchant, 'token'>, number: number) =>
  t.call('POST', '/store/agreement/accept', { token: m.token, locale: 'en', body: { number } })
const open = (m: Merchant, is_online = true) =>
  t.call('PUT', '/store/profile/toggle-online', { token: m.token, locale: 'en', body: { is_online } })
const addProduct = (m: Merchant) => t.call('POST', '/store/products', { token: m.token, body: productBody() })
const listed = async (query: Record<string, string | number>) =>
  (await t.call('GET', '/admin/agreement/acceptances', { token: admin, query })).body.data as {
    id: string
    accepted_number: number | null
  }[]
const kept = (m: Pick<Merchant, 'id'>) =>
  t.db.select().from(agreementAcceptances).where(eq(agreementAcceptances.store_id, m.id)).orderBy(asc(agreementAcceptances.number))
/** The titles of the store's notices about the agreement. */
const notices = async (m: Merchant) => {
  const rows = await t.db.select().from(notifications).where(eq(notifications.recipient_id, m.id)).orderBy(asc(notifications.id))
  return rows.filter(({ model }) => model === 'agreement').map(({ data }) => data.en.title)
}
/** Runs a use case on the clock of some days from now. */
const at = <T>(days: number, run: (db: typeof t.db) => Promise<T>) =>
  t.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('rahba.now', ${new Date(Date.now() + days * 86_400_000).toISOString()}, true)`)
    return run(tx)
  })

let registered: Merchant
let uninvited: Merchant
let unfinished: Merchant
let racing: Merchant
beforeAll(async () => {
  registered = await approved()
  uninvited = await approved()
  unfinished = await complete()
  racing = await approved()
  // An administrator made these stores, and their owners agreed to nothing.
  await t.db
    .update(storeMembers)
    .set({ terms_accepted_at: null })
    .where(inArray(storeMembers.store_id, [uninvited.id, unfinished.id]))
})

describe('the first version', () => {
  test('counts the terms of a registration as its acceptance, and only stops stores that accepted none', async () => {
    expect(await own(registered)).toEqual({ current: null, due: null, accepted: null })
    expect((await t.call('GET', '/agreement')).body).toEqual({ number: null, applies_from: null })
    expect((await publish('First', { applies_from: inDays(0) })).body).toMatchObject({
      slug: 'merchant-agreement',
      published: { number: 1 },
    })
    expect(await own(registered)).toMatchObject({ current: { number: 1, summary: summary.en }, due: null, accepted: { number: 1 } })
    expect((await kept(registered))[0]).toMatchObject({ ip: null, member_name: 'نورة السالم' })
    expect((await addProduct(registered)).status).toBe(201)

    expect(await own(uninvited)).toMatchObject({ due: { number: 1, applies_from: inDays(0), stops: true }, accepted: null })
    expect((await addProduct(uninvited)).body.code).toBe('agreement_needed')
    expect((await open(uninvited)).body).toMatchObject({ code: 'agreement_needed', error: expect.stringContaining('merchant agreement') })
    const profile = (await t.call('GET', '/store/profile', { token: uninvited.token })).body
    expect(profile.agreement).toMatchObject({ due: { stops: true } })
    expect((await submit(unfinished)).body.code).toBe('agreement_needed')
  })

  test('does not stop administrators, who can’t accept it', async () => {
    const body = { ...productBody(), store_id: uninvited.id }
    expect((await t.call('POST', '/admin/products', { token: admin, body })).status).toBe(201)
  })

  test('is accepted once by the member who reads it, with the address, and the store continues', async () => {
    const { status, body } = await accept(uninvited, 1)
    expect([status, body.due, body.accepted.number]).toEqual([200, null, 1])
    const [row] = await kept(uninvited)
    expect(row).toMatchObject({ number: 1, ip: expect.stringMatching(/\d/), member_id: expect.any(String) })
    const [entry] = await t.db.select().from(auditLog).where(eq(auditLog.action, 'stores.accept_agreement'))
    expect(entry).toMatchObject({ entity_id: uninvited.id, actor_type: 'store', after: { agreement_number: 1 } })
    expect((await open(uninvited)).status).toBe(200)
    expect((await accept(uninvited, 1)).body).toMatchObject({ code: 'agreement_accepted', error: expect.stringContaining('نورة السالم') })
  })
})

describe('a new version', () => {
  test('is announced seven days ahead with its changes, or rejected at its field', async () => {
    const soon = await publish('Second', { applies_from: inDays(6) })
    expect(soon).toMatchObject({ status: 422, body: { fields: { applies_from: expect.stringContaining('7 days') } } })
    const silent = await publish('Second', { applies_from: inDays(7), summary: { ar: 'تغيير', en: '' } })
    expect(Object.keys(silent.body.fields)).toEqual(['summary.en'])
    expect(Object.keys((await publish('Second', {})).body.fields)).toEqual(['applies_from'])
    const plain = await t.call('POST', '/admin/pages/merchant-agreement/publish', { token: admin, body: page('Second') })
    expect(plain.body.code).toBe('agreement_needs_terms')
    expect((await own(registered)).current).toMatchObject({ number: 1 })
  })

  test('is rejected over a newer draft', async () => {
    const headers = { 'if-match': '"2020-01-01T00:00:00.000Z"' }
    expect((await publish('Second', { applies_from: inDays(7) }, headers)).body.code).toBe('stale_record')
  })

  test('is sent once to every store that has not accepted it, by notice and by email, and again before it applies', async () => {
    expect((await publish('Second', { applies_from: inDays(8) })).status).toBe(200)
    await t.drain()
    await t.drain()
    expect(await notices(registered)).toEqual(['New version of the merchant agreement'])
    const { email } = (await t.call('GET', '/store/profile', { token: registered.token })).body
    const mails = t.mail.sent.filter(({ to, subject }) => to === email && subject.includes('اتفاقية'))
    expect(mails).toHaveLength(1)
    for (const words of [summary.ar, 'قراءة اتفاقية التاجر', 'إذا لم توافق عليها']) expect(mails[0]?.text).toContain(words)
    expect(mails[0]?.text).not.toContain('عرض ملف المتجر')
    expect(await own(registered)).toMatchObject({ due: { number: 2, applies_from: inDays(8), stops: false }, accepted: { number: 1 } })
    expect((await addProduct(registered)).status).toBe(201)
    await accept(uninvited, 2)

    const earlier = await publish('Third', { applies_from: inDays(7) })
    expect(earlier).toMatchObject({ status: 422, body: { fields: { applies_from: expect.stringContaining('Version 2') } } })
    expect(await at(4, remindOfAgreement)).toBe(0)
    await at(5, remindOfAgreement)
    await at(6, remindOfAgreement)
    expect(await notices(registered)).toEqual(['New version of the merchant agreement', 'Reminder: accept the merchant agreement'])
    expect(await notices(uninvited)).not.toContain('Reminder: accept the merchant agreement')
  })

  test('can’t be accepted by a member who read the previous one', async () => {
    expect((await accept(registered, 1)).body).toMatchObject({ code: 'agreement_changed' })
    expect((await accept(registered, 3)).body.code).toBe('agreement_changed')
    expect((await kept(registered)).map(({ number }) => number)).toEqual([1])
  })

  test('is accepted once when two members do so at the same moment', async () => {
    const answers = await Promise.all([accept(racing, 2), accept(racing, 2), accept(racing, 2)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await kept(racing)).map(({ number }) => number)).toEqual([1, 2])
  })

  test('needs the permission to edit the profile, and every member can read it', async () => {
    const [seller] = await t.db
      .insert(storeMembers)
      .values({ store_id: registered.id, name: 'سعد', email: 'saad@shop.example', phone: '+966555000777', permissions: ['products'] })
      .returning({ id: storeMembers.id })
    const token = await tokenFor(t, 'store', seller?.id ?? '')
    expect((await own({ token })).current.number).toBe(2)
    expect((await accept({ token }, 2)).status).toBe(403)
  })
})

describe('once it applies', () => {
  test('stops a store without acceptance from opening again, but not from selling its stock, until it accepts', async () => {
    await open(registered)
    // Time passes: both versions have applied for two days. Their table refuses changes.
    await t.db.transaction(async (tx) => {
      await tx.execute(sql`alter table agreement_versions disable trigger user`)
      await tx.update(agreementVersions).set({ applies_from: inDays(-2) })
      await tx.execute(sql`alter table agreement_versions enable trigger user`)
    })
    await at(-10, (tx) =>
      publishAgreement(tx, {
        admin_id: editor.admin_id,
        content: page('Third'),
        terms: { needs_acceptance: true, applies_from: inDays(-1), summary },
        locale: 'en',
      }),
    )
    expect((await own(registered)).due).toMatchObject({ number: 3, stops: true })
    const [shown] = await makeActive(t.db, registered.id, [{ ar: 'تمر', quantity: 9 }])
    expect((await t.call('GET', '/market/products', { query: { limit: 100 } })).body.data.map(({ id }: { id: string }) => id)).toContain(
      shown,
    )
    expect((await addProduct(registered)).body.code).toBe('agreement_needed')
    expect((await open(registered)).status).toBe(200)
    expect((await open(registered, false)).status).toBe(200)
    expect((await open(registered)).body.code).toBe('agreement_needed')
    await accept(registered, 3)
    expect((await open(registered)).status).toBe(200)
    expect((await addProduct(registered)).status).toBe(201)
  })

  test('needs no acceptance if it is a correction, and is the version that the next store accepts', async () => {
    const { body } = await publish('Third, spelled right', { needs_acceptance: false, summary: { ar: '', en: '' } })
    expect(body.published.number).toBe(4)
    expect(await own(registered)).toMatchObject({ current: { number: 4, summary: null }, due: null, accepted: { number: 3 } })
    const versions = (await t.call('GET', '/admin/agreement/versions', { token: admin })).body
    expect(versions.map((v: { number: number; needs_acceptance: boolean }) => [v.number, v.needs_acceptance])).toEqual([
      [4, false],
      [3, true],
      [2, true],
      [1, true],
    ])
  })
})

describe('a registration', () => {
  test('stores the version that was offered, with the address that confirmed it', async () => {
    const m = await merchant('business', { agreement_number: 4 })
    expect(await own(m)).toMatchObject({ accepted: { number: 4, accepted_by: 'نورة السالم' }, due: null })
    expect((await kept(m))[0]).toMatchObject({ number: 4, ip: expect.stringMatching(/\d/) })
  })

  test('is rejected with another version, or with none', async () => {
    const body = { ...registration(), agreement_number: 3 }
    const answer = await t.call('POST', '/store/auth/register', { body, locale: 'en' })
    expect(answer).toMatchObject({ status: 409, body: { code: 'agreement_changed' } })
    expect((await t.call('POST', '/store/auth/register', { body: { ...body, agreement_number: null } })).body.code).toBe(
      'agreement_changed',
    )
  })
})

describe('the list of acceptances', () => {
  test('shows who accepted a version or a later one, and who has not', async () => {
    const [accepted, waiting] = [await listed({ number: 3, state: 'accepted' }), await listed({ number: 3, state: 'waiting' })]
    expect(accepted.find(({ id }) => id === registered.id)).toMatchObject({
      accepted_number: 3,
      state: 'accepted',
      accepted_by: 'نورة السالم',
    })
    expect(waiting.map(({ id }) => id)).toContain(uninvited.id)
    expect(accepted.map(({ id }) => id)).not.toContain(uninvited.id)
    expect((await listed({ number: 1, state: 'accepted' })).map(({ id }) => id)).toEqual(
      expect.arrayContaining([registered.id, uninvited.id]),
    )
    expect((await listed({ number: 2 })).find(({ id }) => id === uninvited.id)).toMatchObject({ accepted_number: 2 })
    // The last acceptance is shown beside a newer version that is due, and a correction asks nothing more.
    expect(waiting.find(({ id }) => id === uninvited.id)).toMatchObject({
      accepted_number: 2,
      accepted_by: 'نورة السالم',
      state: 'waiting',
    })
    expect((await listed({})).find(({ id }) => id === registered.id)).toMatchObject({ accepted_number: 3, state: 'accepted' })
    const all = await listed({})
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  })

  test('can be downloaded as a file', async () => {
    const { body, status } = await t.call('GET', '/admin/agreement/acceptances/export', {
      token: admin,
      locale: 'en',
      query: { number: 3, state: 'accepted', format: 'csv' },
    })
    expect(status).toBe(200)
    expect(String(body)).toContain('Last accepted version')
  })

  test('shows no acceptance twice', async () => {
    const rows = await t.db
      .select()
      .from(agreementAcceptances)
      .where(inArray(agreementAcceptances.store_id, [registered.id, uninvited.id]))
    expect(rows).toHaveLength(4)
  })
})

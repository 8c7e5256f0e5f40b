import type { Locale } from '@rahba/contract/kernel/locale'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { adminWith, tokenFor } from '../../test/actors.ts'
import { makeFile, makeStore } from '../../test/catalog-world.ts'
import { testApp } from '../../test/test-app.ts'
import { codeIn } from '../access/access-fixtures.ts'
import { notifications } from '../notifications/table.ts'
import { auditLog } from '../platform/audit/table.ts'
import { goodIban, storeWorld } from './stores-fixtures.ts'
import { storeMembers } from './table.ts'

const t = await testApp()
const { admin, merchant, storeData, papers, bank, shipping, complete, submit, decide, accept, approved, toRow } = await storeWorld(t)

describe('from registration to approval', () => {
  test('a complete store is submitted, its documents accepted, approved, and opened by its merchant', async () => {
    const m = await complete()
    const handed = await submit(m)
    expect(handed.status).toBe(200)
    expect(handed.body).toMatchObject({ approved: 0, has_complete_data: true, missing: [] })
    expect(handed.body.submitted_at).not.toBeNull()
    for (const kind of ['commercial_register_photo', 'id_image']) expect((await accept(m, kind)).status).toBe(200)
    const reviewed = await accept(m, 'bank_account_letter')
    expect(reviewed.body.documents.filter(({ status }: { status: string }) => status === 'accepted')).toHaveLength(3)
    const done = await decide(m, 'approve')
    expect(done.status).toBe(200)
    expect(done.body).toMatchObject({ approved: 1, is_online: false, vat_regime: 'platform_deemed', applying_vat_admission: false })
    const opened = await m.save('toggle-online', { is_online: true })
    expect(opened.body.is_online).toBe(true)
    const notices = await t.db.select({ data: notifications.data }).from(notifications).where(eq(notifications.recipient_id, m.id))
    expect(notices.map(({ data }) => data.ar.title)).toContain('تم اعتماد متجرك')
    expect(notices.map(({ data }) => data.en.title)).toContain('Your store is approved')
  })
})

describe('rejected steps', () => {
  test('submitting an incomplete store names the missing parts, in both languages', async () => {
    const m = await merchant()
    const ar = await submit(m, 'ar')
    expect(ar).toMatchObject({ status: 409, body: { code: 'store_incomplete' } })
    expect(ar.body.error).toMatch(/^أكمل بيانات المتجر أولًا: .*شعار المتجر.*، .*رقم الآيبان/)
    const en = await submit(m, 'en')
    expect(en.body.error).toMatch(/^Complete the store details first: .*Store logo, .*IBAN/)
  })

  test('submitting a store that is already submitted', async () => {
    const m = await complete()
    await submit(m)
    expect(await submit(m, 'en')).toMatchObject({
      status: 409,
      body: { code: 'store_wrong_state', error: 'This action isn’t available in the store’s current status' },
    })
  })

  test('approving before every document is reviewed names the open ones', async () => {
    const m = await complete()
    await submit(m)
    await accept(m, 'commercial_register_photo')
    const ar = await decide(m, 'approve', undefined, { locale: 'ar' })
    expect(ar).toMatchObject({
      status: 409,
      body: { code: 'documents_unjudged', error: 'راجع جميع المستندات قبل الاعتماد: صورة الهوية، خطاب الآيبان' },
    })
    const en = await decide(m, 'approve', undefined, { locale: 'en' })
    expect(en.body.error).toBe('Review all documents before approving: ID image, IBAN letter')
    expect((await toRow(m))?.approved).toBe(0)
  })

  test('approving an incomplete store', async () => {
    const m = await merchant()
    expect(await decide(m, 'approve', undefined, { locale: 'en' })).toMatchObject({ status: 409, body: { code: 'store_incomplete' } })
  })

  test('opening before approval answers in the words of the specification', async () => {
    const m = await complete()
    await submit(m)
    const ar = await m.save('toggle-online', { is_online: true })
    expect(ar).toMatchObject({ status: 409, body: { code: 'you_must_wait_for_approval', error: 'لا يمكن فتح المتجر قبل اعتماده' } })
    const en = await m.save('toggle-online', {}, 'en')
    expect(en.body.error).toBe('The store can’t be opened before it’s approved')
    expect((await toRow(m))?.is_online).toBe(false)
  })

  test('the page of the other kind of entity', async () => {
    const business = await merchant()
    const individual = await merchant('individual')
    const { AuthNumBusiness: _none, ...c2 } = await storeData(business)
    expect(await business.save('store-dataC2', c2)).toMatchObject({
      status: 409,
      body: { code: 'wrong_entity_type', error: 'هذه الصفحة لنوع كيان آخر' },
    })
    expect(await individual.save('docs-settingsC1', await papers(individual), 'en')).toMatchObject({
      status: 409,
      body: { code: 'wrong_entity_type', error: 'This page is for another entity type' },
    })
  })

  test('a registration number without ten digits, also of an individual, but not a missing one', async () => {
    const m = await merchant('individual')
    const { AuthNumBusiness: _none, ...data } = await storeData(m)
    expect((await m.save('store-dataC2', { ...data, AuthNumBusiness: '123' })).body.fields).toHaveProperty('AuthNumBusiness')
    expect((await m.save('store-dataC2', { ...data, AuthNumBusiness: '0000203507' })).status).toBe(200)
    expect((await m.save('store-dataC2', data)).status).toBe(200)
    expect((await toRow(m))?.AuthNumBusiness).toBe('0000203507')
  })

  test('another store’s file is rejected at its field, and nothing of the page is saved', async () => {
    const m = await merchant()
    const other = await makeStore(t.db)
    const foreign = await makeFile(t.db, other.id, 'paper')
    const answer = await m.save('docs-settingsC1', await papers(m, { id_image: foreign }))
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.fields)).toEqual(['id_image'])
    expect((await toRow(m))?.commercial_register_no).toBeNull()
    const logo = await m.save('store-dataC1', { ...(await storeData(m)), logo: await makeFile(t.db, other.id, 'picture') }, 'en')
    expect(Object.keys(logo.body.fields)).toEqual(['logo'])
  })

  test('an IBAN with one digit wrong', async () => {
    const m = await merchant()
    const wrong = await bank(m, { iban_no: 'SA0380000000608010167518' })
    const ar = await m.save('bank-settings', wrong)
    expect(ar.status).toBe(422)
    expect(ar.body.fields.iban_no).toContain('رقم الآيبان')
    const en = await m.save('bank-settings', wrong, 'en')
    expect(en.body.fields.iban_no).toContain('IBAN')
    const typed = await m.save('bank-settings', await bank(m, { iban_no: 'sa03 ٨٠٠٠ 0000 6080 1016 7519' }))
    expect(typed.body.iban_no).toBe(goodIban)
  })

  test('a repeated city', async () => {
    const m = await merchant()
    const [line] = shipping().delivery_locations
    const answer = await m.save('shipping-settings', { ...shipping(), delivery_locations: [line, line] }, 'en')
    expect(answer.body.fields).toEqual({ 'delivery_locations.1.city_id': 'This city is listed twice' })
  })
})

describe('reviewing a store', () => {
  test('a rejected document must be replaced, and the submitted store waits again', async () => {
    const m = await complete()
    await submit(m)
    expect((await decide(m, 'documents/id_image', { decision: 'reject' })).status).toBe(422)
    const back = await decide(m, 'documents/id_image', { decision: 'reject', reason: 'الصورة غير واضحة' })
    expect(back.body.has_complete_data).toBe(false)
    expect(back.body.documents.find(({ kind }: { kind: string }) => kind === 'id_image')).toMatchObject({
      status: 'rejected',
      reason: 'الصورة غير واضحة',
    })
    expect((await decide(m, 'reject', { reason: 'راجع صورة الهوية' })).body).toMatchObject({
      approved: 2,
      status_reason: 'راجع صورة الهوية',
    })
    expect((await submit(m)).body.code).toBe('store_incomplete')
    const row = await toRow(m)
    const held = (await t.call('GET', '/store/profile', { token: m.token })).body.documents as { kind: string; file: string | null }[]
    const register = held.find(({ kind }) => kind === 'commercial_register_photo')?.file
    expect(
      (
        await m.save(
          'docs-settingsC1',
          await papers(m, { commercial_register_no: row?.commercial_register_no, commercial_register_photo: register }),
        )
      ).status,
    ).toBe(200)
    expect((await submit(m)).body).toMatchObject({ approved: 0, status_reason: null })
  })

  test('an action is rejected in a wrong state, and by an admin without the permission', async () => {
    const m = await approved()
    for (const [action, body] of [['approve'], ['reject', { reason: 'سبب واضح' }], ['reinstate']] as const)
      expect((await decide(m, action, body)).body.code).toBe('store_wrong_state')
    const { token } = await adminWith(t, ['stores.index'])
    expect((await decide(m, 'suspend', { reason: 'سبب واضح' }, { token })).status).toBe(403)
    expect((await decide(m, 'documents/work_document', { decision: 'accept' })).status).toBe(404)
  })

  test('suspending closes the store, and reinstating leaves it closed', async () => {
    const m = await approved()
    await m.save('toggle-online', { is_online: true })
    expect((await decide(m, 'suspend', { reason: 'مخالفة الشروط' })).body).toMatchObject({
      approved: 3,
      is_online: false,
      payout_hold: false,
    })
    expect((await m.save('toggle-online', { is_online: true })).body.code).toBe('you_must_wait_for_approval')
    expect((await decide(m, 'reinstate')).body).toMatchObject({ approved: 1, is_online: false, payout_hold: false, status_reason: null })
  })

  test('the switches work without a body, with any content type', async () => {
    const m = await approved()
    const press = (method: 'PUT' | 'POST', path: string, headers: Record<string, string> = {}) =>
      t.app.inject({ method, url: `/api/store/profile/${path}`, headers: { authorization: `Bearer ${m.token}`, ...headers } })
    const json = { 'content-type': 'application/json' }
    expect((await press('PUT', 'toggle-online', json)).json()).toMatchObject({ is_online: true })
    expect((await press('PUT', 'toggle-online')).json()).toMatchObject({ is_online: false })
    expect((await press('POST', 'toggle-shipping-status', json)).json()).toMatchObject({ shipping_enabled: false })
    // where fields are asked for, each is named
    const empty = await press('POST', 'change-password', json)
    expect([empty.statusCode, Object.keys(empty.json().fields)]).toEqual([
      422,
      ['old_password', 'new_password', 'new_password_confirmation'],
    ])
    const out = await t.app.inject({
      method: 'POST',
      url: '/api/store/auth/logout',
      headers: { authorization: `Bearer ${m.token}`, ...json },
    })
    expect(out.statusCode).toBeLessThan(300)
  })

  test('payouts on hold before or during a suspension stay on hold after it', async () => {
    const m = await approved()
    await decide(m, 'suspend', { reason: 'مخالفة الشروط' })
    expect((await m.save('bank-settings', await bank(m, { iban_no: 'SA4420000001234567891234' }))).body.payout_hold).toBe(true)
    expect((await decide(m, 'payout-hold', { hold: false, reason: 'طلب التاجر' })).body.code).toBe('store_wrong_state')
    expect((await decide(m, 'reinstate')).body).toMatchObject({ approved: 1, payout_hold: true })
    expect((await decide(m, 'payout-hold', { hold: false, reason: 'طابق الخطاب' })).body.payout_hold).toBe(false)
  })

  test('a new IBAN of an approved store puts its payouts on hold until an admin releases them', async () => {
    const m = await approved()
    const answer = await m.save('bank-settings', await bank(m, { iban_no: 'SA4420000001234567891234' }))
    expect(answer.body.payout_hold).toBe(true)
    const { token } = await adminWith(t, ['stores.update'])
    expect((await decide(m, 'payout-hold', { hold: false, reason: 'طابق الخطاب' }, { token })).status).toBe(403)
    expect((await decide(m, 'payout-hold', { hold: false, reason: 'طابق الخطاب' })).body.payout_hold).toBe(false)
    expect((await decide(m, 'payout-hold', { hold: false, reason: 'طابق الخطاب' })).body.code).toBe('store_wrong_state')
  })

  test('many stores are reviewed together, each with its own result', async () => {
    const ready = await complete()
    await submit(ready)
    for (const kind of ['commercial_register_photo', 'id_image', 'bank_account_letter']) await accept(ready, kind)
    const open = await complete()
    await submit(open)
    const { body } = await t.call('POST', '/admin/stores/bulk', {
      token: admin,
      locale: 'en',
      body: { action: 'approve', ids: [ready.id, open.id] },
    })
    expect(body.results).toEqual([
      { id: ready.id, ok: true, error: null },
      { id: open.id, ok: false, error: 'Review all documents before approving: Commercial registration, ID image, IBAN letter' },
    ])
    expect([(await toRow(ready))?.approved, (await toRow(open))?.approved]).toEqual([1, 0])
  })
})

test('featured stores are approved, in the given order, and exactly those', async () => {
  const [first, second] = [await approved(), await approved()]
  const waiting = await complete()
  const feature = (ids: string[], locale: Locale = 'ar') => t.call('PUT', '/admin/stores/featured', { token: admin, body: { ids }, locale })
  expect((await feature([first.id, waiting.id])).body.fields).toEqual({ ids: 'لا يمكن تمييز المتجر قبل اعتماده' })
  expect((await feature([waiting.id], 'en')).body.fields).toEqual({ ids: 'Only an approved store can be featured' })
  expect((await feature([second.id, first.id])).body.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id])
  await decide(second, 'suspend', { reason: 'مخالفة الشروط' })
  expect((await feature([first.id, second.id])).status).toBe(200)
  expect((await feature([first.id])).body.map(({ id }: { id: string }) => id)).toEqual([first.id])
  expect((await t.call('GET', '/admin/stores', { token: admin, query: { featured: true } })).body.meta.total).toBe(1)
})

describe('the members of a store', () => {
  test('documents and account numbers need the permission for the profile', async () => {
    const m = await complete()
    const [helper] = await t.db
      .insert(storeMembers)
      .values({ store_id: m.id, name: 'سعد', email: 'saad@shop.example', phone: '+966505559999', permissions: ['products'] })
      .returning({ id: storeMembers.id })
    const token = await tokenFor(t, 'store', helper?.id ?? '')
    const read = async (as: string) => (await t.call('GET', '/store/profile', { token: as })).body
    const [own, helpers] = [await read(m.token), await read(token)]
    expect(own.iban_no).toBe(goodIban)
    expect(helpers).toMatchObject({ permissions: ['products'], iban_no: null, bank_account_no: null, national_id: null })
    expect(new Set(helpers.documents.map(({ file }: { file: string | null }) => file))).toEqual(new Set([null]))
    const paper = own.documents.find(({ kind }: { kind: string }) => kind === 'id_image').file
    expect((await t.call('GET', `/store/files/${paper}`, { token })).status).toBe(404)
  })

  test('a new number or address ends the member’s other sessions and notifies the old address, but confirming does not', async () => {
    const m = await merchant()
    const [owner] = await t.db.select({ id: storeMembers.id }).from(storeMembers).where(eq(storeMembers.store_id, m.id))
    const signIn = () => tokenFor(t, 'store', owner?.id ?? '')
    const elsewhere = await signIn()
    const post = (path: string, body: object) => t.call('POST', `/store/profile/${path}`, { token: m.token, body })
    const getStatus = async (token: string) => (await t.call('GET', '/store/profile', { token })).status
    const { rows } = await t.pool.query('select phone, email from store_members where id = $1', [owner?.id])
    const was: { phone: string; email: string } = rows[0]
    const move = async (phone: string) => {
      await post('send-phone-code', { phone })
      await t.drain()
      return post('verify-phone', { phone, code: codeIn(t.sms.lastTo(phone).text) })
    }
    expect((await move(was.phone)).status).toBe(200)
    expect(await getStatus(elsewhere)).toBe(200)
    expect((await move('+966505558881')).status).toBe(200)
    expect([await getStatus(elsewhere), await getStatus(m.token)]).toEqual([401, 200])
    await t.drain()
    expect(t.mail.lastTo(was.email).subject).toBe('تم تغيير رقم جوالك في رحبة')
    const again = await signIn()
    const email = 'another@shop.example'
    await post('send-email-code', { email })
    await t.drain()
    expect((await post('verify-email', { email, code: codeIn(t.mail.lastTo(email).text) })).body.email).toBe(email)
    expect([await getStatus(again), await getStatus(m.token)]).toEqual([401, 200])
    await t.drain()
    expect(t.mail.lastTo(was.email).subject).toBe('تم تغيير بريدك الإلكتروني في رحبة')
  })

  test.each([
    ['ar', 'أرسلنا رمز التحقق إلى جوالك', 'أرسلنا رمز التحقق إلى بريدك الإلكتروني'],
    ['en', 'We sent a verification code to your mobile number', 'We sent a verification code to your email'],
  ] as const)('a member reads where the code was sent, in %s', async (locale, mobile, mail) => {
    const m = await merchant()
    const ask = async (contact: string, body: object) =>
      (await t.call('POST', `/store/profile/send-${contact}-code`, { token: m.token, locale, body })).body
    expect(await ask('phone', { phone: `05055566${locale === 'ar' ? '61' : '62'}` })).toEqual({
      sent: true,
      message: mobile,
      code_length: 6,
    })
    expect(await ask('email', { email: `told-${locale}@shop.example` })).toEqual({ sent: true, message: mail, code_length: 4 })
  })

  test('five codes a day for numbers and five for addresses, over all values', async () => {
    const m = await merchant()
    const ask = (n: number, contact: 'phone' | 'email') =>
      contact === 'phone'
        ? t.call('POST', '/store/profile/send-phone-code', { token: m.token, body: { phone: `050555777${n}` } })
        : t.call('POST', '/store/profile/send-email-code', { token: m.token, body: { email: `code${n}@shop.example` } })
    for (const contact of ['phone', 'email'] as const) {
      for (let n = 0; n < 5; n++) expect((await ask(n, contact)).status).toBe(200)
      expect(await ask(5, contact)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    }
  })
})

describe('the list and the history', () => {
  test('tabs have counts, and filters narrow the list', async () => {
    const { body: counts } = await t.call('GET', '/admin/stores/counts', { token: admin })
    for (const tab of ['waiting', 'approved', 'rejected', 'suspended', 'closed', 'unfinished'] as const) {
      const { body } = await t.call('GET', '/admin/stores', { token: admin, query: { tab, per_page: 1 } })
      expect(body.meta.total, tab).toBe(counts[tab])
    }
    const { body: found } = await t.call('GET', '/admin/stores', { token: admin, query: { q: '0505550001'.slice(1), sort: 'name' } })
    expect(found.data).toHaveLength(1)
    const today = new Date(Date.now() + 3 * 3600_000).toISOString().slice(0, 10)
    const { body: none } = await t.call('GET', '/admin/stores', { token: admin, query: { registered_to: '2020-01-01' } })
    const { body: all } = await t.call('GET', '/admin/stores', { token: admin, query: { registered_from: today, balance: 'none' } })
    expect([none.meta.total, all.meta.total]).toEqual([0, counts.all])
  })

  test('the file has the rows of the filter, with names in the requested language', async () => {
    const { headers, body } = await t.call('GET', '/admin/stores/export', { token: admin, locale: 'ar', query: { tab: 'suspended' } })
    expect(String(headers['content-type'])).toContain('text/csv')
    expect(String(body)).toContain('اسم المتجر')
  })

  test('every step is in the history, for readers of the store', async () => {
    const m = await approved()
    const { body } = await t.call('GET', '/admin/audit', { token: admin, query: { entity: 'stores', entity_id: m.id, per_page: 50 } })
    const actions = body.data.map(({ action }: { action: string }) => action)
    expect(actions[0]).toBe('stores.approve')
    expect(actions).toEqual(expect.arrayContaining(['stores.submit', 'stores.document', 'stores.bank', 'stores.documents', 'stores.data']))
    const letter = body.data.find(
      ({ action, changes }: { action: string; changes: { field: string }[] }) =>
        action === 'stores.document' && changes.some(({ field }) => field === 'bank_account_letter'),
    )
    expect(letter.changes).toEqual([{ field: 'bank_account_letter', before: '"pending"', after: '"accepted"' }])
    expect(body.data[0].changes).toEqual(expect.arrayContaining([{ field: 'approved', before: '0', after: '1' }]))
    expect(JSON.stringify(body)).not.toContain('password')
    const { token } = await adminWith(t, ['products.index'])
    expect((await t.call('GET', '/admin/audit', { token, query: { entity: 'stores', entity_id: m.id } })).status).toBe(403)
    expect(await t.db.$count(auditLog, eq(auditLog.entity_id, m.id))).toBe(body.meta.total)
  })
})

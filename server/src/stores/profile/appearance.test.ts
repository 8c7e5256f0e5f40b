import { desc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import { testApp } from '../../../test/test-app.ts'
import { notifications } from '../../notifications/table.ts'
import { auditLog } from '../../platform/audit/table.ts'
import { storeWorld } from '../stores-fixtures.ts'

const t = await testApp()
const { admin, approved, toRow } = await storeWorld(t)
type Merchant = Awaited<ReturnType<typeof approved>>
let m: Merchant
beforeAll(async () => {
  m = await approved()
})

const none = { cover: null, accent_color: null, announcement: null, welcome_title: null, welcome_text: null }
const words = { ar: 'توصيل مجاني', en: 'Free delivery' }
const shown = async (locale: 'ar' | 'en' = 'en') => {
  const { slug = '' } = (await toRow(m)) ?? {}
  return (await t.call('GET', `/market/stores/${slug}`, { locale })).body
}

test('a store’s colour and words appear on its page right away, in the reader’s language or the available one', async () => {
  const cover = await m.file('picture')
  const { status, body } = await m.save('appearance', {
    cover,
    accent_color: '1E3A6E',
    announcement: words,
    welcome_title: { ar: 'أهلًا <b>بكم</b>', en: '' },
    welcome_text: { ar: '', en: '' },
  })
  expect([status, body.accent_color, body.welcome_text]).toEqual([200, '#1e3a6e', null])
  expect(await shown()).toMatchObject({
    cover,
    accent_color: '#1e3a6e',
    announcement: 'Free delivery',
    welcome_title: 'أهلًا <b>بكم</b>',
    welcome_text: null,
  })
  expect((await shown('ar')).announcement).toBe('توصيل مجاني')
  const [entry] = await t.db.select().from(auditLog).where(eq(auditLog.action, 'stores.appearance'))
  expect(entry).toMatchObject({ entity_id: m.id, after: { accent_color: '#1e3a6e', announcement: words } })
})

test('an invalid colour and overlong words are rejected at their fields, in the reader’s language', async () => {
  const body = { ...none, accent_color: 'red;}', announcement: { ar: 'ا'.repeat(121), en: '' } }
  const refused = await m.save('appearance', body)
  expect(refused.status).toBe(422)
  expect(refused.body.fields).toMatchObject({ accent_color: 'اكتب رمز اللون من 6 خانات بعد #', 'announcement.ar': expect.any(String) })
  expect((await m.save('appearance', body, 'en')).body.fields.accent_color).toContain('6-digit')
  expect(await shown()).toMatchObject({ accent_color: '#1e3a6e' })
})

test('a newer version can’t be saved over, and another store’s picture is rejected', async () => {
  const stale = await t.call('PUT', '/store/profile/appearance', {
    token: m.token,
    body: none,
    headers: { 'if-match': '"2020-01-01T00:00:00.000Z"' },
  })
  expect(stale.body.code).toBe('stale_record')
  const other = await approved()
  expect((await m.save('appearance', { ...none, cover: await other.file('picture') })).status).toBe(422)
})

test('an administrator removes it with a reason for the merchant', async () => {
  const reset = (body: object, token = admin) => t.call('POST', `/admin/stores/${m.id}/reset-appearance`, { token, body, locale: 'en' })
  expect(Object.keys((await reset({ reason: '' })).body.fields)).toEqual(['reason'])
  const { token: reader } = await adminWith(t, ['stores.index'])
  expect((await reset({ reason: 'عبارات مسيئة' }, reader)).status).toBe(403)
  expect((await shown()).announcement).toBe('Free delivery')
  const { status, body } = await reset({ reason: 'عبارات مسيئة' })
  expect(status).toBe(200)
  expect(body).toMatchObject(none)
  expect(await shown()).toMatchObject({ cover: null, accent_color: null, announcement: null, welcome_title: null })
  const [notice] = await t.db
    .select({ data: notifications.data })
    .from(notifications)
    .where(eq(notifications.recipient_id, m.id))
    .orderBy(desc(notifications.id))
  expect(notice?.data.ar.body).toContain('عبارات مسيئة')
  const [entry] = await t.db.select().from(auditLog).where(eq(auditLog.action, 'stores.reset_appearance'))
  expect(entry).toMatchObject({ before: { accent_color: '#1e3a6e' }, after: { accent_color: null, reason: 'عبارات مسيئة' } })
})

test('an administrator saves it as the merchant does', async () => {
  const saved = await t.call('PUT', `/admin/stores/${m.id}/appearance`, { token: admin, body: { ...none, accent_color: '#0f5c4d' } })
  expect([saved.status, saved.body.accent_color]).toEqual([200, '#0f5c4d'])
})

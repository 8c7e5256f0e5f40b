import { and, desc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import { testApp } from '../../../test/test-app.ts'
import { notifications } from '../../notifications/table.ts'
import { auditLog } from '../../platform/audit/table.ts'
import { goodIban, storeWorld } from '../stores-fixtures.ts'
import { storeChanges } from '../table.ts'

const t = await testApp()
const { admin, storeData, papers, bank, complete, approved, toRow } = await storeWorld(t)
type Merchant = Awaited<ReturnType<typeof approved>>
const otherIban = 'SA4420000001234567891234'
const newName = { ar: 'حلويات السالم', en: 'Al Salem Sweets' }

const rename = async (m: Merchant, name = newName) => m.save('store-dataC1', { ...(await storeData(m)), name })
const decide = (m: Merchant, id: string, body: object, token = admin) =>
  t.call('POST', `/admin/stores/${m.id}/changes/${id}`, { token, body })
const accept = (m: Merchant, id: string) => decide(m, id, { decision: 'accept' })
const titles = async (recipient_id: string) =>
  (await t.db.select().from(notifications).where(eq(notifications.recipient_id, recipient_id)).orderBy(desc(notifications.id))).map(
    ({ data }) => data.en.title,
  )

describe('changes of an approved store that wait for acceptance', () => {
  test('a new name: the old one stays live until an admin accepts, and the rest of the page is saved', async () => {
    const m = await approved()
    const saved = await m.save('store-dataC1', { ...(await storeData(m)), name: newName, address: 'حي الملقا' })
    expect(saved.status).toBe(200)
    expect(saved.body).toMatchObject({ name: { en: 'Noura Sweets' }, address: 'حي الملقا' })
    const [change] = saved.body.changes
    expect(change).toMatchObject({ field: 'name', old: { en: 'Noura Sweets' }, new: newName })
    const counted = (await t.call('GET', '/admin/home', { token: admin })).body.waiting.store_changes
    expect(counted).toBe(1)
    const listed = await t.call('GET', '/admin/stores', { token: admin, query: { has_changes: true } })
    expect(listed.body.data.map(({ id }: { id: string }) => id)).toEqual([m.id])
    const done = await accept(m, change.id)
    expect(done.body).toMatchObject({ name: newName, changes: [] })
    expect((await accept(m, change.id)).status).toBe(404)
    expect(await titles(m.id)).toContain('Your change was accepted')
    const [entry] = await t.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entity_id, m.id), eq(auditLog.action, 'stores.change')))
    expect(entry?.after).toMatchObject({ name: newName })
  })

  test('is rejected with a reason for the merchant, or withdrawn by the merchant, without changing the live value', async () => {
    const m = await approved()
    const [first] = (await rename(m)).body.changes
    const { token } = await adminWith(t, ['stores.index'])
    expect((await decide(m, first.id, { decision: 'accept' }, token)).status).toBe(403)
    expect((await decide(m, first.id, { decision: 'refuse' })).status).toBe(422)
    expect((await decide(m, first.id, { decision: 'refuse', reason: 'الاسم لا يطابق السجل' })).body).toMatchObject({
      name: { en: 'Noura Sweets' },
      changes: [],
    })
    expect(await titles(m.id)).toContain('Your change was rejected')
    const own = async () => (await t.call('GET', '/store/profile', { token: m.token })).body.refused_changes
    expect(await own()).toMatchObject([{ field: 'name', new: newName, reason: 'الاسم لا يطابق السجل' }])
    // asked for again, it is no longer a refusal
    const renamed = (await rename(m)).body
    expect(renamed.refused_changes).toEqual([])
    const [second] = renamed.changes
    const other = await approved()
    const take = (as: Merchant) => t.call('POST', `/store/profile/changes/${second.id}/withdraw`, { token: as.token })
    expect((await take(other)).status).toBe(404)
    expect((await take(m)).body).toMatchObject({ name: { en: 'Noura Sweets' }, changes: [] })
    expect((await accept(m, second.id)).status).toBe(404)
  })

  test('replaces an earlier request, stays pending when the live value is saved, and notifies admins once', async () => {
    const m = await approved()
    await rename(m)
    await rename(m)
    const again = await rename(m, { ar: 'حلويات أخرى', en: 'Other Sweets' })
    expect(again.body.changes).toMatchObject([{ new: { en: 'Other Sweets' } }])
    const live = await m.save('store-dataC1', await storeData(m))
    expect(live.body.changes).toMatchObject([{ new: { en: 'Other Sweets' } }])
    const received = await t.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.model_id, m.id), eq(notifications.audience, 'admin')))
    const notices = received.filter(({ data }) => data.en.title === 'Change awaiting review')
    expect(new Set(notices.map(({ data, created_at }) => data.en.body + created_at)).size).toBe(2)
  })

  test('a new IBAN: payouts are held right away, and the old account stays live until it is accepted', async () => {
    const m = await approved()
    const account = await bank(m, { iban_no: otherIban, bank_account_name: 'شركة نورة' })
    const saved = await m.save('bank-settings', account)
    expect(saved.body).toMatchObject({ iban_no: goodIban, bank_account_name: 'نورة السالم', payout_hold: true })
    const [change] = saved.body.changes
    expect(change).toMatchObject({ field: 'iban_no', old: goodIban, new: otherIban })
    expect((await accept(m, change.id)).body).toMatchObject({
      iban_no: otherIban,
      bank_account_name: 'شركة نورة',
      payout_hold: true,
      changes: [],
    })
  })

  test('a registration and a VAT number wait too, but not a first VAT number, and another store’s number is rejected', async () => {
    const [m, other] = [await approved(), await approved()]
    const { commercial_register_no: register } = (await toRow(m)) ?? {}
    const taken = (await toRow(other))?.commercial_register_no
    const first = await m.save('docs-settingsC1', await papers(m, { commercial_register_no: register, vat_no: '310123456700003' }))
    expect(first.body).toMatchObject({ vat_no: '310123456700003', changes: [] })
    const refused = await m.save('docs-settingsC1', await papers(m, { commercial_register_no: taken, vat_no: '310123456700003' }))
    expect(refused.body.fields).toHaveProperty('commercial_register_no')
    const both = await m.save('docs-settingsC1', await papers(m, { commercial_register_no: '7099887766', vat_no: '310123456700013' }))
    expect(both.body).toMatchObject({ commercial_register_no: register, vat_no: '310123456700003' })
    expect(both.body.changes.map(({ field }: { field: string }) => field).sort()).toEqual(['commercial_register_no', 'vat_no'])
  })

  test('applies right away for a store under review, and an admin’s own value replaces the pending one', async () => {
    const fresh = await complete()
    expect((await rename(fresh)).body).toMatchObject({ name: newName, changes: [] })
    const m = await approved()
    const body = await storeData(m)
    await m.save('store-dataC1', { ...body, name: newName })
    const name = { ar: 'اسم الإدارة', en: 'By the admin' }
    const direct = await t.call('PUT', `/admin/stores/${m.id}/store-dataC1`, { token: admin, body: { ...body, name } })
    expect(direct.body).toMatchObject({ name, changes: [] })
    const [change] = await t.db.select().from(storeChanges).where(eq(storeChanges.store_id, m.id))
    expect(change?.state).toBe('superseded')
  })
})

import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import { testApp } from '../../../test/test-app.ts'
import { isUnchanged } from './is-unchanged.ts'
import { auditLog } from './table.ts'

const t = await testApp()
const admin = await adminWith(t)
const bank = { name: { ar: 'مصرف الاختبار', en: 'Test bank' }, iban_code: '98', active: true, logo: null }
const getActions = async (id: string) =>
  (
    await t.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'banks'), eq(auditLog.entity_id, id)))
      .orderBy(auditLog.id)
  ).map(({ action }) => action)

test('saving an unchanged record leaves no entry, and saving a changed one does', async () => {
  const { id } = (await t.call('POST', '/admin/banks', { token: admin.token, body: bank })).body
  const save = (body: object) => t.call('PUT', `/admin/banks/${id}`, { token: admin.token, body })
  expect((await save(bank)).status).toBe(200)
  // the sides of a text come in any order
  expect((await save({ ...bank, name: { en: 'Test bank', ar: 'مصرف الاختبار' } })).status).toBe(200)
  expect(await getActions(id)).toEqual(['banks.create'])
  expect((await save({ ...bank, active: false })).status).toBe(200)
  expect(await getActions(id)).toEqual(['banks.create', 'banks.update'])
})

test.each([
  ['the stamps of saving', { name: 'a', version: 1, updated_at: 'x' }, { name: 'a', version: 2, updated_at: 'y' }, true],
  ['what was none and is none', { name: 'a' }, { name: 'a', note: null }, true],
  ['a field beside the stamps', { name: 'a' }, { name: 'b' }, false],
  ['the order of a list', { tags: ['a', 'b'] }, { tags: ['b', 'a'] }, false],
  ['a record that was made', null, { name: 'a' }, false],
  ['a record that went', { name: 'a' }, null, false],
])('is checked for %s', (_, before, after, alone) => expect(isUnchanged({ before, after })).toBe(alone))

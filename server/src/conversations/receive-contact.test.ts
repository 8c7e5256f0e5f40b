import { expect, it } from 'vitest'
import { adminWith } from '../../test/actors.ts'
import { testApp } from '../../test/test-app.ts'
import { contactMessages } from './table.ts'

const t = await testApp()
const message = {
  name: 'سارة بنت عبدالله',
  phone: '0550000123',
  email: 'sara@test.example',
  message: 'أود معرفة مدة مراجعة المستندات <b>لمتجر</b> جديد.',
}
const write = () => t.call('POST', '/contact-us', { body: message })

it('keeps a visitor’s message, and mails a copy once the settings name an address', async () => {
  const { token } = await adminWith(t)
  expect((await write()).status).toBeLessThan(300)
  await t.drain()
  expect(t.mail.sent).toEqual([])
  const saved = await t.call('PUT', '/admin/settings', { token, body: { contact_email: 'Care@Test.example' } })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  await write()
  await t.drain()
  const copy = t.mail.lastTo('care@test.example')
  expect(copy.subject).toContain(message.name)
  expect(copy.text).toContain('sara@test.example')
  expect(copy.html).not.toContain('<b>لمتجر</b>')
  expect(await t.db.select({ id: contactMessages.id }).from(contactMessages)).toHaveLength(2)
})

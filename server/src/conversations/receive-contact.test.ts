import { randomUUID } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { adminWith } from '../../test/actors.ts'
import { once, testApp } from '../../test/test-app.ts'
import { contactMessages } from './table.ts'

const t = await testApp()
const admin = await adminWith(t)
const message = {
  name: 'سارة بنت عبدالله',
  phone: '0550000123',
  email: 'sara@test.example',
  message: 'أود معرفة مدة مراجعة المستندات <b>لمتجر</b> جديد.',
}
let sender = 0

/** A form that was touched `seconds` ago. */
async function proofFrom(seconds: number): Promise<string> {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - seconds * 1000)
  const { body } = await t.call('GET', '/contact-us/proof')
  clock.mockRestore()
  return body.proof
}
async function write(form: { proof?: string; website?: string; message?: string } = {}, locale: 'ar' | 'en' = 'ar') {
  await t.db.execute('delete from rate_limits')
  const email = `sara-${++sender}@test.example`
  const { status, body } = await t.call('POST', '/contact-us', { body: { ...message, email, ...form }, locale })
  expect(status, JSON.stringify(body)).toBe(201)
  return { id: body.id as string, email }
}
const read = async (id: string) => (await t.call('GET', `/admin/contact/${id}`, { token: admin.token })).body
const listed = async (status?: string): Promise<string[]> =>
  (await t.call('GET', '/admin/contact', { token: admin.token, query: { per_page: 100, ...(status ? { status } : {}) } })).body.data.map(
    ({ id }: { id: string }) => id,
  )
const act = (id: string, body: object, token = admin.token) =>
  t.call('POST', `/admin/contact/${id}/actions`, { token, headers: once(), body })

it('stores a visitor’s message, and emails a copy if the settings name an address', async () => {
  await write({ proof: await proofFrom(20) })
  await t.drain()
  expect(t.mail.sent).toEqual([])
  const saved = await t.call('PUT', '/admin/settings', { token: admin.token, body: { contact_email: 'Care@Test.example' } })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  const { email } = await write({ proof: await proofFrom(20) })
  await t.drain()
  const copy = t.mail.lastTo('care@test.example')
  expect(copy.subject).toContain(message.name)
  expect(copy.text).toContain(email)
  expect(copy.reply_to).toBe(email)
  expect(copy.html).not.toContain('<b>لمتجر</b>')
  expect(await t.db.select({ id: contactMessages.id }).from(contactMessages)).toHaveLength(2)
})

it('sets messages of bots aside without losing any, and notifies nobody', async () => {
  const proof = await proofFrom(60)
  const good = await write({ proof })
  await t.drain()
  const mails = t.mail.sent.length
  const caught = {
    trap: await write({ proof: await proofFrom(60), website: 'https://spam.example' }),
    no_proof: await write({ proof: `${proof.slice(0, -4)}AAAA` }),
    too_fast: await write({ proof: await proofFrom(1) }),
    used_proof: await write({ proof }),
  }
  await t.drain()
  expect(t.mail.sent).toHaveLength(mails)
  for (const [reason, { id }] of Object.entries(caught))
    expect(await read(id), reason).toMatchObject({ status: 'spam', spam_reason: reason, message: message.message })
  expect(await listed()).toContain(good.id)
  expect(await listed()).not.toContain(caught.trap.id)
  expect((await listed('spam')).sort()).toEqual(
    Object.values(caught)
      .map(({ id }) => id)
      .sort(),
  )
  const notices = await t.pool.query(`select 1 from notifications where model_id = any($1)`, [Object.values(caught).map(({ id }) => id)])
  expect(notices.rowCount).toBe(0)
  // what was caught by mistake comes back among the rest
  expect((await act(caught.no_proof.id, { action: 'not_spam' })).body).toMatchObject({ status: 'read', spam_reason: null })
  expect(await listed()).toContain(caught.no_proof.id)
})

it('accepts messages of applications without the form, and checks their words', async () => {
  const fine = await write({ message: 'أستخدم تطبيقكم وأود معرفة موعد وصول طلبي، انظروا https://rahba.example/s/nakhil' })
  expect(await read(fine.id)).toMatchObject({ status: 'new', spam_reason: null })
  // the form stood open for a week
  const stale = await write({ proof: await proofFrom(8 * 24 * 3600), message: 'تركت الصفحة مفتوحة ثم كتبت لكم رسالتي هذه.' })
  expect((await read(stale.id)).status).toBe('new')
  const again = await write({ message: 'تركت الصفحة مفتوحة ثم كتبت لكم رسالتي هذه.' })
  expect((await read(again.id)).spam_reason).toBe('repeated')
  for (const words of ['Cheap visits: http://a.example and http://b.example', 'Cheap <a href="http://a.example">visits for all</a> here'])
    expect((await read((await write({ message: words })).id)).spam_reason, words).toBe('links')
  // in the form itself somebody may name as many pages as they like
  const proven = await write({ proof: await proofFrom(20), message: 'الصفحتان https://a.example و https://b.example لا تفتحان.' })
  expect((await read(proven.id)).status).toBe('new')
})

it('can be read, answered by email in the visitor’s language, closed and reopened, each recorded in the history', async () => {
  const { id, email } = await write({ proof: await proofFrom(20) }, 'en')
  expect((await act(id, { action: 'read' })).body).toMatchObject({ status: 'read', locale: 'en' })
  expect((await act(id, { action: 'read' })).status).toBe(409)
  const empty = await act(id, { action: 'reply', reply: ' ' })
  expect([empty.status, Object.keys(empty.body.fields)]).toEqual([422, ['reply']])
  const answered = await act(id, { action: 'reply', reply: 'Two days.\n\nYou will be <i>told</i>.' })
  expect(answered.body).toMatchObject({ status: 'replied', replies: [{ reply: 'Two days.\n\nYou will be <i>told</i>.' }] })
  await t.drain()
  const mail = t.mail.lastTo(email)
  expect(mail.html).toContain('<html lang="en" dir="ltr">')
  expect(mail.text).toContain('Two days.')
  expect(mail.text).toContain('> أود معرفة')
  expect(mail.html).not.toContain('<i>told</i>')
  expect(mail.reply_to).toBe('care@test.example')
  expect(mail.text).not.toContain('no need to reply')
  expect((await act(id, { action: 'close' })).body.status).toBe('closed')
  const late = await act(id, { action: 'reply', reply: 'Too late' })
  expect(late.status).toBe(409)
  expect((await act(id, { action: 'reopen' })).body.status).toBe('read')
  const { rows } = await t.pool.query(`select action from audit_log where entity_id = $1 order by id`, [id])
  expect(rows.map(({ action }) => action)).toEqual(['read', 'reply', 'close', 'reopen'].map((step) => `contact-messages.${step}`))
})

it('sends an answer once, even if the request is repeated', async () => {
  const { id, email } = await write({ proof: await proofFrom(20) })
  const key = randomUUID()
  const send = () =>
    t.call('POST', `/admin/contact/${id}/actions`, {
      token: admin.token,
      headers: { 'idempotency-key': key },
      body: { action: 'reply', reply: 'خلال يومين.' },
    })
  await Promise.all([send(), send()])
  expect((await send()).body.replies).toHaveLength(1)
  await t.drain()
  expect(t.mail.sent.filter(({ to }) => to === email)).toHaveLength(1)
})

it('finds by sender and text in any spelling, and exports the list', async () => {
  const found = await t.call('GET', '/admin/contact', { token: admin.token, query: { q: 'اود معرفه' } })
  expect(found.body.meta.total).toBeGreaterThan(0)
  expect((await t.call('GET', '/admin/contact', { token: admin.token, query: { q: 'لا أحد' } })).body.meta.total).toBe(0)
  const file = await t.call('GET', '/admin/contact/export', { token: admin.token, query: { format: 'csv' } })
  expect(file.status).toBe(200)
})

it('needs the permission', async () => {
  const other = await adminWith(t, ['developMessages.index'])
  expect((await t.call('GET', '/admin/contact', { token: other.token })).status).toBe(403)
})

import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { notifications } from '../../notifications/table.ts'
import { storeWorld } from '../stores-fixtures.ts'
import { storeDocuments } from '../table.ts'
import { remindPapers } from './remind-papers.ts'

const t = await testApp()
const { admin, papers, approved, complete, submit, accept, decide, toRow } = await storeWorld(t)
type Merchant = Awaited<ReturnType<typeof complete>>

const inDays = (n: number) => new Date(Date.now() + 3 * 3600_000 + n * 86_400_000).toISOString().slice(0, 10)
/** The morning's job as it runs `days` from today, on the product's clock. */
const runIn = (days: number) =>
  t.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('rahba.now', ${new Date(Date.now() + days * 86_400_000).toISOString()}, true)`)
    return remindPapers(tx, t.deps)
  })
const notices = async (m: Merchant) =>
  (await t.db.select().from(notifications).where(eq(notifications.recipient_id, m.id)).orderBy(notifications.id))
    .map(({ data }) => data.en.body)
    .filter((body) => body.startsWith('Your document “Commercial registration”'))
const mails = async (address: string) => {
  await t.drain()
  return t.mail.sent.filter(({ to, subject }) => to === address && subject.includes('صورة السجل التجاري'))
}
async function withRegisterUntil(end: string): Promise<{ m: Merchant; email: string }> {
  const m = await complete({ papers: { commercial_register_end_date: end } })
  await submit(m)
  for (const kind of ['commercial_register_photo', 'id_image', 'bank_account_letter']) await accept(m, kind)
  await decide(m, 'approve')
  const { body } = await t.call('GET', '/store/profile', { token: m.token })
  return { m, email: body.email }
}
const getPaper = async (m: Merchant, kind = 'commercial_register_photo') =>
  (await t.db.select().from(storeDocuments).where(eq(storeDocuments.store_id, m.id))).find((row) => row.kind === kind)

test('sends reminders 60, 30 and 7 days before and on the day, each once by notice and email, and marks the document expired', async () => {
  const { m, email } = await withRegisterUntil(inDays(90))
  expect(await runIn(0)).toBe(0)
  for (const [day, told] of [
    [30, 'in 60 days'],
    [60, 'in 30 days'],
    [83, 'in 7 days'],
    [90, 'today'],
  ] as const) {
    expect(await runIn(day - 1)).toBe(0)
    expect(await runIn(day)).toBe(1)
    expect(await runIn(day)).toBe(0)
    expect((await notices(m)).at(-1)).toContain(told)
  }
  expect(await notices(m)).toHaveLength(4)
  expect(await mails(email)).toHaveLength(4)
  expect((await getPaper(m))?.status).toBe('accepted')
  expect(await runIn(91)).toBe(1)
  expect((await getPaper(m))?.status).toBe('expired')
  expect(await notices(m)).toHaveLength(4)
  expect((await toRow(m))?.has_complete_data).toBe(false)
  const listed = await t.call('GET', '/admin/stores', { token: admin, query: { expired_papers: true } })
  expect(listed.body.data.map(({ id }: { id: string }) => id)).toEqual([m.id])
  const home = await t.call('GET', '/store/home', { token: m.token })
  expect(home.body.papers).toMatchObject([{ kind: 'commercial_register_photo', status: 'expired' }])
})

test('sends one reminder after a pause of the clock, with the remaining days, and one for an expired document', async () => {
  const { m } = await withRegisterUntil(inDays(90))
  await runIn(70)
  expect(await notices(m)).toEqual([expect.stringContaining('in 20 days')])
  await runIn(100)
  expect((await notices(m)).at(-1)).toContain('has expired')
  expect((await getPaper(m))?.status).toBe('expired')
})

test('starts again with another date, and an expired document waits for its review', async () => {
  const { m } = await withRegisterUntil(inDays(20))
  await runIn(0)
  await runIn(21)
  const held = { register: await getPaper(m), id: await getPaper(m, 'id_image') }
  const { commercial_register_no } = (await toRow(m)) ?? {}
  const body = await papers(m, {
    commercial_register_no,
    commercial_register_photo: held.register?.file,
    id_image: held.id?.file,
    commercial_register_end_date: inDays(25),
    id_image_end_date: inDays(400),
  })
  expect((await m.save('docs-settingsC1', body)).status).toBe(200)
  expect(await getPaper(m)).toMatchObject({ status: 'pending', end_date: inDays(25), reminded_days: null })
  expect(await getPaper(m, 'id_image')).toMatchObject({ status: 'accepted', end_date: inDays(400) })
  expect(await runIn(0)).toBe(1)
})

test('sends no reminders without dates', async () => {
  const m = await approved()
  await runIn(1000)
  expect((await getPaper(m))?.status).toBe('accepted')
})

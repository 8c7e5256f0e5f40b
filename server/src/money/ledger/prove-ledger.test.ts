import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import { testApp } from '../../../test/test-app.ts'
import { notifications } from '../../notifications/table.ts'
import { proveLedgerWorker } from './prove-ledger.ts'

const t = await testApp()
const treasurer = await adminWith(t, ['payments.index'])
const editor = await adminWith(t, ['pages.index'])
const getNotices = ({ admin_id }: typeof treasurer) => t.db.select().from(notifications).where(eq(notifications.recipient_id, admin_id))

test('a broken invariant is reported once a day to administrators with access to payments', async () => {
  await proveLedgerWorker.run(t.deps, {})
  expect(await getNotices(treasurer)).toEqual([])
  await t.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`insert into ledger_accounts (code, normal, balance) values ('rounding', 'credit', 1)`)
  })
  await proveLedgerWorker.run(t.deps, {})
  await proveLedgerWorker.run(t.deps, {})
  const body = expect.stringContaining('Every balance equals the sum of its entries')
  expect(await getNotices(treasurer)).toMatchObject([{ notif_type: 'MoneyNotification', model: 'proof', data: { en: { body } } }])
  expect(await getNotices(editor)).toEqual([])
})

import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import type { TestStore } from '../../../test/catalog-world.ts'
import { makeSlip, orderWorld } from '../../../test/order-world.ts'
import { once, type TestApp } from '../../../test/test-app.ts'
import { notifications } from '../../notifications/table.ts'
import { legsForAdminAdjustment } from '../ledger/events.ts'
import { postTransaction } from '../ledger/post-transaction.ts'
import { readBalance } from '../ledger/read-accounts.ts'
import { dues } from './table.ts'

const actor = { type: 'system', id: null } as const

/** The steps of tests about dues, with an administrator who may take them. */
export async function makeDuesWorld(t: TestApp) {
  const world = await orderWorld(t)
  const admin = await adminWith(t, ['dues.index', 'dues.create', 'dues.update'])
  /** The debt of a store for `amount` of commission and its VAT; negative for amounts given back. */
  const owe = (store: TestStore, amount: number) =>
    postTransaction(t.db, {
      event: amount > 0 ? 'order_delivered_cod' : 'refund_after_delivery',
      reference: `test:${randomUUID()}`,
      store_id: store.id,
      legs:
        amount > 0
          ? [
              { account: 'store_dues', owner_id: store.id, debit: amount },
              { account: 'commission', credit: amount },
            ]
          : [
              { account: 'commission', debit: -amount },
              { account: 'store_dues', owner_id: store.id, credit: -amount },
            ],
      actor,
    })
  const earn = (store: TestStore, amount: number) =>
    postTransaction(t.db, {
      event: 'admin_adjustment',
      reference: `test:${randomUUID()}`,
      store_id: store.id,
      legs: legsForAdminAdjustment({ account: 'store_available', owner_id: store.id }, amount),
      actor,
    })
  const raise = (store: TestStore, body: object = {}) =>
    t.call('POST', '/admin/dues', { token: admin.token, headers: once(), body: { store_id: store.id, ...body } })
  const act = (id: string, body: object, token = admin.token) =>
    t.call('POST', `/admin/dues/${id}/actions`, { token, headers: once(), body })
  async function claim(store: TestStore, id: string, amount: number, changes: object = {}, token = store.token) {
    const slip = await makeSlip(t.db, store.id, 'store')
    const body = { amount, bank_account_id: world.bank_account_id, sender_name: 'مؤسسة سدير', slip, ...changes }
    return t.call('POST', `/store/dues/${id}/claim`, { token, headers: once(), body })
  }
  const offset = (store: TestStore, id: string, amount: number | null = null) =>
    t.call('POST', `/store/dues/${id}/offset`, { token: store.token, headers: once(), body: { amount } })
  /** Runs something so many days from now, on the product's clock. */
  const inDays = <R>(days: number, run: (db: typeof t.db) => Promise<R>) =>
    t.db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('rahba.now', ${new Date(Date.now() + days * 86_400_000).toISOString()}, true)`)
      return run(tx)
    })
  const notices = async (store: TestStore) =>
    (await t.db.select().from(notifications).where(eq(notifications.recipient_id, store.id)).orderBy(notifications.id)).map(
      ({ data }) => data.en.title,
    )
  /** The store's statements, the oldest first. */
  const readDues = (store: TestStore) => t.db.select().from(dues).where(eq(dues.store_id, store.id)).orderBy(dues.number)
  /** The account of dues equals the open statements and the lines without a statement. */
  async function expectWhole(ids: readonly string[]) {
    for (const id of ids) {
      const { rows } = await t.db.execute<{ sum: number }>(sql`
        select (select coalesce(sum(amount - paid - waived), 0) from dues where store_id = ${id})::float8
          + (select coalesce(sum(amount), 0) from due_lines where store_id = ${id} and due_id is null)::float8 as sum`)
      expect(rows[0]?.sum).toBe(await readBalance(t.db, 'store_dues', id))
    }
  }
  return { world, admin, owe, earn, raise, act, claim, offset, inDays, notices, readDues, expectWhole }
}

import { queryOfAddress } from '@rahba/contract/kernel/list-page'
import type { CountLink } from '@rahba/contract/statistics/admin-home-links'
import type { StoreHome } from '@rahba/contract/statistics/store-home'
import { storeHomeLinks } from '@rahba/contract/statistics/store-home-links'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import { refundWorld } from '../../../test/refund-world.ts'
import { once, testApp } from '../../../test/test-app.ts'
import { dues } from '../../money/dues/table.ts'
import { cancellations } from '../../orders/cancellations/table.ts'

const t = await testApp()
const world = await refundWorld(t)
const { token } = world.store
const admin = await adminWith(t, ['dues.index', 'dues.create'])
const links = storeHomeLinks('2026-01-01')

const home = async (): Promise<StoreHome> => (await t.call('GET', '/store/home', { token })).body
async function rowsBehind({ page, to }: CountLink): Promise<number> {
  const query = queryOfAddress(page, new URL(to, t.deps.env.PUBLIC_URL).searchParams)
  return (await t.call('GET', page.call, { token, query })).body.meta.total
}

test('a return waits for the store until its answer or deadline, and then for its goods', async () => {
  expect((await home()).cancellations).toEqual({ to_answer: 0, answer_by: null, to_receive: 0 })
  const [first, late] = [await world.placed({ quantity: 1 }), await world.placed({ quantity: 1 })]
  const { body: request } = await world.ask(first, 1)
  const { body: unanswered } = await world.ask(late, 1)
  expect((await home()).cancellations).toEqual({ to_answer: 2, answer_by: request.answer_by, to_receive: 0 })
  expect(await rowsBehind(links.to_answer)).toBe(2)
  // from here on the administration answers
  await t.db.update(cancellations).set({ escalated_at: new Date().toISOString() }).where(eq(cancellations.id, unanswered.id))
  expect((await home()).cancellations).toMatchObject({ to_answer: 1 })
  expect(await rowsBehind(links.to_answer)).toBe(1)
  await world.decide('store', request.id, 'accept')
  expect((await home()).cancellations).toEqual({ to_answer: 0, answer_by: null, to_receive: 1 })
  expect(await rowsBehind(links.to_receive)).toBe(1)
})

test('a statement of dues waits until it is paid, with the earliest due day, and a late one is marked', async () => {
  expect((await home()).dues).toEqual({ due: 0, due_on: null, overdue: 0 })
  await world.placed({ method: 'cod' })
  const { body: due } = await t.call('POST', '/admin/dues', { token: admin.token, headers: once(), body: { store_id: world.store.id } })
  expect((await home()).dues).toEqual({ due: 1, due_on: due.due_on, overdue: 0 })
  expect([await rowsBehind(links.dues), await rowsBehind(links.overdue_dues)]).toEqual([1, 0])
  await t.db.update(dues).set({ status: 'overdue' }).where(eq(dues.id, due.id))
  expect((await home()).dues).toEqual({ due: 0, due_on: null, overdue: 1 })
  expect([await rowsBehind(links.dues), await rowsBehind(links.overdue_dues)]).toEqual([0, 1])
})

test('a member reads the tasks with permission', async () => {
  await t.pool.query('update store_members set is_owner = false where store_id = $1', [world.store.id])
  // a store always has its owner
  await t.pool.query(
    "insert into store_members (store_id, name, email, phone, is_owner) values ($1, 'خالد', 'owner@test.example', '+966599999999', true)",
    [world.store.id],
  )
  const as = async (permissions: string) => {
    await t.pool.query('update store_members set permissions = $2 where store_id = $1 and not is_owner', [world.store.id, permissions])
    const { cancellations: requests, dues: owed } = await home()
    return [requests === null, owed === null]
  }
  expect(await as('{orders}')).toEqual([false, true])
  expect(await as('{wallet}')).toEqual([true, false])
  expect(await as('{products}')).toEqual([true, true])
})

import { expect, test } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import { makeStore } from '../../../test/catalog-world.ts'
import { refundWorld } from '../../../test/refund-world.ts'
import { testApp } from '../../../test/test-app.ts'

const t = await testApp()
const { store, placed, ask, tokens } = await refundWorld(t)

test('the filtered list is exported, in the language of its reader, for each side its own', async () => {
  const order = await placed()
  const { number } = (await ask(order, 1)).body
  const other = await placed({ quantity: 1 })
  await ask(other, 1, { refund_reason: 'other', refund_reason_other: '=اللون' })
  const save = (side: 'admin' | 'store', token: string, query: Record<string, string> = {}, locale: 'ar' | 'en' = 'ar') => {
    const path = { admin: '/admin/canceled-orders/export', store: '/store/cancellations/export' }[side]
    return t.call('GET', path, { token, locale, query: { format: 'csv', ...query } })
  }
  const lines = (answer: { body: string }) => answer.body.trimEnd().split('\n')
  const narrowed = { order_id: order.id, tab: 'to_answer', kind: 'return', refund_reason: 'changed_mind' }
  const own = await save('store', tokens.store, narrowed)
  expect([own.status, own.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  const [head, row, ...more] = lines(own)
  expect(head).toBe('\ufeffالرقم,الطلب,العميل,النوع,السبب,المبلغ,الحالة,تاريخ الطلب')
  expect(row).toContain(`${number},${order.number},`)
  expect(row).toContain(',استرجاع,تغيير الرأي,50.00,بانتظار رد المتجر,20')
  expect(more).toEqual([])
  expect(lines(await save('store', tokens.store, { ...narrowed, tab: 'done' }))).toHaveLength(1)

  const [titles, first, second] = lines(await save('admin', tokens.admin, { store_id: store.id, sort: '-number' }, 'en'))
  expect(titles).toBe('\ufeffNumber,Order,Store,Customer,Type,Reason,Amount,Status,Requested')
  expect(first).toContain(`,${other.number},Store ${store.slug},`)
  expect(first).toContain(",Return,'=اللون,50.00,Awaiting store response,")
  expect(second).toContain(`${number},${order.number},`)

  const stranger = await makeStore(t.db)
  expect(lines(await save('store', stranger.token))).toHaveLength(1)
  expect((await save('admin', (await adminWith(t, ['orders.index'])).token)).status).toBe(403)
})

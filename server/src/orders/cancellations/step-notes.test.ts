import { expect, test } from 'vitest'
import { refundWorld } from '../../../test/refund-world.ts'
import { once, testApp } from '../../../test/test-app.ts'

const t = await testApp()
const { placed, ask, decide, cancellation, tokens } = await refundWorld(t)

const said = async (side: 'admin' | 'store', id: string): Promise<unknown[]> => {
  const path = side === 'admin' ? `/admin/canceled-orders/${id}` : `/store/cancellations/${id}`
  const { history } = (await t.call('GET', path, { token: tokens[side] })).body
  return history.map(({ action, note }: { action: string; note: string | null }) => [action, note])
}

test('keeps both notes when the platform opens and decides a return', async () => {
  const order = await placed({ upTo: 'accepted' })
  const made = await t.call('POST', '/admin/canceled-orders', {
    token: tokens.admin,
    headers: once(),
    body: {
      order_id: order.id,
      lines: [{ order_line_id: order.lines[0]?.id, quantity: 1 }],
      refund_reason: 'changed_mind',
      admin_note: 'اتصل العميل وطلب الإلغاء',
    },
  })
  await decide('admin', made.body.id, 'approve', { note: 'موافقة' })
  expect(await said('admin', made.body.id)).toEqual(
    expect.arrayContaining([
      ['open', 'اتصل العميل وطلب الإلغاء'],
      ['approve', 'موافقة'],
    ]),
  )
  expect((await cancellation(made.body.id)).admin_note).toBe('اتصل العميل وطلب الإلغاء')
  // what an administrator notes is for administrators
  expect((await said('store', made.body.id)).flat()).not.toContain('اتصل العميل وطلب الإلغاء')
})

test('shows both offices the reasons of the store’s dispute and the platform’s rejection', async () => {
  const order = await placed()
  const { id } = (await ask(order, 1)).body
  await decide('store', id, 'dispute', { note: 'المنتج وصل سليمًا' })
  await decide('admin', id, 'reject', { note: 'الصور لا تثبت العيب' })
  for (const side of ['admin', 'store'] as const)
    expect(await said(side, id)).toEqual(
      expect.arrayContaining([
        ['dispute', 'المنتج وصل سليمًا'],
        ['reject', 'الصور لا تثبت العيب'],
      ]),
    )
})

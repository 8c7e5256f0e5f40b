import type { ShopperOrder } from '@rahba/contract/orders/order-shapes'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawn } from '../../../../test/draw.ts'
import { text } from '../../../text/en/shopper-orders.ts'
import { OrderActions } from './order-actions.tsx'

const read = (cancelled_quantity: number) => {
  const lines = [{ quantity: 2, cancelled_quantity, refunded_quantity: cancelled_quantity }]
  const order = { id: 'a', status: 'new', payment_method: 'cod', payment_status: 'cod_pending', wallet_part: 0, return_until: null, lines }
  // the part reads no more of it
  const props = { order: order as unknown as ShopperOrder, form_key: 'key', posted: undefined }
  return drawn(createElement(OrderActions, props), 'en', ['shopper-orders', 'kit', 'common'])
}

test('items can be cancelled in part if there are several, and the last piece only as the whole order', async () => {
  expect(await read(0)).toContain(text.act.some)
  const last = await read(1)
  expect(last).not.toContain(text.act.some)
  expect(last).toContain(text.act.cancel)
})

import type { ShopperOrder } from '@rahba/contract/orders/order-shapes'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawn } from '../../../../test/draw.ts'
import { text } from '../../../text/en/shopper-orders.ts'
import { ReasonFields, WishedLines } from './return-fields.tsx'

const line = (id: string, size: string) => ({
  id,
  name: { ar: 'عباية', en: 'Abaya' },
  image: null,
  options: [],
  quantity: 1,
  cancelled_quantity: 0,
  variant: [
    { axis_id: 'colour', axis: { ar: 'اللون', en: 'Colour' }, value: { ar: 'أسود', en: 'Black' } },
    { axis_id: 'size', axis: { ar: 'المقاس', en: 'Size' }, value: { ar: size, en: size } },
  ],
})
const parts = ['shopper-orders', 'orders', 'kit', 'common'] as const

test('the quantities of two variants of a product have different labels', async () => {
  const order = { lines: [line('a', '52'), line('b', '54')] } as unknown as ShopperOrder // the fields read no more of it
  const html = await drawn(createElement(WishedLines, { order, refused: undefined }), 'en', parts)
  expect(html).toContain(`aria-label="${text.ask.quantityOf('Abaya - Black, 52')}"`)
  expect(html).toContain(`aria-label="${text.ask.quantityOf('Abaya - Black, 54')}"`)
})

test('running out of stock is not a reason of a customer', async () => {
  const html = await drawn(createElement(ReasonFields, { isReturn: false, refused: undefined }), 'en', parts)
  expect(html).toContain('value="late"')
  expect(html).not.toContain('out_of_stock')
})

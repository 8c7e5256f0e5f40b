import type { RefundPreview } from '@rahba/contract/orders/cancellations/cancellation-shapes'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawn } from '../../../../test/draw.ts'
import { text } from '../../../text/en/shopper-orders.ts'
import { ReturnPreview } from './return-preview.tsx'

const preview = {
  ...{ kind: 'cancel', goods: 10_000, fees: 1500, return_charge: 0, amount: 11_500, uncollected: 0, whole: true, with_fees: true },
} as unknown as RefundPreview & { kind: 'cancel' } // the preview shows no more of it
const read = async (cod_fee: number) =>
  drawn(createElement(ReturnPreview, { preview, destination: 'original', cod_fee }), 'en', ['shopper-orders', 'kit', 'common'])

test('mentions the cash on delivery fee only for an order that has one', async () => {
  expect(await read(1000)).toContain(text.ask.fees)
  const card = await read(0)
  expect(card).toContain(text.ask.deliveryFee)
  expect(card).not.toMatch(/cash/i)
})

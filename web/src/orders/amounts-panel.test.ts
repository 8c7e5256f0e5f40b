import type { WholeOrder } from '@rahba/contract/orders/order-shapes'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawn } from '../../test/draw.ts'
import { formatRate } from '../kit/show/format.ts'
import { text } from '../text/en/orders.ts'
import { BreakdownPanel } from './amounts-panel.tsx'

const order = {
  status: 'accepted',
  payment_method: 'cod',
  list: 57_700,
  offer_discount: 0,
  coupon_discount: 0,
  coupon_code: null,
  delivery: 0,
  delivery_waived: 0,
  cod_fee: 0,
  cod_fee_waived: 0,
  vat_added: 0,
  vat: 7526,
  vat_rate_bp: 1500,
  gross: 57_700,
  total: 57_700,
  wallet_part: 0,
  to_charge: 57_700,
  cancelled_amount: 18_900,
  returned_amount: 0,
  remaining: { gross: 38_800, vat: 5061 },
}
async function read(changes: object) {
  const whole = { ...order, ...changes } as unknown as WholeOrder // the panel reads no more of it
  const html = await drawn(createElement(BreakdownPanel, { order: whole }), 'en', ['orders', 'kit', 'common'])
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

test('under what is left of an order stands the VAT of that', async () => {
  expect(await read({})).toMatch(new RegExp(`${text.amounts.left}.*388\\.00.*${text.amounts.vatInside(formatRate(1500))}.*50\\.61`))
  expect(await read({})).not.toContain('75.26')
})

test('an order from a node of the previous version, without that field, is still drawn', async () => {
  expect(await read({ remaining: undefined, cancelled_amount: 0 })).toMatch(/VAT.*75\.26/)
})

test('where the platform pays a part, the VAT names the invoice that is left', async () => {
  const said = await read({ gross: 58_700, remaining: { gross: 39_800, vat: 5191 } })
  expect(said).toMatch(/15%.*398\.00.*51\.91/)
})

test('an order of which nothing is left has no VAT', async () => {
  expect(await read({ status: 'cancelled' })).not.toContain('VAT')
})

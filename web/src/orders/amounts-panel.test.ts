import { rateText } from '@rahba/contract/kernel/percent'
import type { WholeOrder } from '@rahba/contract/orders/order-shapes'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawn } from '../../test/draw.ts'
import { text } from '../text/en/orders.ts'
import { BreakdownPanel, SharesPanel } from './amounts-panel.tsx'

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
  cancellations: [],
  remaining: { gross: 38_800, vat: 5061 },
}
async function read(changes: object, panel: typeof BreakdownPanel | typeof SharesPanel = BreakdownPanel) {
  const whole = { ...order, ...changes } as unknown as WholeOrder // the panels read no more of it
  const html = await drawn(createElement(panel, { order: whole }), 'en', ['orders', 'kit', 'common'])
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

test('the VAT of the remaining amount appears below it', async () => {
  expect(await read({})).toMatch(new RegExp(`${text.amounts.remaining}.*388\\.00.*${text.amounts.vatInside(rateText(1500))}.*50\\.61`))
  expect(await read({})).not.toContain('75.26')
})

test('if the platform pays a part, the VAT belongs to the remaining invoice', async () => {
  const said = await read({ gross: 58_700, remaining: { gross: 39_800, vat: 5191 } })
  expect(said).toMatch(/15%.*398\.00.*51\.91/)
})

test('an order without remaining items has no VAT', async () => {
  expect(await read({ status: 'cancelled' })).not.toContain('VAT')
})

test('the amounts are the first total, cancelled amounts, and the rest to collect', async () => {
  const said = await read({ status: 'preparing' })
  expect(said).toMatch(
    new RegExp(`${text.amounts.total}.*577\\.00.*${text.amounts.cancelled}.*189\\.00.*${text.amounts.remaining}.*388\\.00`),
  )
  expect(said).toMatch(new RegExp(`${text.amounts.collect}.*388\\.00`))
})

test('the share of the store follows from the remaining total, which the panel derives from the first', async () => {
  const net_amounts = { total: 38_800, vat: 5061, to_charge: 38_800, platform_discount: 0, platform_fee: 0, platform_fee_vat: 0 }
  const shares = {
    ...{ status: 'preparing', fulfilment: 'store_delivery', delivered_at: null, carrier_cash: null, returned_share: 0 },
    ...{ commission_bp: 1000, commission_base: 50_174, vat_regime: 'registered' },
    net_amounts: { ...net_amounts, commission: 3374, commission_vat: 506, store_share: 34_920 },
  }
  const said = await read(shares, SharesPanel)
  expect(said).toMatch(
    new RegExp(`${text.shares.paid}.*577\\.00.*${text.shares.cancelledPart}.*189\\.00.*${text.shares.remainingTotal}.*388\\.00`),
  )
  expect(said).toMatch(new RegExp(`33\\.74.*5\\.06.*${text.shares.net}.*349\\.20.*${text.shares.owed}.*38\\.80`))
  const whole = await read({ ...shares, cancelled_amount: 0, net_amounts: { ...shares.net_amounts, total: 57_700 } }, SharesPanel)
  expect(whole).not.toContain(text.shares.remainingTotal)
})

test('the amounts of a cancelled order end with its refund', async () => {
  const back = { status: 'refunded', to_wallet: 7300, to_outside: 5800, outside: 'psp_clearing' }
  expect(await read({ status: 'cancelled', cancellations: [back] })).toMatch(new RegExp(`${text.amounts.refunded}.*131\\.00`))
  expect(await read({})).not.toContain(text.amounts.refunded)
})

import type { SellingCosts } from '@rahba/contract/settings/selling-costs'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawn } from '../../../test/draw.ts'
import { CostFacts } from './cost-facts.tsx'
import { SaleExample } from './sale-example.tsx'

const costs: SellingCosts = {
  commission_bp: 800,
  vat_rate_bp: 1500,
  cod_fee: 1200,
  return_window_days: 11,
  payout_minimum: 5000,
  payout_weekly_minimum: 70_000,
  dues_days: 2,
}
const plain = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

test('the example uses the settings', async () => {
  const text = plain(await drawn(createElement(SaleExample, { costs }), 'en', ['selling-costs']))
  // 8 % of 86.96 is 6.96; 15 % of that is 1.04
  for (const amount of ['6.96', '1.04', '13.04', '92.00', '78.96']) expect(text).toContain(amount)
})

test('the facts name every setting, with the right Arabic forms', async () => {
  const text = plain(await drawn(createElement(CostFacts, { costs }), 'ar', ['selling-costs']))
  for (const part of ['8%', '15%', '12.00', '50.00', '700.00', 'بعد 11 يومًا', 'خلال يومين']) expect(text).toContain(part)
  const free = plain(await drawn(createElement(CostFacts, { costs: { ...costs, cod_fee: 0 } }), 'en', ['selling-costs']))
  expect(free).not.toContain('The customer pays a cash on delivery fee')
})

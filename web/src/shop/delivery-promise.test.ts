import type { MarketDelivery } from '@rahba/contract/catalog/market/market'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawn } from '../../test/draw.ts'
import { DeliveryPromise } from './delivery-promise.tsx'

const delivery: MarketDelivery = {
  city: null,
  delivers: true,
  excluded_cities: 1,
  excluded_regions: 0,
  delivery_charge: 1500,
  max_delivery_charge: 4500,
  min_order_cost: 0,
  free_from: null,
  promised_from: null,
  promised_to: null,
  branches: null,
}
async function read(changes: Partial<MarketDelivery> = {}) {
  const part = createElement(DeliveryPromise, { delivery: { ...delivery, ...changes }, typed: '' })
  const html = await drawn(part, 'en', ['shop', 'kit', 'common'])
  return html.replaceAll(/<style[\s\S]*?<\/style>|<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

test('shows the range of charges over all places before a city is chosen', async () => {
  expect(await read()).toMatch(/Delivery charge from .*15\.00.* to .*45\.00.* depending on the city/)
  const same = await read({ max_delivery_charge: 1500 })
  expect(same).toMatch(/Delivery charge .*15\.00/)
  expect(same).not.toContain('depending')
  expect(await read({ delivery_charge: 0, max_delivery_charge: 0 })).toContain('Free delivery')
})

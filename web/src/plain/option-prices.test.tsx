import type { MarketProduct } from '@rahba/contract/catalog/market'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { only, openPlain } from '../../test/plain-page.ts'
import { PriceTag } from '../shop/price-tag.tsx'
import { Options } from '../shop/product/options.tsx'
import type { Pricing } from '../shop/shown-price.ts'
import { bindOptionPrices } from './option-prices.ts'

const option = (id: string, name: string, price: number) => ({ id, name, price })
const fields: MarketProduct['additional_fields'] = [
  { id: 'size', name: 'Size', kind: 'one_of', is_required: true, options: [option('s', 'Small', 0), option('l', 'Large', 1500)] },
  { id: 'more', name: 'More', kind: 'several_of', is_required: false, options: [option('g', 'Gift wrap', 1000)] },
]
const half: Pricing = {
  price: 30_000,
  final_price: 20_000,
  offer: { offer_type: 'percentage', offer_value: 5000, end_date: '2027-01-01', price: 10_000 },
  vat_added_bp: 1500,
  vat_shown: true,
}

async function open(pricing: Pricing) {
  await openPlain(
    <form data-options>
      <div data-pricing={JSON.stringify(pricing)}>
        <PriceTag price={pricing.price} now={pricing.offer?.price ?? pricing.final_price} vat={pricing} large />
      </div>
      <Options fields={fields} vat={pricing} chosen={[]} />
      <a href="https://wa.me/1?text=Hello" data-messages={JSON.stringify({ plain: 'Hello', chosen: 'Hello ({options})' })}>
        Ask
      </a>
    </form>,
    ['shop', 'kit'],
  )
  bindOptionPrices(only('form', HTMLFormElement))
}
const getPrices = () => [...document.querySelectorAll('[data-pricing] bdi')].map((money) => money.textContent)

test('a chosen option changes both prices, for the eye and for the ear, and the message to the store', async () => {
  await open(half)
  expect(getPrices()).toEqual(['115.00115.00 Saudi riyals', '345.00345.00 Saudi riyals'])
  await page.getByRole('radio', { name: /^Large/ }).click()
  expect(getPrices()).toEqual(['123.63123.63 Saudi riyals', '362.25362.25 Saudi riyals'])
  await page.getByRole('checkbox', { name: /^Gift wrap/ }).click()
  expect(getPrices()[0]).toContain('129.38')
  const chat = only('a', HTMLAnchorElement)
  expect(new URL(chat.href).searchParams.get('text')).toBe('Hello (Large, Gift wrap)')
  await page.getByRole('checkbox', { name: /^Gift wrap/ }).click()
  await page.getByRole('radio', { name: /^Small/ }).click()
  expect(getPrices()[0]).toContain('115.00')
})

test('what the browser put back after "back" counts again', async () => {
  await open({ ...half, offer: null, vat_shown: false })
  only('input[value="l"]', HTMLInputElement).checked = true
  window.dispatchEvent(new Event('pageshow'))
  expect(getPrices()[0]).toContain('215.00')
})

import type { MarketProduct, MarketVariant } from '@rahba/contract/catalog/market/market'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { only, openPlain } from '../../test/plain-page.ts'
import { PriceTag } from '../shop/price-tag.tsx'
import { Axes } from '../shop/product/axes.tsx'
import { getShownVariants } from '../shop/product/find-variant.ts'
import { Options } from '../shop/product/options.tsx'
import { Pickup } from '../shop/product/pickup.tsx'
import type { VariantStates } from '../shop/product/variant-state.ts'
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
      <Options fields={fields} vat={pricing} values={[]} />
      <a href="https://wa.me/1?text=Hello" data-messages={JSON.stringify({ plain: 'Hello', chosen: 'Hello ({options})' })}>
        Ask
      </a>
    </form>,
    ['shop', 'kit'],
  )
  bindOptionPrices(only('form', HTMLFormElement))
}

test('the bar on a phone shows the same price', async () => {
  await open({ ...half, offer: null, vat_shown: false })
  const bar = only('[data-pricing]', HTMLElement).cloneNode(true)
  if (!(bar instanceof HTMLElement)) throw new Error('A copy of an element is one')
  bar.removeAttribute('data-pricing')
  bar.dataset.prices = ''
  document.body.append(bar)
  await page.getByRole('radio', { name: /^Large/ }).click()
  expect(bar.querySelector('bdi')?.textContent).toContain('215.00')
  expect(bar.querySelector('s bdi')?.textContent).toContain('315.00')
})

const getPrices = () => [...document.querySelectorAll('[data-pricing] bdi')].map((money) => money.textContent)

test('a chosen option changes both prices, on screen and for screen readers, and the message to the store', async () => {
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

test('values that the browser restores after "back" count again', async () => {
  await open({ ...half, offer: null, vat_shown: false })
  only('input[value="l"]', HTMLInputElement).checked = true
  window.dispatchEvent(new Event('pageshow'))
  expect(getPrices()[0]).toContain('215.00')
})

const value = (id: string) => ({ id, name: id, colour: null, image: null })
const variant = (values: string[], left: number | null, final_price: number): MarketVariant => ({
  id: values.join(),
  values,
  price: 20_000,
  price_after_discount: null,
  final_price,
  offer_price: null,
  image: values[0] === 'white' ? 'second' : null,
  left,
})
const states: VariantStates = {
  available: 'In stock',
  soldOut: 'Out of stock',
  unavailable: 'Not offered',
  changed: 'Your choice changed to:',
  notOffered: 'not available with your choice',
  remaining: ['Only 1 left', 'Only 2 left'],
}

test('a chosen variant shows its price, discount, stock and picture, and is in the address', async () => {
  const variants = [variant(['black', 's'], null, 20_000), variant(['black', 'l'], 0, 20_000), variant(['white', 's'], 2, 15_000)] as const
  const product = {
    axes: [
      { id: 'colour', name: 'Colour', values: [value('black'), value('white')] },
      { id: 'size', name: 'Size', values: [value('s'), value('l')] },
    ],
    variants: [...variants],
    images: ['first', 'second'],
  }
  const olaya = {
    ...{ id: 'olaya', name: 'Olaya', city: null, address: null },
    ...{ in_stock: ['black,s', 'white,s'], last_pieces: [{ variant_id: 'white,s', left: 2 }] },
  }
  const pricing: Pricing = { price: 20_000, final_price: 20_000, offer: null, vat_added_bp: 0, vat_shown: false }
  await openPlain(
    <form data-options data-variants={JSON.stringify(getShownVariants(product))} data-states={JSON.stringify(states)}>
      <div data-pricing={JSON.stringify(pricing)}>
        <PriceTag price={20_000} now={20_000} vat={pricing} large />
        <span data-off="0% off" hidden />
      </div>
      <p data-state="">In stock</p>
      <button type="submit" formMethod="post">
        Add
      </button>
      <Axes product={product} variant={variants[0]} />
      <Pickup branches={[olaya]} variants={variants.map(({ id }) => id)} shown={0} />
    </form>,
    ['shop', 'kit'],
  )
  bindOptionPrices(only('form', HTMLFormElement))
  const state = only('[data-state]', HTMLElement)
  const off = only('[data-off]', HTMLElement)
  const getState = (id: string) => only(`label:has([value="${id}"])`, HTMLElement).dataset.value
  const getBranch = () => [...document.querySelectorAll('[data-in-stock]:not([hidden])')].map(({ textContent }) => textContent)
  expect(getBranch()).toEqual(['In stock'])
  expect([getState('l'), getState('white'), only('s', HTMLElement).hidden]).toEqual(['sold_out', 'available', true])
  // A sold-out value says so in its name, and can be chosen.
  await expect.element(page.getByRole('radio', { name: 'l (Out of stock)', exact: true })).toBeEnabled()
  // Typed answers and the quantity belong to one visit, so the address does not name them.
  only('form', HTMLFormElement).insertAdjacentHTML('beforeend', '<input name="card" value="Happy Eid" aria-label="Card" />')
  only('form', HTMLFormElement).id = 'buy'
  document.body.insertAdjacentHTML('beforeend', '<input name="city" form="buy" value="Riyadh" aria-label="City" />')
  document.body.insertAdjacentHTML('beforeend', '<button form="buy" formmethod="post" name="act" value="city">Show</button>')
  await page.getByRole('radio', { name: 'white' }).click()
  expect([getPrices()[0], state.textContent, off.textContent, off.hidden]).toEqual([
    '150.00150.00 Saudi riyals',
    'Only 2 left',
    '25% off',
    false,
  ])
  expect(getBranch()).toEqual(['Only 2 left'])
  expect([location.search, only('s', HTMLElement).hidden]).toEqual(['?colour=white&size=s', false])
  // A value that is not offered with those before it is struck through and disabled, and says so; the keyboard passes it over.
  const large = page.getByRole('radio', { name: 'l (not available with your choice)', exact: true })
  await expect.element(large).toBeDisabled()
  expect([getState('l'), getComputedStyle(only('label:has([value="l"])', HTMLElement)).textDecorationLine]).toEqual([
    'impossible',
    'line-through',
  ])
  only('input[value="s"]', HTMLInputElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(only('input[value="s"]', HTMLInputElement).checked).toBe(true)
  const add = only('button', HTMLButtonElement)
  await page.getByRole('radio', { name: 'black' }).click()
  expect([state.textContent, off.hidden, getPrices()[0]]).toEqual(['In stock', true, '200.00200.00 Saudi riyals'])
  await page.getByRole('radio', { name: 'l (Out of stock)', exact: true }).click()
  expect([add.disabled, add.textContent, state.dataset.reason]).toEqual([true, 'Out of stock', 'out_of_stock'])
  // The button of the city buys nothing, so it stays.
  await expect.element(page.getByRole('button', { name: 'Show' })).toBeEnabled()
  expect(getBranch()).toEqual(['Out of stock'])
  // A city that the page was reached by stays in its address; the one in the field is kept by the browser.
  history.replaceState(null, '', '?city=Jeddah')
  // The other value changes with the one that was pressed, and that is said.
  await page.getByRole('radio', { name: 'white' }).click()
  expect([state.textContent, location.search]).toEqual(['Only 2 left. Your choice changed to: s', '?colour=white&size=s&city=Jeddah'])
  expect([add.disabled, add.textContent]).toEqual([false, 'Add'])
  await page.getByRole('radio', { name: 'black' }).click()
  await page.getByRole('radio', { name: 's', exact: true }).click()
  expect([state.textContent, state.dataset.reason]).toEqual(['In stock', undefined])
  expect([add.disabled, add.textContent]).toEqual([false, 'Add'])
})

test('a variant without a discount mentions the others’ discount', async () => {
  const product = {
    axes: [{ id: 'size', name: 'Size', values: [value('s'), value('l')] }],
    variants: [variant(['s'], null, 20_000), variant(['l'], null, 15_000)],
    images: [],
    pickup_branches: [],
  }
  const [first] = product.variants
  if (!first) throw new Error('There are two')
  await openPlain(
    <form data-options data-variants={JSON.stringify(getShownVariants(product))} data-states={JSON.stringify(states)}>
      <div data-pricing={JSON.stringify({ price: 20_000, final_price: 20_000, offer: null, vat_added_bp: 0, vat_shown: false })}>
        <span data-off="0% off" data-some="Discount on some options">
          Discount on some options
        </span>
      </div>
      <Axes product={product} variant={first} />
    </form>,
    ['shop', 'kit'],
  )
  bindOptionPrices(only('form', HTMLFormElement))
  const badge = only('[data-off]', HTMLElement)
  await page.getByRole('radio', { name: 'l' }).click()
  expect([badge.textContent, badge.hidden]).toEqual(['25% off', false])
  await page.getByRole('radio', { name: 's' }).click()
  expect([badge.textContent, badge.hidden]).toEqual(['Discount on some options', false])
})

import type { OpenInterval } from '@rahba/contract/stores/profile/opening-times'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cartPart } from '../../../test/cart-part.ts'
import { openPlain } from '../../../test/plain-page.ts'
import { text as ar } from '../../text/ar/checkout.ts'
import { text } from '../../text/en/checkout.ts'
import type { CheckoutStoreView } from './checkout-view.server.ts'
import { PickupChoice } from './pickup-choice.tsx'

const branch = (id: string, more: object = {}) => ({
  ...{ id, name: `Branch ${id}`, city: 'Riyadh', address: 'شارع العليا', has_all: true, in_city: false },
  ...more,
})
const hours = {
  is_open: false,
  changes_at: null,
  holiday: null,
  today: [{ opens: '09:00', closes: '17:00', next_day: false }],
  next: [] as OpenInterval[],
}

function open(branches: ReturnType<typeof branch>[], branch_id: string, found: string, locale: 'ar' | 'en' = 'en', times = hours) {
  const part = cartPart('Layan', 0, { pickup_branches: branches, hours: times })
  // The choice reads these parts of a view only.
  const view = { store: part.store, part, choice: { branch_id }, quote: { branch: { id: found } } } as CheckoutStoreView
  return openPlain(<PickupChoice view={view} />, ['checkout', 'store-delivery'], locale)
}

test('each branch is a card with its opening hours', async () => {
  await open([branch('a', { in_city: true }), branch('b', { has_all: false })], 'b', 'b')
  const radios = page.getByRole('radio')
  await expect.element(radios.nth(2)).toBeChecked()
  expect(radios.elements().map((one) => (one as HTMLInputElement).value)).toEqual(['', 'a', 'b'])
  await expect.element(radios.nth(1)).toHaveAccessibleName(/Branch a.*In your city/)
  await expect.element(radios.nth(2)).toHaveAccessibleName(new RegExp(`Branch b.*${text.lacksGoods}`))
  expect(page.getByText('Closed now').elements()).toHaveLength(3)
  expect(page.getByText(/Hours today: 9:00.*5:00/).elements()).toHaveLength(3)
  expect(page.getByRole('link').elements()).toHaveLength(2)
  // The address is Arabic on an English page.
  const address = page.getByText('شارع العليا').first().element()
  expect([address.getAttribute('lang'), address.getAttribute('dir')]).toEqual(['ar', 'auto'])
})

test('without a choice the found branch is named', async () => {
  await open([branch('a', { has_all: false }), branch('b')], '', 'b', 'ar')
  await expect.element(page.getByRole('radio').first()).toBeChecked()
  await expect.element(page.getByRole('radio').first()).toHaveAccessibleName(new RegExp(`${ar.anyBranch}.*Branch b`))
  // The hours and the way are told of it as of the others.
  expect(page.getByText(new RegExp(ar.today)).elements()).toHaveLength(3)
  expect(page.getByRole('link').elements()).toHaveLength(3)
})

test('a single branch needs no choice', async () => {
  await open([branch('a')], '', 'a')
  expect(page.getByRole('radio').elements()).toEqual([])
  await expect.element(page.getByText('Branch a')).toBeVisible()
  await expect.element(page.getByText('Closed now')).toBeVisible()
  await expect.element(page.getByText(/Hours today: 9:00.*5:00/)).toBeVisible()
})

test('a store that is closed all day shows the hours of its next open day', async () => {
  await open([branch('a')], '', 'a', 'ar', { ...hours, today: [], next: hours.today })
  await expect.element(page.getByText(new RegExp(ar.nextHours))).toBeVisible()
  expect(page.getByText(new RegExp(ar.today)).elements()).toEqual([])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openPlain } from '../../test/plain-page.ts'
import { HeartsForm, heartsFormId } from '../shop/favourites/hearts-form.tsx'
import { OwnWays } from '../shop/favourites/own-ways.tsx'
import { text } from '../text/en/shop.ts'
import { text as account } from '../text/en/shopper-account.ts'
import { bindHearts } from './hearts.ts'

const id = '01a21832-ef5f-704f-a375-4bec9ee7c9c6'
const name = text.products.keep('Oud')
/** The forms that left the page, by their action and button. */
let left: string[] = []

bindHearts()
// Nothing of this page may be sent for good.
document.addEventListener('submit', (event) => {
  event.preventDefault()
  if (event.submitter instanceof HTMLButtonElement) left.push(`${event.submitter.name}=${event.submitter.value}`)
})
beforeEach(() => {
  left = []
})
afterEach(() => vi.restoreAllMocks())

/** Answers each call after a moment, as a network does. */
const answer = (status: number) =>
  vi.spyOn(window, 'fetch').mockImplementation(() => new Promise((done) => setTimeout(done, 5, new Response(null, { status }))))

const openCard = (market: 'shopper' | 'visitor' = 'shopper') =>
  openPlain(
    <div data-market={market}>
      <button
        type="submit"
        form={heartsFormId}
        name="keep"
        value={`${id}#heart`}
        data-heart={id}
        data-kind="products"
        aria-label={name}
        aria-pressed={false}
      />
      <HeartsForm />
    </div>,
    ['shop'],
  )

test('a heart adds and removes a favorite without leaving the page, and announces it', async () => {
  const fetched = answer(200)
  await openCard()
  const heart = page.getByRole('button', { name })
  await heart.click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText(text.products.added)).toBeInTheDocument()
  await heart.click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
  await expect.element(page.getByText(text.products.dropped)).toBeInTheDocument()
  expect(fetched.mock.calls.map(([path, init]) => `${init?.method} ${String(path)}`)).toEqual([
    `PUT /api/user/favourites/products/${id}`,
    `DELETE /api/user/favourites/products/${id}`,
  ])
  expect(left).toEqual([])
})

test('a heart whose request fails submits its form, with the same effect', async () => {
  answer(500)
  await openCard()
  const heart = page.getByRole('button', { name })
  await heart.click()
  await expect.poll(() => left).toEqual([`keep=${id}#heart`])
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
})

test('the heart of a store’s own page changes its text', async () => {
  const fetched = answer(200)
  await openPlain(<OwnWays kind="stores" id={id} kept={false} />, ['shopper-account'])
  await page.getByRole('button', { name: account.keep.add }).click()
  await expect.element(page.getByRole('button', { name: account.keep.remove })).toHaveValue('drop')
  expect(fetched.mock.calls[0]?.[0]).toBe(`/api/user/favourites/stores/${id}`)
  expect(left).toEqual([])
})

test('a visitor’s heart is a form that leads to the sign-in', async () => {
  const fetched = answer(200)
  await openCard('visitor')
  await page.getByRole('button', { name }).click()
  expect([left, fetched.mock.calls]).toEqual([[`keep=${id}#heart`], []])
})

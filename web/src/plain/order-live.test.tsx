import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openPlain } from '../../test/plain-page.ts'
import { getPause, renew } from './order-live.ts'

/** The page as the server draws it in another state. */
const answerWith = (body: string) =>
  vi
    .spyOn(window, 'fetch')
    .mockResolvedValue(new Response(`<html><body>${body}</body></html>`, { headers: { 'content-type': 'text/html' } }))
afterEach(() => vi.restoreAllMocks())

const open = () =>
  openPlain(
    <>
      <p data-live="state">Accepted</p>
      <form data-live="pay">
        <input type="hidden" name="key" value="one" />
        <label>
          Sender <input name="sender" defaultValue="" />
        </label>
      </form>
      <p data-refreshes>This page updates automatically.</p>
    </>,
    [],
  )
const form = (key: string, more = '') =>
  `<form data-live="pay"><input type="hidden" name="key" value="${key}"><label> Sender <input name="sender" value=""></label>${more}</form>`

test('a changed part is replaced, and an unchanged one keeps its element', async () => {
  await open()
  const before = document.querySelector('form')
  answerWith(`<p data-live="state">Shipped</p>${before?.outerHTML.replace('"one"', '"two"')}<p data-refreshes></p>`)
  await renew()
  await expect.element(page.getByText('Shipped')).toBeVisible()
  expect(document.querySelector('form')).toBe(before)
})

test('input is not replaced', async () => {
  await open()
  await page.getByLabelText('Sender').fill('Reem')
  document.body.focus()
  answerWith(`<p data-live="state">Shipped</p>${form('two', '<p>Other words</p>')}<p data-refreshes></p>`)
  await renew()
  await expect.element(page.getByText('Shipped')).toBeVisible()
  await expect.element(page.getByLabelText('Sender')).toHaveValue('Reem')
})

test('a finished order is not polled any more', async () => {
  await open()
  answerWith('<p data-live="state">Completed</p>')
  await renew()
  expect(document.querySelector('[data-refreshes]')).toBeNull()
})

test('without a connection, or signed out, the page stays the same', async () => {
  await open()
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('offline'))
  await renew()
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response('', { status: 503 }))
  await renew()
  await expect.element(page.getByText('Accepted')).toBeVisible()
  expect(document.querySelector('[data-refreshes]')).not.toBeNull()
})

test('a page that waits for an answer is polled more often, and one without the attribute not at all', async () => {
  await open()
  expect(getPause()).toBe(30_000)
  document.querySelector<HTMLElement>('[data-refreshes]')?.setAttribute('data-refreshes', '4')
  expect(getPause()).toBe(4000)
  document.querySelector<HTMLElement>('[data-refreshes]')?.setAttribute('data-refreshes', '0.01')
  expect(getPause()).toBe(4000)
  document.querySelector('[data-refreshes]')?.remove()
  expect(getPause()).toBeNull()
})

import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { only, openPlain } from '../../test/plain-page.ts'
import { MarketSearch } from '../market/layout/market-search.tsx'
import { text } from '../text/en/market.ts'
import { bindSuggestions } from './suggestions.ts'

const found = {
  categories: [
    { name: 'Coffee', slug: 'coffee', parent_slug: null },
    { name: 'Cups', slug: 'cups', parent_slug: 'home' },
  ],
  products: [{ name: 'Coffee beans', slug: 'beans 1', store_slug: 'sadeem' }],
  stores: [],
}

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

async function open(answer: () => Promise<Response> | Response) {
  const asked = vi.spyOn(window, 'fetch').mockImplementation(async () => answer())
  await openPlain(<MarketSearch />, ['market'])
  bindSuggestions(only('form', HTMLFormElement))
  return { asked, search: page.getByRole('searchbox', { name: text.frame.search }) }
}

test('suggestions are grouped by kind, selected by the arrow keys and closed by Escape', async () => {
  const { asked, search } = await open(() => Response.json(found))
  await search.fill('cof')
  const beans = page.getByRole('link', { name: 'Coffee beans' })
  await expect.element(beans).toHaveAttribute('href', '/en/s/sadeem/p/beans%201')
  await expect.element(page.getByRole('link', { name: 'Cups' })).toHaveAttribute('href', '/en/market/c/home/cups')
  expect(page.getByRole('heading', { name: text.suggestions.stores }).query()).toBeNull()
  expect(asked).toHaveBeenCalledTimes(1)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(page.getByRole('link', { name: 'Cups' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(search).toHaveFocus()
  expect(beans.query()).toBeNull()
})

test('one letter requests nothing, and a failed request shows nothing', async () => {
  const { asked, search } = await open(() => Promise.reject(new TypeError('offline')))
  await search.fill('c')
  await search.fill('co')
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  expect(only('[data-suggestions]', HTMLElement).hidden).toBe(true)
})

test('this browser’s last searches are shown before typing, filtered during it, and can be cleared', async () => {
  localStorage.setItem('searches', JSON.stringify(['Coffee cups', 'oud', 7]))
  const { asked, search } = await open(() => Response.json({}))
  await search.click()
  const cups = page.getByRole('link', { name: 'Coffee cups' })
  await expect.element(cups).toHaveAttribute('href', '/en/market/search?q=Coffee%20cups')
  await search.fill('o')
  expect(cups.query()).toBeNull()
  await expect.element(page.getByRole('link', { name: 'oud' })).toBeVisible()
  expect(asked).not.toHaveBeenCalled()
  await page.getByRole('button', { name: text.suggestions.clearSearches }).click()
  expect(localStorage.getItem('searches')).toBeNull()
  expect(only('[data-suggestions]', HTMLElement).hidden).toBe(true)
})

test('a submitted search is stored once, at the first place', async () => {
  localStorage.setItem('searches', JSON.stringify(['oud', 'dates']))
  const { search } = await open(() => Response.json({}))
  only('form', HTMLFormElement).addEventListener('submit', (event) => event.preventDefault())
  await search.fill(' dates ')
  await userEvent.keyboard('{Enter}')
  expect(JSON.parse(localStorage.getItem('searches') ?? '')).toEqual(['dates', 'oud'])
})

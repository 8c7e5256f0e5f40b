import type { Locale } from '@rahba/contract/kernel/locale'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage } from '../../../test/page.tsx'
import { PrefetchContext } from './prefetch.tsx'
import { UrlTabs } from './url-tabs.tsx'

const tab = (name: string) => page.getByRole('tab', { name })
/** Longer than a pointer has to rest. */
const rest = () => new Promise((done) => setTimeout(done, 200))

async function open(at = '/dashboard/things', locale: Locale = 'en') {
  const requests: string[] = []
  const Prefetch = ({ page: path }: { page: string }) => {
    requests.push(path)
    return null
  }
  const { address, back } = await openPage(
    <PrefetchContext value={Prefetch}>
      <UrlTabs
        aria-label="Parts"
        tabs={[
          { key: 'facts', label: 'Facts', content: () => <p>All facts</p> },
          { key: 'orders', label: 'Orders', content: () => <p>All orders</p> },
          { key: 'notes', label: 'Notes', content: () => <p>All notes</p> },
        ]}
      />
    </PrefetchContext>,
    { at, locale },
  )
  return { requests, address, back }
}

describe.each<Locale>(['ar', 'en'])('in %s', (locale) => {
  test('the tab is in the address, and back returns to the previous tab', async () => {
    const { address, back } = await open('/dashboard/things?page=3&q=lamp', locale)
    await tab('Orders').click()
    await expect.element(page.getByText('All orders')).toBeVisible()
    expect(address()).toBe('/dashboard/things?q=lamp&tab=orders')
    back()
    await expect.element(page.getByText('All facts')).toBeVisible()
  })

  test('the arrow keys go to the next tab in their direction', async () => {
    await open('/dashboard/things', locale)
    await tab('Facts').click()
    await userEvent.keyboard(locale === 'ar' ? '{ArrowLeft}' : '{ArrowRight}')
    await expect.element(tab('Orders')).toHaveFocus()
    await expect.element(page.getByText('All orders')).toBeVisible()
  })

  test('a tab fetches the page that a press opens while the pointer rests on it', async () => {
    const { requests, address } = await open('/dashboard/things?page=3&q=lamp', locale)
    await userEvent.hover(tab('Orders'))
    await expect.poll(() => requests).toContain(`/${locale}/dashboard/things?q=lamp&tab=orders`)
    await tab('Orders').click()
    await expect.poll(() => `/${locale}${address()}`).toBe(requests[0])
  })
})

test('the tab that is open fetches nothing', async () => {
  const { requests } = await open('/dashboard/things?tab=orders')
  await userEvent.hover(tab('Orders'))
  await rest()
  expect(requests).toEqual([])
  // The first tab is opened by the address without it.
  await userEvent.hover(tab('Facts'))
  await expect.poll(() => requests).toContain('/en/dashboard/things')
})

import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage } from '../../../test/page.tsx'
import { LocalLink } from './link.tsx'
import { MenuButton } from './menu-button.tsx'
import { PrefetchContext } from './prefetch.tsx'

afterEach(() => vi.restoreAllMocks())

/** Longer than a pointer has to rest. */
const rest = () => new Promise((done) => setTimeout(done, 200))

async function open(target?: '_blank') {
  const requests: string[] = []
  const Prefetch = ({ page: path }: { page: string }) => {
    requests.push(path)
    return null
  }
  await openPage(
    <PrefetchContext value={Prefetch}>
      <button type="button">Before</button>
      <LocalLink to="/dashboard/orders" {...(target ? { target } : {})}>
        Orders
      </LocalLink>
      <MenuButton
        lines={[
          { key: 'stores', label: 'Stores', href: '/dashboard/stores' },
          { key: 'print', label: 'Print', href: '/dashboard/faqs', target: '_blank' },
          { key: 'sent', label: 'Sent', href: '/dashboard/admins', disabled: 'Not yet' },
        ]}
      >
        <button type="button">More</button>
      </MenuButton>
    </PrefetchContext>,
  )
  return requests
}

const link = () => page.getByRole('link', { name: 'Orders' })

test('a link fetches its page while the pointer rests on it', async () => {
  const requests = await open()
  await userEvent.hover(link())
  await expect.poll(() => requests).toContain('/en/dashboard/orders')
})

test('a link fetches its page when the keyboard reaches it', async () => {
  const requests = await open()
  await userEvent.click(page.getByRole('button', { name: 'Before' }))
  await userEvent.keyboard('{Tab}')
  await expect.element(link()).toHaveFocus()
  await expect.poll(() => requests).toContain('/en/dashboard/orders')
})

test('a pointer that only crosses a link fetches nothing', async () => {
  const requests = await open()
  const event = (type: string, pointerType = 'mouse') =>
    link()
      .element()
      .dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }))
  event('pointerover')
  event('pointerout')
  await rest()
  expect(requests).toEqual([])
})

test('a touch fetches nothing, because it may begin a scroll', async () => {
  const requests = await open()
  link()
    .element()
    .dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'touch' }))
  await rest()
  expect(requests).toEqual([])
})

test('nothing is prefetched without a connection', async () => {
  const requests = await open()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await userEvent.hover(link())
  await rest()
  expect(requests).toEqual([])
})

test('a link that opens a new tab fetches nothing', async () => {
  const requests = await open('_blank')
  await userEvent.hover(link())
  await rest()
  expect(requests).toEqual([])
})

test('a line of a menu that leads to a page fetches it while the pointer rests on it, and no other line does', async () => {
  const requests = await open()
  await page.getByRole('button', { name: 'More' }).click()
  const line = (name: string | RegExp) => page.getByRole('menuitem', { name })
  await userEvent.hover(line('Print'))
  await rest()
  await userEvent.hover(line(/Sent/), { force: true })
  await rest()
  // The pointer may have passed the link on its way.
  expect(requests.filter((path) => path !== '/en/dashboard/orders')).toEqual([])
  await userEvent.hover(line('Stores'))
  await expect.poll(() => requests).toContain('/en/dashboard/stores')
})

import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { only, openPlain } from '../../test/plain-page.ts'
import { Gallery } from '../shop/product/gallery.tsx'
import { text } from '../text/en/shop.ts'
import { bindZoom } from './zoom.ts'

bindZoom()

const t = text.product

for (const locale of ['en', 'ar'] as const)
  test(`a picture opens over the page, is enlarged by a press, and closes by a key, in ${locale}`, async () => {
    await openPlain(<Gallery images={['one', 'two', 'three']} name="Vase" />, ['shop', 'common'], locale)
    const dialog = only('dialog', HTMLDialogElement)
    const link = only('[data-zoom="zoom-2"]', HTMLAnchorElement)
    expect(link.pathname).toBe('/files/two/1280.webp')
    link.click()
    expect(dialog.matches(':modal')).toBe(true)
    const slide = only('#zoom-2', HTMLLIElement)
    await expect.poll(() => Math.abs(slide.getBoundingClientRect().left)).toBeLessThan(2)
    const button = only('#zoom-2 [data-enlarge]', HTMLButtonElement)
    await userEvent.click(button, { position: { x: button.clientWidth - 20, y: button.clientHeight / 2 } })
    expect(button.getAttribute('aria-pressed')).toBe('true')
    expect(button.clientWidth).toBeGreaterThan(slide.clientWidth * 2)
    // The point that was pressed is in sight: the right edge.
    expect(slide.scrollLeft).toBeGreaterThan(slide.clientWidth)
    button.click()
    expect(button.getAttribute('aria-pressed')).toBe('false')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => dialog.open).toBe(false)
  })

test('a reopened picture is shown whole, and opening a new tab is left to the browser', async () => {
  await openPlain(<Gallery images={['one']} name="Vase" />, ['shop', 'common'])
  const dialog = only('dialog', HTMLDialogElement)
  const link = only('[data-zoom]', HTMLAnchorElement)
  link.click()
  only('[data-enlarge]', HTMLButtonElement).click()
  await page.getByRole('button', { name: 'Close' }).click()
  expect(dialog.open).toBe(false)
  link.click()
  expect(only('[data-enlarge]', HTMLButtonElement).getAttribute('aria-pressed')).toBe('false')
  dialog.close()
  link.addEventListener('click', (event) => event.preventDefault())
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
  expect([dialog.open, t.zoom(1)]).toEqual([false, link.title])
})

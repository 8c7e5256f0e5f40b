import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { only, openPlain } from '../../test/plain-page.ts'
import { Share } from '../shop/product/share.tsx'
import { text } from '../text/en/shop.ts'
import { bindCopies } from './copies.ts'
import { bindShare } from './share.ts'

bindShare()
bindCopies()

const t = text.product
const address = 'https://rahba.example/en/s/sadeem/p/harari'
const before = location.href

/** A device with a way to share, or without one. */
const setShare = (share: Navigator['share'] | null) => {
  if (share) Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  else Reflect.deleteProperty(Navigator.prototype, 'share')
}

afterEach(() => {
  history.replaceState(null, '', before)
  Reflect.deleteProperty(navigator, 'share')
})

async function open() {
  await openPlain(<Share address={address} title="Harari" />, ['shop'])
  return only('details', HTMLDetailsElement)
}

test('the device shares the page with the chosen values, without those of this visit', async () => {
  const share = vi.fn(() => Promise.resolve())
  setShare(share)
  const part = await open()
  history.replaceState(null, '', '?colour=white&added=&city=Abha&quantity=2')
  await page.getByText(t.share).click()
  expect(share).toHaveBeenCalledWith({ title: 'Harari', url: `${address}?colour=white` })
  expect(part.open).toBe(false)
})

test('closing the device’s dialog does nothing, and a dialog that fails leaves the link', async () => {
  setShare(() => Promise.reject(new DOMException('closed', 'AbortError')))
  const part = await open()
  await page.getByText(t.share).click()
  await new Promise((done) => setTimeout(done))
  expect(part.open).toBe(false)
  setShare(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
  await page.getByText(t.share).click()
  await expect.poll(() => part.open).toBe(true)
})

test('a device that can’t share opens the link, with a button to copy it', async () => {
  setShare(null)
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const part = await open()
  history.replaceState(null, '', '?added=')
  await page.getByText(t.share).click()
  expect(part.open).toBe(true)
  expect(only('input', HTMLInputElement).value).toBe(address)
  await page.getByRole('button', { name: t.copyLink }).click()
  expect(write).toHaveBeenCalledWith(address)
  await expect.element(page.getByRole('button', { name: t.linkCopied })).toBeVisible()
  await expect.element(page.getByRole('button', { name: t.copyLink }), { timeout: 4000 }).toBeVisible()
})

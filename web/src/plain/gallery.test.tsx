import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { only, openPlain } from '../../test/plain-page.ts'
import { Gallery } from '../shop/product/gallery.tsx'
import { text } from '../text/en/shop.ts'
import { bindGallery } from './gallery.ts'

bindGallery()

test('a thumbnail shows the large picture, and the address stays the same', async () => {
  await openPlain(<Gallery images={['one', 'two', 'three']} name="Vase" />, ['shop', 'common'])
  const row = only('ul', HTMLUListElement)
  await page.getByRole('link', { name: text.product.picture(3) }).click()
  await expect.poll(() => row.scrollLeft).toBeGreaterThan(row.clientWidth)
  expect(location.hash).toBe('')
})

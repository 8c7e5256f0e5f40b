import type { Locale } from '@rahba/contract/kernel/locale'
import { expect, test } from 'vitest'
import { openPage } from '../../test/page.tsx'
import { AddressLine } from './shopper-panel.tsx'

const arabic = { street: 'شارع الأمير محمد.', building: '7412', district: 'حي العليا (شمال)' }
const latin = { street: 'King Fahd Rd.', building: '7412', district: 'Olaya (north)' }
const around = {
  name: 'ريم',
  phone: '+966500000001',
  city: { ar: 'الرياض', en: 'Riyadh' },
  region: { ar: 'منطقة الرياض', en: 'Riyadh Region' },
  short_address: null,
}

/** Where a text stands on the page, by the pixels of its first occurrence; with `last` only its last character. */
function getPlace(text: string, last = false): DOMRect {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const from = node.textContent?.indexOf(text) ?? -1
    if (from < 0) continue
    const range = document.createRange()
    range.setStart(node, last ? from + text.length - 1 : from)
    range.setEnd(node, from + text.length)
    return range.getBoundingClientRect()
  }
  throw new Error(`${text} is not on the page`)
}

test.each<[Locale, string, typeof arabic]>([
  ['ar', 'Arabic', arabic],
  ['ar', 'Latin', latin],
  ['en', 'Arabic', arabic],
  ['en', 'Latin', latin],
])('an address is read from its street on in the page’s direction: in %s, written in %s', async (locale, _, typed) => {
  await openPage(<AddressLine address={{ ...around, ...typed } as Parameters<typeof AddressLine>[0]['address']} />, { locale })
  const { street, building, district } = typed
  const parts = [street, building, district, around.city[locale], around.region[locale]].map((part) => getPlace(part))
  const begins = parts.map(({ left, right }) => (locale === 'ar' ? -right : left))
  expect(begins).toEqual(begins.toSorted((a, b) => a - b))
  // punctuation that ends a part stands at the part's own end, not at the other one
  const dot = getPlace(street, true)
  const end = typed === arabic ? dot.left - getPlace(street).left : getPlace(street).right - dot.right
  expect(Math.abs(end)).toBeLessThan(2)
})

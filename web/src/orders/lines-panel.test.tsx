import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '../../test/page.tsx'
import { LinesPanel } from './lines-panel.tsx'

type Props = Parameters<typeof LinesPanel>[0]

const sku = 'T15-BLK-60-K'
const line = {
  id: '01981c5e-0000-7000-8000-000000000001',
  product_id: '01981c5e-0000-7000-8000-000000000002',
  name: { ar: 'عباءة كريب سوداء بتطريز يدوي', en: 'Black crepe abaya' },
  image: null,
  variant: [],
  options: [],
  sku,
  barcode: '6281001234567',
  quantity: 2,
  refunded_quantity: 2,
  cancelled_quantity: 2,
  free_units: 0,
  unit: 20_000,
  list: 40_000,
  goods: 36_000,
  offer_discount: 4_000,
  coupon_share: 0,
}
const order = { status: 'delivered', delivered_at: null, lines: [line], cancellations: [] } as unknown as Props['order'] // the rest of an order is not shown here

afterEach(() => page.viewport(1280, 800))

test.each(['ar', 'en'] as const)(
  'a returned line is struck through without its details, and its codes stay whole on a phone, in %s',
  async (locale) => {
    await page.viewport(390, 844)
    await openPage(<LinesPanel order={order} product={() => '/account'} />, { locale, texts: ['orders'] })
    const note = page.getByText(locale === 'ar' ? /الملغى أو المسترجع/ : /cancell?ed or returned/i).last()
    await expect.element(note).toBeVisible()
    expect(note.element().closest('del')).toBeNull()
    await expect.element(page.getByText(line.name[locale])).toBeVisible()
    expect(page.getByText(line.name[locale]).element().closest('del')).not.toBeNull()
    const code = page.getByText(sku).element()
    expect(code.tagName).toBe('BDI')
    const range = document.createRange()
    range.selectNodeContents(code)
    expect(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size).toBe(1)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
)

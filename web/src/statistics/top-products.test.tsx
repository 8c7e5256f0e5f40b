import { exportStoreStatistics, listTopProducts } from '@rahba/contract/statistics/statistics.calls'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '../../test/page.tsx'
import { answerCalls } from '../../test/server.ts'
import { TopProducts } from './top-products.tsx'
import { useReportRequest } from './use-report-request.ts'

const id = (n: number) => `00000000-0000-7000-8000-00000000000${n}`
const sold = (units: number, goods: number) => ({ units, goods, units_before: 0, goods_before: 0 })
const size = (name: string) => ({ axis_id: id(8), axis: { ar: 'المقاس', en: 'Size' }, value_id: id(9), value: { ar: name, en: name } })

function Products() {
  const request = useReportRequest([])
  return <TopProducts request={request} call={listTopProducts} file={{ endpoint: exportStoreStatistics, query: { by: 'product' } }} />
}

test('each product has its variants below it, with their own pieces and amount', async () => {
  answerCalls({
    'GET /store/statistics/products': () => ({
      body: {
        as_of: '2026-11-26T10:00:00.000Z',
        more: false,
        rows: [
          {
            ...{ product_id: id(1), name: { ar: 'عباية', en: 'Abaya' }, image: null, more_variants: true, ...sold(6, 42_000) },
            variants: [
              { variant_id: id(2), variant: [size('54')], ...sold(4, 28_000) },
              { variant_id: id(3), variant: [], ...sold(2, 14_000) },
            ],
          },
        ],
      },
    }),
  })
  await openPage(<Products />, { texts: ['statistics'] })
  // Amounts have marks of direction between their digits.
  const read = (name: string) =>
    page
      .getByRole('row', { name: new RegExp(`^${name}`) })
      .element()
      .textContent?.replace(/[^\w.: ]/g, '')
  await expect.element(page.getByText('Abaya')).toBeVisible()
  expect(read('Abaya')).toMatch(/^Abaya60420\.00/)
  expect(read('Size: 54')).toMatch(/^Size: 5440280\.00/)
  expect(read('No variant')).toMatch(/^No variant20140\.00/)
  await expect.element(page.getByText(/^Only the top variants are shown/)).toBeVisible()
})

import { inLocale } from '@rahba/contract/kernel/locale'
import type { PageAddress } from '@rahba/contract/kernel/page-table'
import { type Split, splitNames, splits } from '@rahba/contract/statistics/figures'
import {
  exportStatistics,
  exportStoreTopProducts,
  listStoreTopProducts,
  readStatistics,
  splitStatistics,
} from '@rahba/contract/statistics/statistics.calls'
import { useCan } from '../../api/session.ts'
import { EmptyState } from '../../kit/feedback/states.tsx'
import type { Filter } from '../../kit/list/filter.ts'
import { UrlTabs } from '../../kit/nav/url-tabs.tsx'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { SplitPanel } from '../../statistics/split-panel.tsx'
import { StatisticsBody } from '../../statistics/statistics-body.tsx'
import { TopProducts } from '../../statistics/top-products.tsx'
import { useReportRequest } from '../../statistics/use-report-request.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { CarrierPanel } from './carrier-panel.tsx'
import { MarketProducts } from './market-products.tsx'

export const handle: RouteHandle = { text: ['kit', 'statistics'] }

const toPage = (by: Split, key: string): PageAddress => (by === 'store' ? `/dashboard/stores/${key}` : `/dashboard/categories/${key}`)

/** `/dashboard/statistics`: the whole platform's figures, or those of a store or a category. */
export default function StatisticsRoute() {
  const t = useText('statistics')
  const locale = useLocale()
  const request = useReportRequest(['store_id', 'category_id'])
  const [stores, categories, payments] = [useCan('stores.index'), useCan('categories.index'), useCan('payments.index')]
  const orders = useCan('orders.index')
  const { store_id } = request.narrowed
  const filters: Filter[] = [
    ...(stores ? [{ key: 'store_id', label: inLocale(splits.store, locale), kind: 'reference', to: '/admin/stores' } as const] : []),
    ...(categories
      ? [{ key: 'category_id', label: inLocale(splits.category, locale), kind: 'reference', to: '/admin/categories' } as const]
      : []),
  ]
  const mayOpen = (by: Split) => (by === 'store' && stores) || (by === 'category' && categories)
  return (
    <StatisticsBody title={t.title} request={request} call={readStatistics} exports={exportStatistics} filters={filters}>
      {({ totals }) => (
        <>
          <UrlTabs
            aria-label={t.splits}
            param="split"
            tabs={[
              ...splitNames.map((by) => ({
                key: by,
                label: inLocale(splits[by], locale),
                content: () => (
                  <SplitPanel
                    by={by}
                    request={request}
                    call={splitStatistics}
                    exports={exportStatistics}
                    totals={totals.now}
                    {...(mayOpen(by) ? { buildLink: (key: string) => toPage(by, key) } : {})}
                  />
                ),
              })),
              ...(orders
                ? [
                    {
                      key: 'product',
                      label: t.products,
                      content: () =>
                        store_id ? (
                          <TopProducts
                            request={request}
                            store={{ store_id }}
                            call={listStoreTopProducts}
                            file={{ endpoint: exportStoreTopProducts }}
                          />
                        ) : !request.narrowed.category_id ? (
                          <MarketProducts request={request} />
                        ) : (
                          <EmptyState title={t.chooseStore} body={t.chooseStoreHint} />
                        ),
                    },
                  ]
                : []),
            ]}
          />
          {payments && !request.narrowed.category_id && <CarrierPanel request={request} />}
        </>
      )}
    </StatisticsBody>
  )
}

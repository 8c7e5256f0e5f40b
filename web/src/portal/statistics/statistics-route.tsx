import { inLocale } from '@rahba/contract/kernel/locale'
import { splits, storeSplits } from '@rahba/contract/statistics/figures'
import {
  exportStoreStatistics,
  listTopProducts,
  readStoreStatistics,
  splitStoreStatistics,
} from '@rahba/contract/statistics/statistics.calls'
import { UrlTabs } from '../../kit/nav/url-tabs.tsx'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { SplitPanel } from '../../statistics/split-panel.tsx'
import { StatisticsBody } from '../../statistics/statistics-body.tsx'
import { TopProducts } from '../../statistics/top-products.tsx'
import { useReportRequest } from '../../statistics/use-report-request.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'

export const handle: RouteHandle = { text: ['kit', 'statistics'] }

/** `/store/statistics`: the store's own figures. */
export default function StatisticsRoute() {
  const t = useText('statistics')
  const locale = useLocale()
  const request = useReportRequest([])
  return (
    <StatisticsBody title={t.title} request={request} call={readStoreStatistics} exports={exportStoreStatistics}>
      {({ totals }) => (
        <UrlTabs
          aria-label={t.splits}
          param="split"
          tabs={[
            {
              key: 'product',
              label: t.products,
              content: () => (
                <TopProducts
                  request={request}
                  call={listTopProducts}
                  file={{ endpoint: exportStoreStatistics, query: { by: 'product' } }}
                />
              ),
            },
            ...storeSplits.map((by) => ({
              key: by,
              label: inLocale(splits[by], locale),
              content: () => (
                <SplitPanel by={by} request={request} call={splitStoreStatistics} exports={exportStoreStatistics} totals={totals.now} />
              ),
            })),
          ]}
        />
      )}
    </StatisticsBody>
  )
}

import { inLocale } from '@rahba/contract/kernel/locale'
import { splits, storeSplits } from '@rahba/contract/statistics/figures'
import type { exportStoreStatistics, readStoreStatistics, splitStoreStatistics } from '@rahba/contract/statistics/statistics'
import { callOf } from '../../api/call-of.ts'
import { UrlTabs } from '../../kit/url-tabs.tsx'
import type { RouteHandle } from '../../shell/route-handle.ts'
import { SplitPanel } from '../../statistics/split-panel.tsx'
import { StatisticsBody } from '../../statistics/statistics-body.tsx'
import { useAsked } from '../../statistics/use-asked.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { TopProducts } from './top-products.tsx'

export const handle: RouteHandle = { text: ['kit', 'statistics'] }

const readCall = callOf<typeof readStoreStatistics>({ name: 'readStoreStatistics', method: 'GET', path: '/store/statistics' })
const splitCall = callOf<typeof splitStoreStatistics>({ name: 'splitStoreStatistics', method: 'GET', path: '/store/statistics/split' })
const exportCall = callOf<typeof exportStoreStatistics>({ name: 'exportStoreStatistics', method: 'GET', path: '/store/statistics/export' })

/** `/store/statistics`: the store's own figures. */
export default function StatisticsRoute() {
  const t = useText('statistics')
  const locale = useLocale()
  const asked = useAsked([])
  return (
    <StatisticsBody title={t.reports} asked={asked} call={readCall} exports={exportCall}>
      {({ totals }) => (
        <UrlTabs
          aria-label={t.splits}
          param="split"
          tabs={[
            { key: 'product', label: t.products, content: () => <TopProducts asked={asked} exports={exportCall} /> },
            ...storeSplits.map((by) => ({
              key: by,
              label: inLocale(splits[by], locale),
              content: () => <SplitPanel by={by} asked={asked} call={splitCall} exports={exportCall} totals={totals.now} />,
            })),
          ]}
        />
      )}
    </StatisticsBody>
  )
}

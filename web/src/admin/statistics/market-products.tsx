import { Skeleton, Text } from '@mantine/core'
import { listPlatformTopProducts } from '@rahba/contract/statistics/statistics.calls'
import { useSearchParams } from 'react-router'
import { useCall } from '../../api/queries.ts'
import { ErrorState } from '../../kit/feedback/states.tsx'
import { Localized } from '../../kit/layout/direction.tsx'
import { LocalLink } from '../../kit/nav/link.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { ProductTable } from '../../statistics/top-products.tsx'
import type { ReportRequest } from '../../statistics/use-report-request.ts'
import { useText } from '../../text/use-text.ts'

/** The best-selling products of all stores. The name of a store leads to its own ranking, with the variants and the file. */
export function MarketProducts({ request }: { request: ReportRequest }) {
  const t = useText('statistics')
  const [params] = useSearchParams()
  const read = useCall(listPlatformTopProducts, { query: request.period })
  const getRanking = (store_id: string) => {
    const next = new URLSearchParams(params)
    next.set('store_id', store_id)
    return `/dashboard/statistics?${next}` as const
  }
  const body = () => {
    if (read.error && !read.data) return <ErrorState error={read.error} retry={() => void read.refetch()} />
    if (!read.data) return <Skeleton height={200} m="md" w="auto" />
    const stores = new Map(read.data.rows.map(({ product_id, store_id, store }) => [product_id, { store_id, store }]))
    return (
      <ProductTable
        rows={read.data.rows.map((row) => ({ ...row, variants: [], more_variants: false }))}
        more={read.data.more}
        beneath={({ product_id }) => {
          const own = stores.get(product_id)
          return (
            own && (
              <Text size="xs" component="div">
                <LocalLink to={getRanking(own.store_id)}>
                  <Localized text={own.store} />
                </LocalLink>
              </Text>
            )
          )
        }}
      />
    )
  }
  return (
    <Panel title={t.products} flush>
      <Text size="sm" c="dimmed" px="md" pt="sm">
        {t.openStore}
      </Text>
      {body()}
    </Panel>
  )
}

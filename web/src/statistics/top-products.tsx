import { Skeleton, Text } from '@mantine/core'
import type { Call } from '@rahba/contract/kernel/endpoint'
import { splitLength } from '@rahba/contract/statistics/figures'
import type { TopProducts as Answer } from '@rahba/contract/statistics/statistics'
import type { listStoreTopProducts, listTopProducts } from '@rahba/contract/statistics/statistics.calls'
import type { ReactNode } from 'react'
import { useCall } from '../api/queries.ts'
import { VariantText } from '../catalog/variant-text.tsx'
import { SaveFileButton } from '../kit/feedback/save-file-button.tsx'
import { EmptyState, ErrorState } from '../kit/feedback/states.tsx'
import { Localized, Ltr } from '../kit/layout/direction.tsx'
import { ScrollRegion } from '../kit/layout/scroll-region.tsx'
import { formatNumber } from '../kit/show/format.ts'
import { Money } from '../kit/show/money.tsx'
import { Panel } from '../kit/show/panel.tsx'
import { Table } from '../kit/show/table.tsx'
import { Thumb } from '../kit/show/thumb.tsx'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import classes from './statistics.module.css'
import type { ReportRequest } from './use-report-request.ts'

type Row = Answer['rows'][number]

/** The cells of what was sold, beside the period before. */
function Sold({ units, goods, units_before, goods_before }: Pick<Row, 'units' | 'goods' | 'units_before' | 'goods_before'>) {
  const locale = useLocale()
  return (
    <>
      <td className={classes.number ?? ''}>
        <Ltr>{formatNumber(units, locale)}</Ltr>
      </td>
      <td className={classes.number ?? ''}>
        <Ltr>{formatNumber(units_before, locale)}</Ltr>
      </td>
      <td className={classes.number ?? ''}>
        <Money value={goods} />
      </td>
      <td className={classes.number ?? ''}>
        <Money value={goods_before} />
      </td>
    </>
  )
}

function ProductRows({ row, beneath }: { row: Row; beneath: ReactNode }) {
  const t = useText('statistics')
  return (
    <>
      <tr>
        <th scope="row" className={classes.name ?? ''}>
          <span className={classes.product}>
            <Thumb id={row.image} width={32} />
            <span>
              <Localized text={row.name} lines={2} />
              {beneath}
            </span>
          </span>
        </th>
        <Sold {...row} />
      </tr>
      {row.variants.map((own) => (
        <tr key={own.variant_id} className={classes.variant ?? ''}>
          <th scope="row" className={classes.name ?? ''}>
            {own.variant.length > 0 ? <VariantText variant={own.variant} /> : t.noVariant}
          </th>
          <Sold {...own} />
        </tr>
      ))}
      {row.more_variants && (
        <tr className={classes.variant ?? ''}>
          <td colSpan={5}>{t.moreVariants}</td>
        </tr>
      )}
    </>
  )
}

interface ProductTableProps {
  rows: readonly Row[]
  /** True if more products sold than are shown. */
  more: boolean
  /** Draws a line under the name of a product. */
  beneath?: (row: Row) => ReactNode
}

/** Products by what they sold, each with its variants, beside the period before. */
export function ProductTable({ rows, more, beneath }: ProductTableProps) {
  const t = useText('statistics')
  if (rows.length === 0) return <EmptyState title={t.nothing} />
  return (
    <ScrollRegion label={t.products} className={classes.scroll}>
      <Table stickyHeader>
        <thead>
          <tr>
            <th>{t.product}</th>
            <th className={classes.number ?? ''}>{t.units}</th>
            <th className={classes.number ?? ''}>{t.unitsBefore}</th>
            <th className={classes.number ?? ''}>{t.goods}</th>
            <th className={classes.number ?? ''}>{t.goodsBefore}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ProductRows key={row.product_id} row={row} beneath={beneath?.(row)} />
          ))}
        </tbody>
      </Table>
      {more && (
        <Text size="sm" c="dimmed" p="md">
          {t.more(splitLength)}
        </Text>
      )}
    </ScrollRegion>
  )
}

interface TopProductsProps {
  request: ReportRequest
  /** The store, where the reader is not the store itself. */
  store?: { store_id: string }
  call: typeof listTopProducts | typeof listStoreTopProducts
  file: { endpoint: Call; query?: { by: 'product' } }
}

/** A store's products by what they sold in the period with their variants, beside the period before. */
export function TopProducts({ request, store, call, file }: TopProductsProps) {
  const t = useText('statistics')
  const query = { ...request.period, ...store }
  // A store's own call knows the store.
  const read = useCall(call as typeof listStoreTopProducts, { query: query as typeof query & { store_id: string } })
  const body = () => {
    if (read.error && !read.data) return <ErrorState error={read.error} retry={() => void read.refetch()} />
    if (!read.data) return <Skeleton height={200} m="md" w="auto" />
    return <ProductTable rows={read.data.rows} more={read.data.more} />
  }
  return (
    <Panel
      title={t.products}
      flush
      actions={<SaveFileButton label={t.export} endpoint={file.endpoint} input={{ query: { ...query, ...file.query } }} />}
    >
      {body()}
    </Panel>
  )
}

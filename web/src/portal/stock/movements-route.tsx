import { Button, Text } from '@mantine/core'
import type { StockMovement } from '@rahba/contract/catalog/stock/stock'
import { exportStockMovements, listStockMovements } from '@rahba/contract/catalog/stock/stock.calls'
import { stockLabels } from '@rahba/contract/catalog/stock/stock-labels'
import { stockReasons } from '@rahba/contract/catalog/stock/stock-reasons'
import { variantTitle } from '@rahba/contract/catalog/variants/axes'
import { commonLabels } from '@rahba/contract/kernel/labels'
import { inLocale } from '@rahba/contract/kernel/locale'
import { listBranches } from '@rahba/contract/stores/branches/branches.calls'
import type { LoaderFunctionArgs } from 'react-router'
import { useCall } from '../../api/queries.ts'
import { Localized, Ltr, None, UserText } from '../../kit/layout/direction.tsx'
import type { Column } from '../../kit/list/columns.ts'
import type { Filter } from '../../kit/list/filter.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { useListState } from '../../kit/list/use-list-state.ts'
import { LocalLink } from '../../kit/nav/link.tsx'
import { DateTime } from '../../kit/show/date-time.tsx'
import { formatNumber } from '../../kit/show/format.ts'
import { pageRead } from '../../shell/request/read-for-page.ts'
import { readList } from '../../shell/request/read-list.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import classes from './stock.module.css'
import { StockItem } from './stock-item.tsx'
import { useBranchFilter } from './use-branches.ts'

export const handle: RouteHandle = { text: ['kit', 'catalog', 'portal/stock'] }

const place = { defaultSort: '-created_at', filters: ['branch_id', 'reason', 'from', 'to', 'variant_id'] }

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  readList(context, request, { name: 'store-stock-movements', call: listStockMovements, options: place }, pageRead(listBranches, {}))

function Cause({ row }: { row: StockMovement }) {
  const t = useText('portal/stock').moves
  const reason = stockReasons[row.reason][useLocale()]
  if (row.order_id === null || row.order_number === null) return reason
  const href = `/store/orders/${row.order_id}` as const
  // The reason and the name of its order are the same word.
  if (row.reason === 'ordered') return <LocalLink to={href}>{t.order(row.order_number)}</LocalLink>
  return (
    <>
      {reason} ·{' '}
      <LocalLink to={href} aria-label={t.order(row.order_number)}>
        <Ltr>{row.order_number}</Ltr>
      </LocalLink>
    </>
  )
}

function useColumns(): Column<StockMovement>[] {
  const t = useText('portal/stock').moves
  const locale = useLocale()
  const by = { store: null, user: t.shopper, admin: t.platform, system: t.system } as const
  return [
    {
      key: 'product',
      label: stockLabels.product[locale],
      main: true,
      cell: (row) => <StockItem product={row.product} variant={row.variant} sku={row.sku} />,
    },
    { key: 'reason', label: commonLabels.reason[locale], cell: (row) => <Cause row={row} /> },
    { key: 'branch', label: stockLabels.branch_id[locale], cell: (row) => <Localized text={row.branch} /> },
    { key: 'before', label: stockLabels.before[locale], align: 'end', cell: (row) => <Ltr>{formatNumber(row.before, locale)}</Ltr> },
    {
      key: 'change',
      label: stockLabels.change[locale],
      align: 'end',
      cell: (row) => (
        <bdi dir="ltr" className={classes.change} data-sign={row.change > 0 ? 'more' : 'less'}>
          {row.change > 0 ? `+${formatNumber(row.change, locale)}` : `−${formatNumber(-row.change, locale)}`}
        </bdi>
      ),
    },
    { key: 'after', label: stockLabels.after[locale], align: 'end', cell: (row) => <Ltr>{formatNumber(row.after, locale)}</Ltr> },
    { key: 'actor', label: stockLabels.actor[locale], cell: (row) => by[row.actor_type] ?? row.actor ?? <None /> },
    { key: 'note', label: commonLabels.note[locale], cell: (row) => (row.note ? <UserText>{row.note}</UserText> : <None />) },
    { key: 'created_at', label: stockLabels.created_at[locale], sort: 'created_at', cell: (row) => <DateTime value={row.created_at} /> },
  ]
}

function useFilters(rows: readonly StockMovement[]): Filter[] {
  const { moves: t } = useText('portal/stock')
  const locale = useLocale()
  const getName = (id: string) => {
    const row = rows.find(({ variant_id }) => variant_id === id)
    if (!row) return t.of
    const title = variantTitle(row.variant, locale)
    return [inLocale(row.product, locale), ...(title ? [title] : [])].join(' - ')
  }
  return [
    ...useBranchFilter(),
    { key: 'reason', label: commonLabels.reason[locale], kind: 'choice', choices: stockReasons, multiple: true },
    { key: 'from', label: t.from, kind: 'date' },
    { key: 'to', label: t.to, kind: 'date' },
    {
      key: 'variant_id',
      label: t.of,
      kind: 'custom',
      input: (value, change) =>
        value ? (
          <Button variant="default" size="xs" onClick={() => change('')}>
            {t.all}
          </Button>
        ) : (
          <Text size="sm" c="dimmed">
            {t.choose}
          </Text>
        ),
      show: getName,
    },
  ]
}

/** `/store/stock/movements`: who changed stock, when and why. */
export default function MovementsRoute() {
  const { moves: t, title } = useText('portal/stock')
  const locale = useLocale()
  const list = useListState(place)
  const query = useCall(listStockMovements, { query: list.query })
  return (
    <ListPage
      name="store-stock-movements"
      title={t.title}
      breadcrumbs={[{ label: title, to: '/store/stock' }]}
      list={list}
      query={query}
      columns={useColumns()}
      filters={useFilters(query.data?.data ?? [])}
      search={false}
      exports={exportStockMovements}
      rowName={(row) => inLocale(row.product, locale)}
      empty={t.empty}
    />
  )
}

import type { StockRow } from '@rahba/contract/catalog/stock/stock'
import { exportStock, listStock } from '@rahba/contract/catalog/stock/stock.calls'
import { stockLabels } from '@rahba/contract/catalog/stock/stock-labels'
import { stockLevels } from '@rahba/contract/catalog/stock/stock-reasons'
import { inLocale } from '@rahba/contract/kernel/locale'
import { listBranches } from '@rahba/contract/stores/branches/branches.calls'
import { IconArrowsExchange, IconPencil } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { useCall } from '../../api/queries.ts'
import { StockCount } from '../../catalog/stock-count.tsx'
import { Code, Ltr, None } from '../../kit/layout/direction.tsx'
import type { BulkAction, BulkResult, Column } from '../../kit/list/columns.ts'
import type { Filter } from '../../kit/list/filter.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { useListState } from '../../kit/list/use-list-state.ts'
import { MoreActions } from '../../kit/nav/more-actions.tsx'
import { formatNumber } from '../../kit/show/format.ts'
import { Thumb } from '../../kit/show/thumb.tsx'
import { pageRead } from '../../shell/request/read-for-page.ts'
import { readList } from '../../shell/request/read-list.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { StockItem } from './stock-item.tsx'
import { piecesIn } from './stock-lines.tsx'
import { useBranches, useBranchFilter } from './use-branches.ts'

export const handle: RouteHandle = { text: ['kit', 'catalog', 'portal/stock'] }

const place = { defaultSort: '-created_at', filters: ['branch_id', 'stock'] }

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  readList(context, request, { name: 'store-stock', call: listStock, options: place }, pageRead(listBranches, {}))

const AdjustDialog = lazy(() => import('./adjust-dialog.tsx'))
const AlertDialog = lazy(() => import('./alert-dialog.tsx'))
const TransferDialog = lazy(() => import('./transfer-dialog.tsx'))

// More columns would not fit; the choice of a branch shows those of one.
const maxColumns = 4

function useColumns(shown: string | undefined): Column<StockRow>[] {
  const t = useText('portal/stock')
  const locale = useLocale()
  const branches = useBranches()
  const columns = shown ? branches.filter(({ id }) => id === shown) : branches.slice(0, maxColumns)
  return [
    { key: 'image', label: '', picture: true, cell: (row) => <Thumb id={row.image} /> },
    {
      key: 'product',
      label: stockLabels.product[locale],
      main: true,
      cell: (row) => <StockItem product={row.product} variant={row.variant} sku={row.sku} active={row.active} />,
    },
    {
      key: 'barcode',
      label: stockLabels.barcode[locale],
      hidden: true,
      cell: (row) => (row.barcode ? <Code>{row.barcode}</Code> : <None />),
    },
    ...(branches.length > 1
      ? columns.map(
          ({ id, name }): Column<StockRow> => ({
            key: `branch-${id}`,
            label: inLocale(name, locale),
            align: 'end',
            cell: (row) => <Ltr>{formatNumber(piecesIn(row, id), locale)}</Ltr>,
          }),
        )
      : []),
    { key: 'quantity', label: t.total, align: 'end', sort: 'quantity', cell: (row) => <StockCount quantity={row.quantity} /> },
  ]
}

function useFilters(): Filter[] {
  const t = useText('portal/stock')
  return [...useBranchFilter(), { key: 'stock', label: t.state, kind: 'choice', choices: stockLevels }]
}

interface PendingChange {
  kind: 'adjust' | 'transfer'
  rows: readonly StockRow[]
  done: (changed: boolean) => void
}

/** `/store/stock`: what the store has, in each branch. */
export default function StockRoute() {
  const t = useText('portal/stock')
  const locale = useLocale()
  const list = useListState(place)
  const query = useCall(listStock, { query: list.query })
  const branches = useBranches()
  const [pending, setPending] = useState<PendingChange | null>(null)
  const [alert, setAlert] = useState(false)
  const rows = query.data?.data ?? []
  const branch_id = list.filters.branch_id ?? branches[0]?.id ?? ''
  const rowName = (row: StockRow) => inLocale(row.product, locale)
  const ask = (kind: PendingChange['kind']) => (ids: string[]) =>
    new Promise<BulkResult[] | undefined>((done, refuse) => {
      setPending({
        kind,
        rows: rows.filter(({ id }) => ids.includes(id)),
        done: (changed) => (changed ? done(undefined) : refuse(new Error('cancelled'))),
      })
    })
  const single = branches.length < 2 ? t.transfer.one : false
  const bulk: BulkAction<StockRow>[] = [
    { key: 'adjust', label: t.adjust.action, icon: <IconPencil size={16} />, isReported: true, run: ask('adjust') },
    ...(single
      ? []
      : [
          {
            key: 'transfer',
            label: t.transfer.action,
            icon: <IconArrowsExchange size={16} />,
            isReported: true,
            run: ask('transfer'),
          },
        ]),
  ]
  const close = (changed: boolean) => {
    pending?.done(changed)
    setPending(null)
  }
  const open = (kind: PendingChange['kind'], row: StockRow) => setPending({ kind, rows: [row], done: () => undefined })
  const Dialog = pending?.kind === 'transfer' ? TransferDialog : AdjustDialog
  return (
    <>
      <ListPage
        name="store-stock"
        title={t.title}
        action={
          <MoreActions
            actions={[
              { key: 'movements', label: t.movements, href: '/store/stock/movements' },
              { key: 'branches', label: t.branches, href: '/store/branches' },
              { key: 'alert', label: t.alert.action, onClick: () => setAlert(true) },
            ]}
          />
        }
        list={list}
        query={query}
        columns={useColumns(list.filters.branch_id)}
        filters={useFilters()}
        search={t.search}
        exports={exportStock}
        bulk={bulk}
        rowName={rowName}
        rowHref={(row) => `/store/products/${row.product_id}/edit`}
        rowActions={(row) => [
          { key: 'adjust', label: t.adjust.action, onClick: () => open('adjust', row) },
          { key: 'transfer', label: t.transfer.action, disabled: single, onClick: () => open('transfer', row) },
          { key: 'movements', label: t.movements, href: `/store/stock/movements?variant_id=${row.id}` },
        ]}
        empty={t.empty}
      />
      {alert && (
        <Suspense>
          <AlertDialog close={() => setAlert(false)} />
        </Suspense>
      )}
      {pending && (
        <Suspense>
          <Dialog rows={pending.rows} branch_id={branch_id} close={close} />
        </Suspense>
      )}
    </>
  )
}

import { importStateLabels } from '@rahba/contract/catalog/import/import-labels'
import type { ImportRow } from '@rahba/contract/catalog/import/product-imports'
import { useCall } from '../../api/queries.ts'
import { EmptyState, ErrorState } from '../../kit/feedback/states.tsx'
import { Ltr, None, UserText } from '../../kit/layout/direction.tsx'
import type { Column } from '../../kit/list/columns.ts'
import { DataTable } from '../../kit/list/data-table.tsx'
import { ListSkeleton } from '../../kit/list/list-skeleton.tsx'
import { Pager } from '../../kit/list/pager.tsx'
import { useListState } from '../../kit/list/use-list-state.ts'
import { DateTime } from '../../kit/show/date-time.tsx'
import { formatNumber } from '../../kit/show/format.ts'
import { Panel } from '../../kit/show/panel.tsx'
import { StatusDot, type Tone } from '../../kit/show/status-dot.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import classes from './imports.module.css'
import { pastList, pastRead } from './past-list.ts'

const tones: Record<ImportRow['state'], Tone> = {
  uploaded: 'waiting',
  checking: 'info',
  checked: 'waiting',
  running: 'info',
  done: 'good',
  cancelled: 'neutral',
}

function useColumns(): Column<ImportRow>[] {
  const { past: t } = useText('portal/imports')
  const locale = useLocale()
  const summary = ({ counts }: ImportRow) => {
    const { created, updated, refused, failed } = counts.products
    return t.summary(created, updated, refused + failed)
  }
  return [
    { key: 'file', label: t.file, main: true, cell: (row) => <UserText>{row.file}</UserText> },
    { key: 'state', label: t.state, cell: (row) => <StatusDot tone={tones[row.state]}>{importStateLabels[row.state]}</StatusDot> },
    { key: 'rows', label: t.rows, align: 'end', cell: (row) => <Ltr>{formatNumber(row.rows, locale)}</Ltr> },
    { key: 'outcome', label: t.outcome, cell: (row) => (row.state === 'done' || row.state === 'cancelled' ? summary(row) : <None />) },
    { key: 'by', label: t.by, cell: (row) => (row.by ? <UserText>{row.by}</UserText> : <None />) },
    { key: 'at', label: t.at, cell: (row) => <DateTime value={row.created_at} style="dateTime" /> },
  ]
}

/** The store's imports, newest first; each opens at its current step. */
export function PastImports() {
  const { past: t } = useText('portal/imports')
  const list = useListState(pastList)
  const query = useCall(...pastRead(list))
  const columns = useColumns()
  const body = () => {
    if (query.error && !query.data) return <ErrorState error={query.error} retry={() => void query.refetch()} />
    if (!query.data) return <ListSkeleton columns={5} />
    if (query.data.data.length === 0) return <EmptyState title={t.empty} body={t.emptyBody} />
    return (
      <>
        <DataTable
          rows={query.data.data}
          columns={columns}
          rowName={(row) => row.file}
          rowHref={(row) => `/store/products/import?import=${row.id}`}
          stale={query.isPlaceholderData}
        />
        {query.data.meta.total > list.per_page && (
          <div className={classes.foot}>
            <Pager meta={query.data.meta} rows={query.data.data.length} list={list} />
          </div>
        )}
      </>
    )
  }
  return (
    <Panel title={t.title} flush>
      {body()}
    </Panel>
  )
}

import { Button } from '@mantine/core'
import type { Call } from '@rahba/contract/kernel/endpoint'
import type { Page } from '@rahba/contract/kernel/page'
import { IconSearchOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ApiError } from '../../api/errors.ts'
import { useText } from '../../text/use-text.ts'
import { EmptyState, type EmptyStateProps, ErrorState } from '../feedback/states.tsx'
import { type Crumb, PageHeader } from '../nav/page-header.tsx'
import type { BulkAction, Column } from './columns.ts'
import { CorrectedQuery } from './corrected-query.tsx'
import { DataTable } from './data-table.tsx'
import type { Filter } from './filter.ts'
import { FilterButton, FilterChips } from './filters.tsx'
import classes from './list.module.css'
import { ListSkeleton } from './list-skeleton.tsx'
import { Pager } from './pager.tsx'
import type { DataTableOwnProps, Identified } from './table-props.ts'
import { ColumnMenu, ExportMenu, type MoreExport, SearchBox, SortSelect } from './toolbar.tsx'
import { useBulk } from './use-bulk.tsx'
import { useColumnChoice } from './use-column-choice.ts'
import type { ListState } from './use-list-state.ts'
import { useViews } from './use-views.ts'
import { ViewsMenu } from './views-menu.tsx'

/** The parts of a query that a list needs; the result of `useCall` on a list endpoint fits. */
interface ListQuery<Row> {
  data: Page<Row> | undefined
  error: ApiError | null
  isPlaceholderData: boolean
  refetch: () => unknown
}

interface ListProps<Row extends Identified> extends Pick<DataTableOwnProps<Row>, 'rowName' | 'rowHref' | 'rowActions' | 'onMove'> {
  /** Remembers the choice of columns and the saved views under this name: small letters, digits and dashes. */
  name: string
  list: ListState
  query: ListQuery<Row>
  columns: readonly Column<Row>[]
  filters?: readonly Filter[]
  search?: boolean | string
  exports?: Call
  /** The parameters in the path of `exports`, such as the list's owner. */
  exportParams?: Record<string, string>
  /** Another file of the same rows, and the name of the first beside it. */
  moreExports?: MoreExport & { besides: string }
  bulk?: readonly BulkAction<Row>[]
  /** Shown when there is nothing at all; a list that was narrowed to nothing says so by itself. */
  empty: EmptyStateProps
  /** Between the toolbar and the rows: tabs by state and the like. */
  above?: ReactNode
}

/** A list with all that belongs to one: search, filters, columns, export, selection, rows, pages, and its states. */
export function List<Row extends Identified>(props: ListProps<Row>) {
  const { name, list, query, columns, filters = [], search = true, bulk: bulkActions, empty, above, onMove, ...others } = props
  const { exports, exportParams, moreExports, ...table } = others
  const { list: t } = useText('kit')
  const choice = useColumnChoice(name, columns)
  const views = useViews(name, list, choice)
  const rows = query.data?.data ?? []
  const meta = query.data?.meta
  const bulk = useBulk({
    rows,
    rowName: table.rowName,
    actions: bulkActions ?? [],
    ...(meta ? { matching: meta.total, isCapped: meta.total_capped } : {}),
  })
  const clearWith = (onClick: () => void) => (
    <Button variant="default" size="xs" onClick={onClick}>
      {t.clearFilters}
    </Button>
  )
  const body = () => {
    if (query.error && !query.data) {
      // An old or mistyped link would be refused again, so the button opens the list as it usually is.
      const action = query.error.hasFields ? { action: clearWith(list.reset) } : {}
      return <ErrorState title={t.failed} error={query.error} retry={() => query.refetch()} {...action} />
    }
    if (!query.data) return <ListSkeleton columns={Math.min(6, choice.shown.length)} />
    if (rows.length === 0) {
      return list.narrowed ? (
        <EmptyState
          icon={<IconSearchOff size={36} stroke={1.25} aria-hidden="true" />}
          title={t.nothingFound}
          body={t.nothingFoundHint}
          action={clearWith(list.clear)}
        />
      ) : (
        <EmptyState {...empty} />
      )
    }
    return (
      <>
        <CorrectedQuery typed={list.q} corrected={query.data.meta.corrected} />
        <DataTable
          {...table}
          rows={rows}
          columns={choice.shown}
          sort={list.sort}
          onSort={(sort) => list.change({ sort })}
          stale={query.isPlaceholderData}
          {...(bulkActions?.length ? { selected: bulk.selected, onSelect: bulk.select } : {})}
          {...(onMove ? { onMove } : {})}
        />
        <div style={{ borderBlockStart: '1px solid var(--hairline)' }}>
          <Pager meta={query.data.meta} rows={rows.length} list={list} />
        </div>
      </>
    )
  }
  return (
    <div className={classes.frame}>
      {above}
      <div className={classes.toolbar}>
        {search && <SearchBox list={list} {...(typeof search === 'string' ? { placeholder: search } : {})} />}
        {filters.length > 0 && <FilterButton filters={filters} list={list} />}
        <SortSelect columns={columns} list={list} />
        <div className={classes.tools}>
          <ViewsMenu views={views} />
          {exports && <ExportMenu endpoint={exports} params={exportParams} list={list} label={moreExports?.besides} more={moreExports} />}
          <ColumnMenu columns={columns} choice={choice} />
        </div>
      </div>
      <FilterChips filters={filters} list={list} />
      {body()}
      {/* after the rows, so that none of them moves under the pointer when the first is chosen */}
      {bulk.bar}
      {bulk.dialogs}
    </div>
  )
}

interface ListPageProps<Row extends Identified> extends ListProps<Row> {
  title: string
  breadcrumbs?: readonly Crumb[]
  /** The page's main action, usually a link button to the create page. */
  action?: ReactNode
}

/** A whole page that is a list. */
export function ListPage<Row extends Identified>({ title, breadcrumbs, action, ...list }: ListPageProps<Row>) {
  return (
    <>
      <PageHeader title={title} {...(breadcrumbs ? { breadcrumbs } : {})} actions={action} />
      <List {...list} />
    </>
  )
}

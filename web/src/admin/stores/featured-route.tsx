import { Stack, Text } from '@mantine/core'
import { commonLabels } from '@rahba/contract/kernel/labels'
import { inLocale } from '@rahba/contract/kernel/locale'
import type { FeaturedStore } from '@rahba/contract/stores/admin-stores'
import { featureStores, listFeaturedStores, listStores } from '@rahba/contract/stores/admin-stores.calls'
import { IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { callOptions, useCall, useSend } from '../../api/queries.ts'
import { EmptyState, ErrorState } from '../../kit/feedback/states.tsx'
import { ReferenceInput } from '../../kit/inputs/references/reference-input.tsx'
import { Localized, None } from '../../kit/layout/direction.tsx'
import type { Column } from '../../kit/list/columns.ts'
import { DataTable } from '../../kit/list/data-table.tsx'
import classes from '../../kit/list/list.module.css'
import { ListSkeleton } from '../../kit/list/list-skeleton.tsx'
import { PageHeader } from '../../kit/nav/page-header.tsx'
import { StatusDot } from '../../kit/show/status-dot.tsx'
import { Thumb } from '../../kit/show/thumb.tsx'
import { pageRead, readAhead } from '../../shell/request/read-for-page.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { requirePermission } from '../../shell/session/may-open.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import type { Route } from './+types/featured-route'
import { StoreState } from './store-state.tsx'

export const handle: RouteHandle = { text: ['kit', 'admin/stores'] }

export const loader = async ({ context }: Route.LoaderArgs) => {
  await requirePermission(context, 'stores.update')
  return readAhead(context, pageRead(listFeaturedStores, {}))
}

/** Saves the whole list at once; what was changed shows before the answer comes and goes back when it is refused. */
function useFeatured() {
  const t = useText('admin/stores').featured
  const client = useQueryClient()
  const read = useCall(listFeaturedStores, {})
  const key = callOptions(listFeaturedStores, {}).queryKey
  const send = useSend(featureStores, {
    invalidates: [listFeaturedStores, listStores],
    message: t.saved,
    onFailed: () => void client.invalidateQueries({ queryKey: key }),
  })
  const rows = read.data ?? []
  const save = (next: readonly FeaturedStore[]) => {
    client.setQueryData(key as readonly unknown[], next)
    send.send({ body: { ids: next.map(({ id }) => id) } })
  }
  return {
    read,
    rows,
    add: (id: string) => send.send({ body: { ids: [...rows.map((row) => row.id), id] } }),
    remove: (id: string) => save(rows.filter((row) => row.id !== id)),
    move: (from: number, to: number) => {
      const row = rows[from]
      if (row) save(rows.toSpliced(from, 1).toSpliced(to, 0, row))
    },
  }
}

/** `/dashboard/stores/featured`: which stores shoppers see first, ordered by dragging. */
export default function FeaturedRoute() {
  const t = useText('admin/stores')
  const locale = useLocale()
  const { read, rows, add, remove, move } = useFeatured()
  const columns: Column<FeaturedStore>[] = [
    { key: 'logo', label: t.logo, width: 64, picture: true, cell: (row) => <Thumb id={row.logo} contain /> },
    { key: 'name', label: t.featured.store, main: true, cell: (row) => <Localized text={row.name} /> },
    {
      key: 'category',
      label: commonLabels.category_id[locale],
      cell: (row) => (row.category ? <Localized text={row.category.title} /> : <None />),
    },
    { key: 'city', label: commonLabels.city_id[locale], cell: (row) => (row.city ? <Localized text={row.city.title} /> : <None />) },
    { key: 'approved', label: t.overview.state, cell: (row) => <StoreState store={row} /> },
    {
      key: 'is_online',
      label: t.open,
      cell: (row) => <StatusDot tone={row.is_online ? 'good' : 'neutral'}>{row.is_online ? t.open : t.closed}</StatusDot>,
    },
  ]
  const body = () => {
    if (read.error && !read.data) return <ErrorState error={read.error} retry={() => void read.refetch()} />
    if (!read.data) return <ListSkeleton columns={5} />
    if (rows.length === 0) return <EmptyState title={t.featured.empty} body={t.featured.hint} />
    return (
      <DataTable
        rows={rows}
        columns={columns}
        rowName={(row) => inLocale(row.name, locale)}
        rowHref={(row) => `/dashboard/stores/${row.id}`}
        rowActions={(row) => [
          { key: 'remove', label: t.featured.remove, icon: <IconTrash size={16} />, tone: 'danger', onClick: () => remove(row.id) },
        ]}
        {...(rows.length > 1 ? { onMove: move } : {})}
      />
    )
  }
  return (
    <>
      <PageHeader title={t.featured.title} breadcrumbs={[{ label: t.title, to: '/dashboard/stores' }]} />
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t.featured.hint}
        </Text>
        <div style={{ maxInlineSize: 420 }}>
          <ReferenceInput
            label={t.featured.add}
            to="/admin/stores"
            value={null}
            onChange={(id) => id && !rows.some((row) => row.id === id) && add(id)}
          />
        </div>
        <div className={classes.frame}>{body()}</div>
      </Stack>
    </>
  )
}

import { Button } from '@mantine/core'
import { readStoreProductChoices } from '@rahba/contract/catalog/products/store-products.calls'
import { shelfLabels } from '@rahba/contract/catalog/shelves/shelf-labels'
import type { ShelfRow } from '@rahba/contract/catalog/shelves/shelves'
import { exportShelves, listShelves, orderShelves, removeShelf } from '@rahba/contract/catalog/shelves/shelves.calls'
import { commonLabels } from '@rahba/contract/kernel/labels'
import { inLocale } from '@rahba/contract/kernel/locale'
import { IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { useCall, useSend } from '../../api/queries.ts'
import { ConfirmDialog } from '../../kit/feedback/confirm.tsx'
import { Localized, Ltr } from '../../kit/layout/direction.tsx'
import type { Column } from '../../kit/list/columns.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { useListState } from '../../kit/list/use-list-state.ts'
import { useRowOrder } from '../../kit/list/use-row-order.ts'
import { StatusDot } from '../../kit/show/status-dot.tsx'
import { readAhead } from '../../shell/request/read-for-page.ts'
import { viewsRead } from '../../shell/request/read-list.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'

export const handle: RouteHandle = { text: ['kit', 'catalog', 'portal/products'] }

const listName = 'store-shelves'
const shelvesRead = (q: string) => [listShelves, { query: q ? { q } : {} }] as const

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  readAhead(context, shelvesRead(new URL(request.url).searchParams.get('q') ?? ''), viewsRead(request, listName))

const changed = [listShelves, readStoreProductChoices]

const ShelfDialog = lazy(() => import('./shelf-dialog.tsx'))

/** `/store/categories`: the store's own shelves. */
export default function ShelvesRoute() {
  const { shelf: t, title, remove: product } = useText('portal/products')
  const { list: words } = useText('kit')
  const common = useText('common')
  const locale = useLocale()
  const list = useListState({ defaultSort: 'position', defaultPerPage: 100 })
  const query = useCall(...shelvesRead(list.q))
  const order = useSend(orderShelves, { invalidates: changed })
  const { shown, move } = useRowOrder(query.data ?? [], (ids) => order.sendAsync({ body: { ids } }))
  const [editing, setEditing] = useState<ShelfRow | 'new' | null>(null)
  const [removing, setRemoving] = useState<ShelfRow | null>(null)
  const remove = useSend(removeShelf, { invalidates: changed, message: t.deleted })
  const rowName = (row: ShelfRow) => inLocale(row.name, locale)
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setEditing('new')}>
      {t.create}
    </Button>
  )
  // The call returns all of them, at most a hundred.
  const { page, per_page } = list
  const before = (page - 1) * per_page
  const meta = { page, per_page, total: shown.length, total_capped: false, next_cursor: null }
  const data = query.data && { data: shown.slice(before, before + per_page), meta }
  const columns: Column<ShelfRow>[] = [
    { key: 'name', label: commonLabels.name[locale], main: true, cell: (row) => <Localized text={row.name} /> },
    { key: 'products', label: shelfLabels.products[locale], align: 'end', cell: (row) => <Ltr>{row.products}</Ltr> },
    {
      key: 'active',
      label: commonLabels.active[locale],
      cell: (row) => <StatusDot tone={row.active ? 'good' : 'neutral'}>{row.active ? words.yes : words.no}</StatusDot>,
    },
  ]
  return (
    <>
      <ListPage
        name={listName}
        title={t.title}
        breadcrumbs={[{ label: title, to: '/store/products' }]}
        action={add}
        list={list}
        query={{ ...query, data }}
        columns={columns}
        exports={exportShelves}
        rowName={rowName}
        // A narrowed list can't be reordered.
        {...(list.narrowed ? {} : { onMove: (from: number, to: number) => move(before + from, before + to) })}
        rowActions={(row) => [
          { key: 'edit', label: common.actions.edit, onClick: () => setEditing(row) },
          { key: 'delete', label: product.action, tone: 'danger', onClick: () => setRemoving(row) },
        ]}
        empty={{ ...t.empty, action: add }}
      />
      {editing && (
        <Suspense>
          <ShelfDialog
            shelf={editing === 'new' ? null : editing}
            close={() => setEditing(null)}
            reload={async () => (await query.refetch()).data?.find((row) => editing !== 'new' && row.id === editing.id)}
          />
        </Suspense>
      )}
      <ConfirmDialog
        opened={removing !== null}
        onClose={() => setRemoving(null)}
        title={removing ? t.remove.title(rowName(removing)) : ''}
        body={removing && t.remove.body(removing.products)}
        confirmLabel={product.action}
        tone="danger"
        onConfirm={() => (removing ? remove.sendAsync({ params: { id: removing.id } }) : undefined)}
      />
    </>
  )
}

import { Button } from '@mantine/core'
import {
  createShelf,
  exportShelves,
  listShelves,
  orderShelves,
  removeShelf,
  type ShelfRow,
  shelfBody,
  shelfLabels,
  updateShelf,
} from '@rahba/contract/catalog/shelves'
import { readStoreProductChoices } from '@rahba/contract/catalog/store-products'
import { commonLabels } from '@rahba/contract/kernel/labels'
import { inLocale } from '@rahba/contract/kernel/locale'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useCall, useSend } from '../../api/queries.ts'
import { ConfirmDialog } from '../../kit/confirm.tsx'
import { Localized, Ltr } from '../../kit/direction.tsx'
import { FormDialog } from '../../kit/form/form-shell.tsx'
import { useContractForm } from '../../kit/form/use-contract-form.ts'
import { useStaleSave } from '../../kit/form/use-stale-save.tsx'
import { BilingualInput } from '../../kit/inputs/bilingual-input.tsx'
import { FlagInput } from '../../kit/inputs/text-inputs.tsx'
import { DataTable } from '../../kit/list/data-table.tsx'
import { ListSkeleton } from '../../kit/list/list-skeleton.tsx'
import { useListState } from '../../kit/list/use-list-state.ts'
import { WholeListTools } from '../../kit/list/whole-list-tools.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Panel } from '../../kit/panel.tsx'
import { EmptyState, ErrorState } from '../../kit/states.tsx'
import { StatusDot } from '../../kit/status-dot.tsx'
import type { RouteHandle } from '../../shell/route-handle.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import classes from './products.module.css'

export const handle: RouteHandle = { text: ['kit', 'catalog', 'portal/products'] }

const changed = [listShelves, readStoreProductChoices]

interface ShelfDialogProps {
  shelf: ShelfRow | null
  close: () => void
  /** Reads the shelf again. */
  reload: () => Promise<ShelfRow | undefined>
}

const valuesOf = (shelf: ShelfRow | null) => ({ name: shelf?.name ?? { ar: '', en: '' }, active: shelf?.active ?? true })

function ShelfDialog({ shelf, close, reload }: ShelfDialogProps) {
  const { shelf: t } = useText('portal/products')
  const form = useContractForm(shelfBody, { initial: valuesOf(shelf) })
  const stale = useStaleSave(shelf, reload, (newer) => form.restart(valuesOf(newer)))
  const done = () => {
    form.saved()
    close()
  }
  const shared = { invalidates: changed, message: t.saved, onDone: done, onFailed: form.refuse, silent: true }
  const adding = useSend(createShelf, shared)
  const changing = useSend(updateShelf, { ...shared, headers: stale.headers })
  const { pending, error } = shelf ? changing : adding
  const save = form.submit((body) => (shelf ? changing.send({ params: { id: shelf.id }, body }) : adding.send({ body })))
  const notice = stale.noticeOf(changing, save)
  return (
    <FormDialog
      opened
      onClose={close}
      as="modal"
      title={shelf ? t.edit : t.create}
      form={form}
      onSubmit={save}
      pending={pending}
      submitError={notice ? null : error}
    >
      {notice}
      <BilingualInput {...form.bilingual('name')} maxLength={80} />
      <FlagInput {...form.field('active')} />
    </FormDialog>
  )
}

/** The rows in the order of the moment: a row that was dragged stays where it was put while the server is told. */
function useOrder(rows: readonly ShelfRow[]) {
  const [moved, setMoved] = useState<string[] | null>(null)
  const order = useSend(orderShelves, { invalidates: changed, onDone: () => setMoved(null), onFailed: () => setMoved(null) })
  const ids = moved ?? rows.map(({ id }) => id)
  const shown = ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  const move = (from: number, to: number) => {
    const next = shown.map(({ id }) => id)
    const [one] = next.splice(from, 1)
    if (one) next.splice(to, 0, one)
    setMoved(next)
    order.send({ body: { ids: next } })
  }
  return { shown, move }
}

/** `/store/categories`: the store's own shelves. */
export default function ShelvesRoute() {
  const { shelf: t, title, remove: product } = useText('portal/products')
  const { list: words } = useText('kit')
  const common = useText('common')
  const locale = useLocale()
  const list = useListState({ defaultSort: 'position' })
  const query = useCall(listShelves, { query: list.q ? { q: list.q } : {} })
  const { shown, move } = useOrder(query.data ?? [])
  const [editing, setEditing] = useState<ShelfRow | 'new' | null>(null)
  const [removing, setRemoving] = useState<ShelfRow | null>(null)
  const remove = useSend(removeShelf, { invalidates: changed, message: t.deleted })
  const rowName = (row: ShelfRow) => inLocale(row.name, locale)
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setEditing('new')}>
      {t.create}
    </Button>
  )
  const body = () => {
    if (query.error && !query.data) return <ErrorState error={query.error} retry={() => void query.refetch()} />
    if (!query.data) return <ListSkeleton columns={3} />
    if (query.data.length === 0) {
      if (!list.narrowed) return <EmptyState {...t.empty} action={add} />
      const all = (
        <Button variant="default" size="xs" onClick={list.clear}>
          {words.clearFilters}
        </Button>
      )
      return <EmptyState title={words.nothingFound} body={words.nothingFoundHint} action={all} />
    }
    return (
      <DataTable
        rows={shown}
        rowName={rowName}
        // some of them have no order among all
        {...(list.narrowed ? {} : { onMove: move })}
        columns={[
          { key: 'name', label: commonLabels.name[locale], main: true, cell: (row) => <Localized text={row.name} /> },
          { key: 'products', label: shelfLabels.products[locale], align: 'end', cell: (row) => <Ltr>{row.products}</Ltr> },
          {
            key: 'active',
            label: commonLabels.active[locale],
            cell: (row) => <StatusDot tone={row.active ? 'good' : 'neutral'}>{row.active ? words.yes : words.no}</StatusDot>,
          },
        ]}
        rowActions={(row) => [
          { key: 'edit', label: common.actions.edit, onClick: () => setEditing(row) },
          { key: 'delete', label: product.action, tone: 'danger', onClick: () => setRemoving(row) },
        ]}
      />
    )
  }
  return (
    <>
      <PageHeader title={t.title} breadcrumbs={[{ label: title, to: '/store/products' }]} actions={add} />
      <Panel flush>
        <div className={classes.shelves}>
          {(list.narrowed || (query.data?.length ?? 0) > 0) && <WholeListTools list={list} exports={exportShelves} />}
          {body()}
        </div>
      </Panel>
      {editing && (
        <ShelfDialog
          shelf={editing === 'new' ? null : editing}
          close={() => setEditing(null)}
          reload={async () => (await query.refetch()).data?.find((row) => editing !== 'new' && row.id === editing.id)}
        />
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

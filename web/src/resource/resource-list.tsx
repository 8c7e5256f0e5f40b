import { Group } from '@mantine/core'
import { fieldLabel } from '@rahba/contract/kernel/labels'
import { type Bilingual, inLocale } from '@rahba/contract/kernel/locale'
import { IconCircleCheck, IconCircleOff, IconEye, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callOptions, useCall, useSend } from '../api/queries.ts'
import { ConfirmDialog } from '../kit/feedback/confirm.tsx'
import type { BulkAction, Column, RowAction } from '../kit/list/columns.ts'
import type { Filter } from '../kit/list/filter.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { TranslationCell, translationFilter } from '../kit/list/translation.tsx'
import { useListState } from '../kit/list/use-list-state.ts'
import { LinkButton } from '../kit/nav/link-button.tsx'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import type { AnyResource, AnyRow } from './any-resource.ts'
import { cells, endAligned } from './cells.tsx'
import { getListOptions, isByPosition } from './list-options.ts'
import { useOverrides } from './overrides.ts'
import { buildPaths, isState, useFieldLabel, useRights, useRowName } from './use-resource.ts'

const iconSize = 16

/** The columns of the list as declared. The title field names the row; a picture before it stays where it is. */
function useColumns(resource: AnyResource): Column<AnyRow>[] {
  const label = useFieldLabel(resource)
  const rowName = useRowName(resource)
  const { list, fields, title } = resource
  const figures: readonly string[] = resource.figures
  const main = list.columns.includes(title) ? title : list.columns[0]
  const declared = list.columns.map((name): Column<AnyRow> => {
    const field = fields[name]
    const kind = field?.kind ?? (figures.includes(name) ? 'integer' : 'datetime') // what is no field is a kept figure or a stamp
    const shown = field ?? { kind, required: true }
    return {
      key: name,
      label: label(name),
      cell: (row) => cells[kind]({ field: shown, name, row, called: rowName(row), state: isState(resource, name) }),
      align: endAligned.has(kind) ? 'end' : 'start',
      ...(list.sort.includes(name) ? { sort: name } : {}),
      ...(name === main ? { main: true } : {}),
      ...(kind === 'image' ? { width: 64, picture: true } : {}),
    }
  })
  if (resource.translatable.length === 0) return declared
  const translation: Column<AnyRow> = {
    key: 'translation',
    label: label('translation'),
    hidden: true,
    // Declared fields of this kind hold both sides.
    cell: (row) => (
      <TranslationCell texts={resource.translatable.map((name) => ({ label: label(name), text: row[name] as Bilingual | null }))} />
    ),
  }
  return [...declared, translation]
}

function useFilters(resource: AnyResource): Filter[] {
  const locale = useLocale()
  const declared = resource.list.filters.flatMap((key): Filter[] => {
    const field = resource.fields[key]
    const label = fieldLabel([key], locale, resource.labels.fields)
    if (field?.kind === 'flag') return [{ key, label, kind: 'flag' }]
    if (field?.kind === 'choice') return [{ key, label, kind: 'choice', choices: field.choices ?? {}, multiple: true }]
    if (field?.kind === 'reference') return [{ key, label, kind: 'reference', to: field.to ?? '' }]
    return []
  })
  return resource.translatable.length > 0 ? [...declared, translationFilter(locale, ['en'])] : declared
}

function useBulkActions(resource: AnyResource): BulkAction[] {
  const { resource: t } = useText('kit')
  const rights = useRights(resource)
  const { bulk, list, options } = resource.endpoints
  const send = useSend(bulk, { invalidates: [list, options] })
  const run = (action: 'delete' | 'activate' | 'deactivate') => async (ids: string[]) =>
    (await send.sendAsync({ body: { action, ids } })).results
  return [
    ...(resource.activatable && rights.update
      ? [
          {
            key: 'activate',
            label: t.activate,
            icon: <IconCircleCheck size={iconSize} />,
            unfit: (row: AnyRow) => row.active === true,
            run: run('activate'),
          },
          {
            key: 'deactivate',
            label: t.deactivate,
            icon: <IconCircleOff size={iconSize} />,
            unfit: (row: AnyRow) => row.active === false,
            run: run('deactivate'),
          },
        ]
      : []),
    ...(rights.remove && rights.update
      ? [
          {
            key: 'delete',
            label: t.delete,
            icon: <IconTrash size={iconSize} />,
            tone: 'danger' as const,
            confirm: { title: t.bulkDeleteTitle, body: t.bulkDeleteBody },
            run: run('delete'),
          },
        ]
      : []),
  ]
}

/** Saves the order of all rows and shows it at once; taken back when it is refused. */
function useOrder(resource: AnyResource, query: Record<string, string | number>) {
  const { list: t } = useText('kit')
  const client = useQueryClient()
  const { order, list } = resource.endpoints
  const key = callOptions(list, { query }).queryKey
  const send = useSend(order, {
    invalidates: [list],
    message: t.ordered,
    onFailed: () => void client.invalidateQueries({ queryKey: [list.name] }),
  })
  return (rows: readonly AnyRow[], from: number, to: number) => {
    const moved = rows.toSpliced(from, 1)
    const row = rows[from]
    if (!row) return
    moved.splice(to, 0, row)
    client.setQueryData<{ data: AnyRow[] }>(key, (now) => (now ? { ...now, data: moved } : now))
    send.send({ body: { ids: moved.map(({ id }) => id) } })
  }
}

/** The list page of a declared resource, with everything a list has. */
export function ResourceList({ resource }: { resource: AnyResource }) {
  const { resource: t } = useText('kit')
  const locale = useLocale()
  const overrides = useOverrides(resource)
  const rights = useRights(resource)
  const rowName = useRowName(resource)
  const label = useFieldLabel(resource)
  const paths = buildPaths(resource)
  const list = useListState(getListOptions(resource))
  const query = useCall(resource.endpoints.list, { query: list.query })
  const columns = useColumns(resource).map((column) => {
    const cell = overrides.cells?.[column.key]
    return cell ? { ...column, cell } : column
  })
  const filters = useFilters(resource)
  const bulk = useBulkActions(resource)
  const reorder = useOrder(resource, list.query)
  const [removing, setRemoving] = useState<AnyRow | null>(null)
  const { list: reads, options } = resource.endpoints
  const remove = useSend(resource.endpoints.remove, {
    invalidates: [reads, options],
    ...(removing ? { message: t.deleted(rowName(removing)) } : {}),
  })
  const rows = query.data?.data ?? []
  const movable =
    isByPosition(resource) &&
    rights.update &&
    list.sort === 'position' &&
    !list.narrowed &&
    list.page === 1 &&
    query.data?.meta.total === rows.length &&
    rows.length > 1

  const getActions = (row: AnyRow): readonly RowAction[] => {
    const usual: RowAction[] = [
      { key: 'view', label: t.view, icon: <IconEye size={iconSize} />, href: paths.read(row.id) },
      ...(rights.update ? [{ key: 'edit', label: t.editShort, icon: <IconPencil size={iconSize} />, href: paths.edit(row.id) }] : []),
      ...(rights.remove
        ? [
            {
              key: 'delete',
              label: t.delete,
              icon: <IconTrash size={iconSize} />,
              tone: 'danger' as const,
              onClick: () => setRemoving(row),
            },
          ]
        : []),
    ]
    return overrides.rowActions?.(row, usual) ?? usual
  }
  const add = rights.create && (
    <LinkButton to={paths.create} leftSection={<IconPlus size={iconSize} />}>
      {t.add(inLocale(resource.labels.one, locale))}
    </LinkButton>
  )
  const { Beside } = overrides
  return (
    <>
      <ListPage
        name={resource.name}
        title={inLocale(resource.labels.many, locale)}
        action={
          Beside ? (
            <Group gap="xs">
              <Beside />
              {add}
            </Group>
          ) : (
            add
          )
        }
        list={list}
        // RowOf of any resource is an AnyRow; the generic declaration can't say so
        query={query as never}
        columns={overrides.columns?.(columns, label) ?? columns}
        filters={filters}
        search={resource.list.search.length > 0}
        exports={resource.endpoints.export}
        bulk={bulk}
        rowName={rowName}
        rowHref={(row: AnyRow) => (rights.update ? paths.edit(row.id) : paths.read(row.id))}
        rowActions={getActions}
        empty={{ title: inLocale(resource.labels.many, locale), body: inLocale(resource.labels.empty, locale), action: add }}
        {...(movable ? { onMove: (from: number, to: number) => reorder(rows, from, to) } : {})}
      />
      <ConfirmDialog
        opened={removing !== null}
        onClose={() => setRemoving(null)}
        title={t.deleteTitle(inLocale(resource.labels.one, locale))}
        body={removing && t.deleteBody(rowName(removing))}
        confirmLabel={t.delete}
        tone="danger"
        onConfirm={() => removing && remove.sendAsync({ params: { id: removing.id } })}
      />
    </>
  )
}

import { ActionIcon, Button, CloseButton, NativeSelect, Text, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import type { Call } from '@rahba/contract/kernel/endpoint'
import { IconColumns3, IconDownload, IconSearch } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useDownload } from '../../api/use-download.ts'
import { useText } from '../../text/use-text.ts'
import { Hint } from '../feedback/hint.tsx'
import { MenuButton } from '../nav/menu-button.tsx'
import type { Column } from './columns.ts'
import classes from './list.module.css'
import type { useColumnChoice } from './use-column-choice.ts'
import type { ListState } from './use-list-state.ts'

/** The search box: what is typed shows at once, the list follows when the typing pauses. */
export function SearchBox({ list, placeholder }: { list: ListState; placeholder?: string }) {
  const { list: t } = useText('kit')
  const [text, setText] = useState(list.q)
  // Back and forward change the address without the box.
  const [known, setKnown] = useState(list.q)
  if (known !== list.q) {
    setKnown(list.q)
    setText(list.q)
  }
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  const search = useDebouncedCallback((q: string) => {
    // A search while another page loads would cancel it; while this page loads, it would undo what was chosen.
    if (!next) list.change({ q: q.trim() })
    else if (next.pathname === pathname) search(q)
  }, 300)
  const type = (value: string) => {
    setText(value)
    search(value)
  }
  return (
    <TextInput
      className={classes.search}
      role="searchbox"
      aria-label={t.search}
      placeholder={placeholder ?? t.search}
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      rightSection={text && <CloseButton size="sm" aria-label={t.clearSearch} onClick={() => type('')} />}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
    />
  )
}

/** Another file of the list beside its rows, such as the lines of orders. */
export interface MoreExport {
  /** The name of what each row of the file is. */
  label: string
  endpoint: Call
}

interface ExportMenuProps {
  endpoint: Call
  params: Record<string, string> | undefined
  list: ListState
  /** The name of the list's own file where there is another. */
  label?: string | undefined
  more?: MoreExport | undefined
}

/** Saves the filtered list as a file; with `more`, either file by its name. */
export function ExportMenu({ endpoint, params, list, label, more }: ExportMenuProps) {
  const { list: t } = useText('kit')
  const own = useDownload(endpoint)
  const other = useDownload(more?.endpoint ?? endpoint)
  const busy = own.busy || other.busy
  const { page: _page, per_page: _perPage, ...query } = list.query
  const lines = (key: string, save: typeof own.save, name?: string) =>
    (['csv', 'xlsx'] as const).map((format) => {
      const kind = format === 'csv' ? t.exportCsv : t.exportXlsx
      return {
        key: `${key}-${format}`,
        label: name === undefined ? kind : t.exportOf(name, kind),
        onClick: () => save({ params, query: { ...query, format } }),
      }
    })
  return (
    <Hint label={busy ? t.exporting : t.export}>
      <MenuButton
        lines={[...lines('own', own.save, label), ...(more ? lines('more', other.save, more.label) : [])]}
        foot={t.exportHint}
        width={260}
      >
        <ActionIcon variant="subtle" color="gray" size="lg" loading={busy} aria-label={t.export}>
          <IconDownload size={18} />
        </ActionIcon>
      </MenuButton>
    </Hint>
  )
}

export function ColumnMenu<Row>({ columns, choice }: { columns: readonly Column<Row>[]; choice: ReturnType<typeof useColumnChoice<Row>> }) {
  const { list: t } = useText('kit')
  const lines = columns
    .filter((column) => !column.main)
    .map(({ key, label }) => ({ key, label, checked: choice.isShown(key), onClick: () => choice.toggle(key) }))
  return (
    <Hint label={t.columns}>
      <MenuButton lines={choice.changed ? [...lines, { key: '_reset', label: t.resetColumns, onClick: choice.reset }] : lines}>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t.columns}>
          <IconColumns3 size={18} />
        </ActionIcon>
      </MenuButton>
    </Hint>
  )
}

/** Sorting for the cards of phones, which have no column heads. */
export function SortSelect<Row>({ columns, list }: { columns: readonly Column<Row>[]; list: ListState }) {
  const { list: t } = useText('kit')
  const data = columns.flatMap((column) =>
    column.sort
      ? [
          { value: column.sort, label: `${column.label} · ${t.ascending}` },
          { value: `-${column.sort}`, label: `${column.label} · ${t.descending}` },
        ]
      : [],
  )
  if (data.length === 0) return null
  // The usual order may have no column, such as the one rows are dragged into.
  const usual = data.some(({ value }) => value === list.defaultSort) ? [] : [{ value: list.defaultSort, label: t.usualOrder }]
  return (
    <NativeSelect
      hiddenFrom="sm"
      style={{ flex: '1 1 120px' }}
      size="sm"
      aria-label={t.sort}
      data={[...usual, ...data]}
      value={list.sort}
      onChange={(event) => list.change({ sort: event.currentTarget.value })}
    />
  )
}

/** The bar over the rows while some are selected. */
export function BulkBar({ count, label, clear, children }: { count: number; label?: string; clear: () => void; children: ReactNode }) {
  const { list: t } = useText('kit')
  const selected = label ?? t.selected(count)
  return (
    <section className={classes.bulk} aria-live="polite" aria-label={selected}>
      <Text size="sm" fw={500}>
        {selected}
      </Text>
      {children}
      <Button variant="subtle" color="gray" size="xs" ms="auto" onClick={clear}>
        {t.clearSelection}
      </Button>
    </section>
  )
}

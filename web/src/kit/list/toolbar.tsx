import { ActionIcon, Button, CloseButton, Menu, NativeSelect, Text, TextInput, Tooltip } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import type { EndpointSpec } from '@rahba/contract/kernel/endpoint'
import { IconColumns3, IconDownload, IconSearch } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { download } from '../../api/client.ts'
import { asApiError } from '../../api/errors.ts'
import { toastError } from '../../api/toast.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import type { Column } from './columns.ts'
import classes from './list.module.css'
import type { useColumnChoice } from './use-column-choice.ts'
import type { ListState } from './use-list-state.ts'

/** The search box: what is typed shows at once, the list follows when the typing pauses. */
export function SearchBox({ list, placeholder }: { list: ListState; placeholder?: string }) {
  const { list: t } = useText('kit')
  const [text, setText] = useState(list.q)
  // back and forward change the address without the box
  useEffect(() => setText(list.q), [list.q])
  const search = useDebouncedCallback((q: string) => list.change({ q: q.trim() }), 300)
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

/** Saves the filtered list as a file. */
export function ExportMenu({ endpoint, list }: { endpoint: EndpointSpec; list: ListState }) {
  const { list: t } = useText('kit')
  const locale = useLocale()
  const [busy, setBusy] = useState(false)
  const save = async (format: 'csv' | 'xlsx') => {
    setBusy(true)
    const { page: _page, per_page: _perPage, ...query } = list.query
    try {
      await download(endpoint, { query: { ...query, format } })
    } catch (thrown) {
      toastError(asApiError(thrown, locale))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Tooltip label={busy ? t.exporting : t.export}>
          <ActionIcon variant="subtle" color="gray" size="lg" loading={busy} aria-label={t.export}>
            <IconDownload size={18} />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown maw={260}>
        <Menu.Item onClick={() => save('csv')}>{t.exportCsv}</Menu.Item>
        <Menu.Item onClick={() => save('xlsx')}>{t.exportXlsx}</Menu.Item>
        <Text size="xs" c="dimmed" px="sm" py={4}>
          {t.exportHint}
        </Text>
      </Menu.Dropdown>
    </Menu>
  )
}

export function ColumnMenu<Row>({ columns, choice }: { columns: readonly Column<Row>[]; choice: ReturnType<typeof useColumnChoice<Row>> }) {
  const { list: t } = useText('kit')
  return (
    <Menu position="bottom-end" shadow="md" closeOnItemClick={false}>
      <Menu.Target>
        <Tooltip label={t.columns}>
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t.columns}>
            <IconColumns3 size={18} />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        {columns
          .filter((column) => !column.main)
          .map((column) => (
            <Menu.CheckboxItem key={column.key} checked={choice.isShown(column.key)} onChange={() => choice.toggle(column.key)}>
              {column.label}
            </Menu.CheckboxItem>
          ))}
        {choice.changed && (
          <>
            <Menu.Divider />
            <Menu.Item onClick={choice.reset}>{t.resetColumns}</Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
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
  return (
    <NativeSelect
      hiddenFrom="sm"
      style={{ flex: '1 1 120px' }}
      size="sm"
      aria-label={t.sort}
      data={data}
      value={list.sort}
      onChange={(event) => list.change({ sort: event.currentTarget.value })}
    />
  )
}

/** The bar over the rows while some are selected. */
export function BulkBar({ count, clear, children }: { count: number; clear: () => void; children: ReactNode }) {
  const { list: t } = useText('kit')
  return (
    <section className={classes.bulk} aria-live="polite" aria-label={t.selected(count)}>
      <Text size="sm" fw={500}>
        {t.selected(count)}
      </Text>
      {children}
      <Button variant="subtle" color="gray" size="xs" ms="auto" onClick={clear}>
        {t.clearSelection}
      </Button>
    </section>
  )
}

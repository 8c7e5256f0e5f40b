import { Button, List, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { toast } from '../../api/toast.ts'
import { useText } from '../../text/use-text.ts'
import { ConfirmDialog } from '../confirm.tsx'
import { Window } from '../window.tsx'
import type { BulkAction, BulkResult } from './columns.ts'
import type { Identified } from './table-props.ts'
import { BulkBar } from './toolbar.tsx'

interface BulkInput<Row extends Identified> {
  rows: readonly Row[]
  rowName: (row: Row) => string
  actions: readonly BulkAction[]
}

/** Selection over the rows of a page, the bar with its actions, and what became of each row. */
export function useBulk<Row extends Identified>({ rows, rowName, actions }: BulkInput<Row>) {
  const { list, bulk: t } = useText('kit')
  const [selected, setSelected] = useState<string[]>([])
  const [asking, setAsking] = useState<BulkAction | null>(null)
  const [running, setRunning] = useState<string | null>(null)
  const [failed, setFailed] = useState<{ id: string; name: string; error: string }[]>([])
  // rows that left the page are no longer selected
  const here = selected.filter((id) => rows.some((row) => row.id === id))

  const report = (results: BulkResult[] | undefined, count: number) => {
    const bad = (results ?? []).filter(({ ok }) => !ok)
    const done = count - bad.length
    if (done > 0) toast(t.done(done))
    const nameOf = (id: string) => {
      const row = rows.find((one) => one.id === id)
      return row ? rowName(row) : id
    }
    setFailed(bad.map(({ id, error }) => ({ id, name: nameOf(id), error: error ?? '' })))
    setSelected(bad.map(({ id }) => id))
  }
  const run = async (action: BulkAction) => {
    setRunning(action.key)
    try {
      report(await action.run(here), here.length)
    } finally {
      setRunning(null)
    }
  }
  const start = (action: BulkAction) => {
    if (action.confirm) setAsking(action)
    // a refusal was said in a toast by the call itself
    else run(action).catch(() => undefined)
  }

  const bar: ReactNode = here.length > 0 && (
    <BulkBar count={here.length} clear={() => setSelected([])}>
      {/* a table has a box for it in its head; cards have no head */}
      {here.length < rows.length && (
        <Button hiddenFrom="sm" variant="subtle" size="xs" onClick={() => setSelected(rows.map(({ id }) => id))}>
          {list.selectAll}
        </Button>
      )}
      {actions.map((action) => (
        <Button
          key={action.key}
          size="xs"
          variant="default"
          leftSection={action.icon}
          loading={running === action.key}
          disabled={running !== null && running !== action.key}
          {...(action.tone === 'danger' ? { c: 'red' } : {})}
          onClick={() => start(action)}
        >
          {action.label}
        </Button>
      ))}
    </BulkBar>
  )
  const dialogs: ReactNode = (
    <>
      <ConfirmDialog
        opened={asking !== null}
        onClose={() => setAsking(null)}
        title={asking?.confirm?.title(here.length) ?? ''}
        body={asking?.confirm?.body}
        confirmLabel={asking?.label ?? ''}
        tone={asking?.tone === 'danger' ? 'danger' : 'normal'}
        onConfirm={() => (asking ? run(asking) : undefined)}
      />
      <Window opened={failed.length > 0} onClose={() => setFailed([])} title={t.results} centered>
        <Stack gap="xs">
          <Text size="sm">{t.failed(failed.length)}</Text>
          <List size="sm" spacing={4}>
            {failed.map(({ id, name, error }) => (
              <List.Item key={id}>
                <b dir="auto">{name}</b>: {error}
              </List.Item>
            ))}
          </List>
        </Stack>
      </Window>
    </>
  )
  return { selected: here, select: setSelected, bar, dialogs, label: list.selected(here.length) }
}

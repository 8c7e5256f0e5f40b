import { Button, List, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { toast } from '../../api/toast.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { ConfirmDialog } from '../feedback/confirm.tsx'
import { Dialog } from '../feedback/dialog.tsx'
import { Hint } from '../feedback/hint.tsx'
import { formatNumber } from '../show/format.ts'
import type { BulkAction, BulkResult } from './columns.ts'
import { getFitting } from './fitting.ts'
import type { Identified } from './table-props.ts'
import { BulkBar } from './toolbar.tsx'

interface BulkInput<Row extends Identified> {
  rows: readonly Row[]
  rowName: (row: Row) => string
  actions: readonly BulkAction<Row>[]
}

/** Selection over the rows of a page, the bar with its actions, and what became of each row. */
export function useBulk<Row extends Identified>({ rows, rowName, actions }: BulkInput<Row>) {
  const { list, bulk: t } = useText('kit')
  const locale = useLocale()
  const [selected, setSelected] = useState<string[]>([])
  const [asking, setAsking] = useState<BulkAction<Row> | null>(null)
  const [running, setRunning] = useState<string | null>(null)
  const [failed, setFailed] = useState<{ id: string; name: string; error: string }[]>([])
  // Rows that left the page are no longer selected.
  const here = selected.filter((id) => rows.some((row) => row.id === id))

  const report = (results: BulkResult[] | undefined, tried: readonly string[], isReported = false) => {
    const bad = (results ?? []).filter(({ ok }) => !ok)
    const done = tried.length - bad.length
    if (done > 0 && !isReported) toast(t.done(done))
    const getName = (id: string) => {
      const row = rows.find((one) => one.id === id)
      return row ? rowName(row) : id
    }
    setFailed(bad.map(({ id, error }) => ({ id, name: getName(id), error: error ?? '' })))
    // Rows that it did not fit stay selected, beside the refused ones.
    setSelected((now) => now.filter((id) => !tried.includes(id) || bad.some((one) => one.id === id)))
  }
  const chosen = rows.filter(({ id }) => here.includes(id))
  const fitting = (action: BulkAction<Row>) => getFitting(action, chosen)
  const run = async (action: BulkAction<Row>) => {
    const { ids } = fitting(action)
    setRunning(action.key)
    try {
      report(await action.run(ids), ids, action.isReported)
    } finally {
      setRunning(null)
    }
  }
  const start = (action: BulkAction<Row>) => {
    if (action.confirm) setAsking(action)
    // The call itself reported a refusal in a toast.
    else run(action).catch(() => undefined)
  }

  const bar: ReactNode = here.length > 0 && (
    <BulkBar count={here.length} clear={() => setSelected([])}>
      {/* A table has a box for it in its head; cards have no head. */}
      {here.length < rows.length && (
        <Button hiddenFrom="sm" variant="subtle" size="xs" onClick={() => setSelected(rows.map(({ id }) => id))}>
          {list.selectAll}
        </Button>
      )}
      {actions.map((action) => {
        const { ids, why } = fitting(action)
        const none = ids.length === 0
        const button = (
          <Button
            key={action.key}
            size="xs"
            variant="default"
            leftSection={action.icon}
            loading={running === action.key}
            disabled={running !== null && running !== action.key}
            // The button stays reachable by the keyboard, so that the reason is read.
            {...(none ? { 'aria-disabled': true, 'data-disabled': true, 'aria-description': why ?? t.fitsNone } : {})}
            {...(action.tone === 'danger' && !none ? { c: 'red' } : {})}
            onClick={() => !none && start(action)}
          >
            {none || ids.length === here.length ? action.label : `${action.label} (${formatNumber(ids.length, locale)})`}
          </Button>
        )
        return none ? (
          <Hint key={action.key} label={why ?? t.fitsNone}>
            {button}
          </Hint>
        ) : (
          button
        )
      })}
    </BulkBar>
  )
  const dialogs: ReactNode = (
    <>
      <ConfirmDialog
        opened={asking !== null}
        onClose={() => setAsking(null)}
        title={asking?.confirm?.title(fitting(asking).ids.length) ?? ''}
        body={asking?.confirm?.body}
        confirmLabel={asking?.label ?? ''}
        tone={asking?.tone === 'danger' ? 'danger' : 'normal'}
        onConfirm={() => (asking ? run(asking) : undefined)}
      />
      <Dialog opened={failed.length > 0} onClose={() => setFailed([])} title={t.results}>
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
      </Dialog>
    </>
  )
  return { selected: here, select: setSelected, bar, dialogs, label: list.selected(here.length) }
}

import { Button, Stack, Text } from '@mantine/core'
import { inLocale } from '@rahba/contract/kernel/locale'
import { type ReactNode, useState } from 'react'
import { toast } from '../../api/toast.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { ConfirmDialog } from '../feedback/confirm.tsx'
import { Dialog } from '../feedback/dialog.tsx'
import { BulkButton } from './bulk-button.tsx'
import type { BulkAction, BulkResult } from './columns.ts'
import { type FailedRow, FailedRows } from './failed-rows.tsx'
import { type Fitting, getFitting } from './fitting.ts'
import type { Identified } from './table-props.ts'
import { BulkBar } from './toolbar.tsx'

interface BulkInput<Row extends Identified> {
  rows: readonly Row[]
  rowName: (row: Row) => string
  actions: readonly BulkAction<Row>[]
  /** The rows of the whole list, on all its pages. */
  matching?: number
  /** True if there are more than that. */
  isCapped?: boolean
}

/** Selection over the rows of a page or of all that match, the bar with its actions, and what became of each row. */
export function useBulk<Row extends Identified>({ rows, rowName, actions, matching = 0, isCapped = false }: BulkInput<Row>) {
  const { list, bulk: t } = useText('kit')
  const locale = useLocale()
  const [selected, setSelected] = useState<string[]>([])
  const [asking, setAsking] = useState<BulkAction<Row> | null>(null)
  const [running, setRunning] = useState<string | null>(null)
  const [failed, setFailed] = useState<FailedRow[]>([])
  const [ways, setWays] = useState<Pick<BulkAction<Row>, 'fix' | 'page'>>({})
  const [all, setAll] = useState(false)
  // Rows that left the page are no longer selected.
  const here = selected.filter((id) => rows.some((row) => row.id === id))

  const report = (results: BulkResult[] | undefined, tried: readonly string[], isReported = false) => {
    const bad = (results ?? []).filter(({ ok }) => !ok)
    const done = tried.length - bad.length
    if (done > 0 && !isReported) toast(t.done(done))
    const getName = (id: string) => {
      const row = rows.find((one) => one.id === id)
      return row ? rowName(row) : null
    }
    setFailed(bad.map(({ id, error, name }) => ({ id, name: getName(id) ?? (name ? inLocale(name, locale) : null), error: error ?? '' })))
    // Rows that it did not fit stay selected, beside the refused ones.
    setSelected((now) => now.filter((id) => !tried.includes(id) || bad.some((one) => one.id === id)))
  }
  const chosen = rows.filter(({ id }) => here.includes(id))
  const isAll = all && here.length === rows.length
  const count = isAll ? matching : here.length
  const findFitting = (action: BulkAction<Row>): Fitting => {
    if (!isAll) return getFitting(action, chosen)
    return action.runAll ? { ids: here, why: null } : { ids: [], why: t.onPage }
  }
  const runOnAll = async (runAll: NonNullable<BulkAction<Row>['runAll']>) => {
    const { results, more } = await runAll()
    report(
      results,
      results.map(({ id }) => id),
    )
    if (results.length === 0) toast(t.fitsNone)
    if (more) toast(t.more)
    setAll(false)
    setSelected([])
  }
  const run = async (action: BulkAction<Row>) => {
    const { ids } = findFitting(action)
    setRunning(action.key)
    setWays({ ...(action.fix ? { fix: action.fix } : {}), ...(action.page ? { page: action.page } : {}) })
    try {
      if (isAll && action.runAll) await runOnAll(action.runAll)
      else report(await action.run(ids), ids, action.isReported)
    } finally {
      setRunning(null)
    }
  }
  const start = (action: BulkAction<Row>) => {
    if (action.confirm) setAsking(action)
    // The call itself reported a refusal in a toast.
    else run(action).catch(() => undefined)
  }

  const clear = () => {
    setAll(false)
    setSelected([])
  }
  const bar: ReactNode = here.length > 0 && (
    <BulkBar count={count} {...(isAll && isCapped ? { label: list.selectedMoreThan(count) } : {})} clear={clear}>
      {/* A table has a box for it in its head; cards have no head. */}
      {here.length < rows.length && (
        <Button hiddenFrom="sm" variant="subtle" size="xs" onClick={() => setSelected(rows.map(({ id }) => id))}>
          {list.selectAll}
        </Button>
      )}
      {here.length === rows.length && matching > rows.length && !isAll && actions.some(({ runAll }) => runAll) && (
        <Button variant="subtle" size="xs" onClick={() => setAll(true)}>
          {isCapped ? list.selectAllResults : list.selectMatching(matching)}
        </Button>
      )}
      {actions.map((action) => {
        const fitting = findFitting(action)
        const isForAll = isAll || fitting.ids.length === here.length
        return (
          <BulkButton
            key={action.key}
            action={action}
            fitting={fitting}
            isForAll={isForAll}
            running={running}
            start={() => start(action)}
          />
        )
      })}
    </BulkBar>
  )
  const select = (ids: string[]) => {
    setAll(false)
    setSelected(ids)
  }
  const dialogs: ReactNode = (
    <>
      <ConfirmDialog
        opened={asking !== null}
        onClose={() => setAsking(null)}
        title={asking?.confirm?.title(isAll ? count : findFitting(asking).ids.length) ?? ''}
        body={asking?.confirm?.body}
        confirmLabel={asking?.label ?? ''}
        tone={asking?.tone === 'danger' ? 'danger' : 'normal'}
        onConfirm={() => (asking ? run(asking) : undefined)}
      />
      <Dialog opened={failed.length > 0} onClose={() => setFailed([])} title={t.results}>
        <Stack gap="xs">
          <Text size="sm">{t.failed(failed.length)}</Text>
          <FailedRows rows={failed} {...ways} />
        </Stack>
      </Dialog>
    </>
  )
  return { selected: here, select, bar, dialogs, label: list.selected(here.length) }
}

import { Button, Text } from '@mantine/core'
import type { AuditRow } from '@rahba/contract/history/audit'
import { type AuditedEntity, actorTypeNames } from '@rahba/contract/history/audited'
import { formatDate } from '@rahba/contract/kernel/date-text'
import { isUuid } from '@rahba/contract/kernel/is-uuid'
import { type FieldLabels, fieldLabel, isNamed } from '@rahba/contract/kernel/labels'
import { type Bilingual, inLocale, isBilingual, type Locale } from '@rahba/contract/kernel/locale'
import { formatAmount } from '@rahba/contract/kernel/money'
import type { Page } from '@rahba/contract/kernel/page'
import { rateText } from '@rahba/contract/kernel/percent'
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCall } from '../api/queries.ts'
import { ErrorState, FactsSkeleton } from '../kit/feedback/states.tsx'
import { UserText } from '../kit/layout/direction.tsx'
import { plainText } from '../kit/show/format.ts'
import { Panel } from '../kit/show/panel.tsx'
import { Timeline } from '../kit/show/timeline.tsx'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import { changedParts } from './change-sides.ts'
import { countParts } from './count-parts.ts'
import { cutToDifference } from './cut-to-difference.ts'
import classes from './history.module.css'
import { firstChanges, historyRead } from './history-read.ts'

export interface HistoryWords {
  /** Names of the fields beyond the common ones. */
  labels: FieldLabels
  /** Fields that hold halalas. */
  money?: readonly string[]
  /** Fields that hold basis points. */
  rates?: readonly string[]
  /** Fields that hold a list of parts with ids, of which the numbers are said that were added, removed and changed. */
  lists?: readonly string[]
  /** Fields that hold one of a closed set. */
  choices?: Record<string, Readonly<Record<string | number, Bilingual>>>
}

/** A value of the log as a person reads it; null where only that it changed can be said (ids, lists of parts). */
function describeValue(
  json: string | null,
  field: string,
  words: HistoryWords,
  locale: Locale,
  t: { yes: string; no: string; empty: string },
): string | null {
  if (json === null) return t.empty
  const value: unknown = JSON.parse(json)
  const choice = words.choices?.[field]?.[String(value)]
  if (choice) return inLocale(choice, locale)
  if (typeof value === 'boolean') return value ? t.yes : t.no
  if (typeof value === 'number')
    return words.money?.includes(field) ? formatAmount(value) : words.rates?.includes(field) ? rateText(value) : String(value)
  if (isBilingual(value)) return plainText(value[locale] ?? '')
  if (typeof value !== 'string') return null
  if (isUuid(value)) return null
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value)) return formatDate(value, locale, 'dateTime')
  return plainText(value)
}

function ChangeLine({ change, words }: { change: AuditRow['changes'][number]; words: HistoryWords }) {
  const t = useText('admin/history')
  const locale = useLocale()
  const getLine = ({ path, before: old, after: fresh }: ReturnType<typeof changedParts>[number]) => {
    const [was, is] = [describeValue(old, change.field, words, locale, t), describeValue(fresh, change.field, words, locale, t)]
    // The words may be equal, because only the formatting changed.
    const [before, after] = was === null || is === null || was === is ? [null, null] : cutToDifference(was, is)
    return (
      <div key={path.join()}>
        {fieldLabel(path, locale, words.labels)}
        {before === null || after === null ? (
          ` ${t.changed}`
        ) : (
          <>
            {': '}
            <UserText>{before}</UserText> {locale === 'ar' ? '←' : '→'} <UserText>{after}</UserText>
          </>
        )}
      </div>
    )
  }
  const counts = words.lists?.includes(change.field) ? countParts(change) : null
  if (counts)
    return (
      <li>
        {fieldLabel([change.field], locale, words.labels)}: {t.parts(counts)}
      </li>
    )
  return <li>{changedParts(change, locale).map(getLine)}</li>
}

interface ChangeLinesProps {
  changes: AuditRow['changes']
  words: HistoryWords
  /** The number of entries shown; all without it. */
  max?: number
}

/** The fields an entry changed, a line each. What older entries hold under names that nobody knows any more is one line, the last. */
export function ChangeLines({ changes, words, max = changes.length }: ChangeLinesProps) {
  const t = useText('admin/history')
  const named = changes.filter(({ field }) => isNamed(field, words.labels))
  return (
    <>
      {named.slice(0, max).map((change) => (
        <ChangeLine key={change.field} change={change} words={words} />
      ))}
      {named.length < changes.length && named.length < max && <li>{t.others}</li>}
    </>
  )
}

function Entries({ entries, words }: { entries: readonly AuditRow[]; words: HistoryWords }) {
  const t = useText('admin/history')
  const locale = useLocale()
  return (
    <Timeline
      entries={entries.map((entry) => ({
        key: entry.id,
        at: entry.at,
        by: [inLocale(actorTypeNames[entry.actor_type], locale), entry.actor_name].filter(Boolean).join(' · '),
        title: (
          <>
            {t.actionName(entry.action)}
            {entry.changes.length > 0 && (
              <ul className={classes.changes}>
                <ChangeLines changes={entry.changes} words={words} />
              </ul>
            )}
          </>
        ),
      }))}
    />
  )
}

/** The changes that others made to a record after its form was opened with the version of `since`; nothing while they load. */
export function EntriesSince({ entries, since, words }: { entries: readonly AuditRow[] | undefined; since: string; words: HistoryWords }) {
  const newer = entries?.filter(({ at }) => Date.parse(at) > Date.parse(since)) ?? []
  return newer.length > 0 && <Entries entries={newer} words={words} />
}

/** The history of a record, from the answer of a call that lists it; `rows` is the number of rows requested. */
interface HistoryPanelProps {
  history: Pick<UseQueryResult<Page<AuditRow>>, 'data' | 'error' | 'refetch' | 'isPlaceholderData' | 'dataUpdatedAt'>
  rows: number
  setRows: (rows: number) => void
  words: HistoryWords
}

/** The panel of a record's history: who changed what, the newest first. */
export function HistoryPanel({ history, rows, setRows, words }: HistoryPanelProps) {
  const t = useText('admin/history')
  const { refetch, dataUpdatedAt } = history
  const writes = useQueryClient().getMutationCache()
  // Any step on the page may have left an entry, and no step needs to know of this panel.
  useEffect(
    () =>
      writes.subscribe(({ type, mutation }) => {
        if (type === 'updated' && mutation.state.status === 'success' && mutation.state.submittedAt > dataUpdatedAt) void refetch()
      }),
    [writes, refetch, dataUpdatedAt],
  )
  const body = () => {
    if (history.error && !history.data) return <ErrorState error={history.error} retry={() => void history.refetch()} />
    if (!history.data) return <FactsSkeleton rows={5} />
    if (history.data.data.length === 0) {
      return (
        <Text size="sm" c="dimmed">
          {t.none}
        </Text>
      )
    }
    return (
      <>
        <Entries entries={history.data.data} words={words} />
        {history.data.meta.total > rows && rows < 100 && (
          <Button variant="default" size="xs" loading={history.isPlaceholderData} onClick={() => setRows(Math.min(100, rows + 40))}>
            {t.more}
          </Button>
        )}
      </>
    )
  }
  return <Panel title={t.title}>{body()}</Panel>
}

/** The changes to a record and who made them, as administrators read it. */
export function History({ entity, id, ...words }: { entity: AuditedEntity; id?: string } & HistoryWords) {
  const [rows, setRows] = useState(firstChanges)
  // The history includes changes that were saved just before.
  const history = useCall(...historyRead(entity, id, rows), { staleTime: 0 })
  return <HistoryPanel history={history} rows={rows} setRows={setRows} words={words} />
}

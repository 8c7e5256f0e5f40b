import { Text, UnstyledButton } from '@mantine/core'
import type { ImportReason } from '@rahba/contract/catalog/import/product-imports'
import { useText } from '../../text/use-text.ts'
import classes from './imports.module.css'

interface Choice {
  key: string
  label: string
  count: string
}

interface RowReasonsProps {
  /** Which rows are shown before a reason is chosen; none if there is no choice. */
  choices: readonly Choice[]
  reasons: readonly ImportReason[]
  /** The key of the choice or reason whose rows are shown. */
  shown: string
  show: (key: string) => void
}

/** The reasons of the rows below, each once with its number of rows. A press shows its rows alone. */
export function RowReasons({ choices, reasons, shown, show }: RowReasonsProps) {
  const { rows: t } = useText('portal/imports')
  const lines: Choice[] = [...choices, ...reasons.map(({ key, text, rows }) => ({ key, label: text, count: t.count(rows) }))]
  return (
    <ul className={classes.reasons} aria-label={t.byReason}>
      {lines.map(({ key, label, count }) => (
        <li key={key}>
          <UnstyledButton className={classes.reason ?? ''} aria-pressed={key === shown} onClick={() => show(key)}>
            <span>{label}</span>
            <span className={classes.reasonCount}>{count}</span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}

/** Notes about the file and not about single rows of it, each once. */
export function GeneralNotes({ reasons }: { reasons: readonly ImportReason[] }) {
  const { rows: t } = useText('portal/imports')
  const notes = reasons.filter(({ general }) => general)
  if (notes.length === 0) return null
  return (
    <div className={classes.notes}>
      {notes.map(({ key, text, rows }) => (
        <Text key={key} size="sm" c="dimmed">
          {t.warning(text)} ({t.count(rows)})
        </Text>
      ))}
    </div>
  )
}

import { List } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { UserText } from '../layout/direction.tsx'
import { LinkButton } from '../nav/link-button.tsx'
import { formatNumber } from '../show/format.ts'
import type { BulkAction } from './columns.ts'

/** A row that an action was refused for; without a name if it is on another page. */
export interface FailedRow {
  id: string
  name: string | null
  error: string
}

// The names of more would hide the reasons.
const maxNames = 5

function Names({ rows }: { rows: readonly FailedRow[] }): ReactNode {
  const { bulk: t } = useText('kit')
  const named = rows.flatMap(({ id, name }) => (name === null ? [] : [{ id, name }]))
  const shown = named.length > maxNames ? named.slice(0, maxNames) : named
  if (shown.length === 0) return null
  return (
    <List size="sm" c="dimmed">
      {shown.map(({ id, name }) => (
        <List.Item key={id}>
          <UserText>{name}</UserText>
        </List.Item>
      ))}
      {rows.length > shown.length && <List.Item>{t.others(rows.length - shown.length)}</List.Item>}
    </List>
  )
}

/** The rows that an action was refused for, by reason: each reason once with its number of rows and the page where it is mended. */
export function FailedRows({ rows, fix }: { rows: readonly FailedRow[]; fix?: NonNullable<BulkAction['fix']> }) {
  const locale = useLocale()
  const reasons = [...Map.groupBy(rows, ({ error }) => error)].toSorted(([, a], [, b]) => b.length - a.length)
  return (
    <List size="sm" spacing="xs">
      {reasons.map(([error, own]) => {
        const way = fix?.(error)
        const [only] = own
        return (
          <List.Item key={error}>
            {own.length === 1 && only?.name ? (
              <>
                <b dir="auto">{only.name}</b>: {error}
              </>
            ) : (
              <>
                <b>{error}</b> ({formatNumber(own.length, locale)})
                <Names rows={own} />
              </>
            )}
            {way && (
              <div>
                <LinkButton to={way.href} variant="subtle" size="compact-sm">
                  {way.label}
                </LinkButton>
              </div>
            )}
          </List.Item>
        )
      })}
    </List>
  )
}

import { List } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { UserText } from '../layout/direction.tsx'
import { LocalLink } from '../nav/link.tsx'
import { LinkButton } from '../nav/link-button.tsx'
import { formatNumber } from '../show/format.ts'
import type { BulkAction } from './columns.ts'

/** A row that an action was refused for; without a name if it is on another page and the server names none. */
export interface FailedRow {
  id: string
  name: string | null
  error: string
}

// The names of more would hide the reasons.
const maxNames = 10

type Page = NonNullable<BulkAction['page']>

/** The name of a row, which leads to its page where it has one. */
function Name({ row: { id, name }, page }: { row: FailedRow; page: Page | undefined }): ReactNode {
  const words = <UserText>{name}</UserText>
  return page ? <LocalLink to={page(id)}>{words}</LocalLink> : words
}

function Names({ rows, page }: { rows: readonly FailedRow[]; page: Page | undefined }): ReactNode {
  const { bulk: t } = useText('kit')
  const named = rows.filter(({ name }) => name !== null)
  const shown = named.length > maxNames ? named.slice(0, maxNames) : named
  if (shown.length === 0) return null
  return (
    <List size="sm" c="dimmed">
      {shown.map((row) => (
        <List.Item key={row.id}>
          <Name row={row} page={page} />
        </List.Item>
      ))}
      {rows.length > shown.length && <List.Item>{t.others(rows.length - shown.length)}</List.Item>}
    </List>
  )
}

/** The rows that an action was refused for, by reason: each reason once with its number of rows and the page where it is fixed. */
export function FailedRows({ rows, fix, page }: { rows: readonly FailedRow[]; fix?: NonNullable<BulkAction['fix']>; page?: Page }) {
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
                <b>
                  <Name row={only} page={page} />
                </b>
                : {error}
              </>
            ) : (
              <>
                <b>{error}</b> ({formatNumber(own.length, locale)})
                <Names rows={own} page={page} />
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

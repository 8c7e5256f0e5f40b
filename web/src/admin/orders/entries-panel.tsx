import { Text } from '@mantine/core'
import type { PlatformEntry } from '@rahba/contract/money/accounts/accounts'
import { listOrderEntries } from '@rahba/contract/money/accounts/accounts.calls'
import type { LedgerSide } from '@rahba/contract/money/ledger/ledger'
import { ledgerAccounts, ledgerEvents } from '@rahba/contract/money/ledger/ledger'
import type { ApiError } from '../../api/errors.ts'
import { useCall } from '../../api/queries.ts'
import { ErrorState, FactsSkeleton } from '../../kit/feedback/states.tsx'
import { Localized } from '../../kit/layout/direction.tsx'
import { ScrollRegion } from '../../kit/layout/scroll-region.tsx'
import { DateTime } from '../../kit/show/date-time.tsx'
import { Money } from '../../kit/show/money.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { useText } from '../../text/use-text.ts'
import classes from './entries-panel.module.css'

const amount = (value: number) => (value > 0 ? <Money value={value} /> : null)

/** The ledger entries of an order. */
export function EntriesPanel({ id }: { id: string }) {
  const { entries: t } = useText('admin/orders')
  return <EntriesTable title={t.title} none={t.none} read={useCall(listOrderEntries, { params: { id } }, { silent: true })} />
}

interface EntriesRead {
  data: PlatformEntry[] | undefined
  error: ApiError | null
  refetch: () => unknown
}

/** Entries of the ledger, event by event, with both sides added up. */
export function EntriesTable({ title, none, read }: { title: string; none: string; read: EntriesRead }) {
  const { entries: t } = useText('admin/orders')
  const body = () => {
    if (read.error && !read.data) return <ErrorState error={read.error} retry={() => void read.refetch()} />
    if (!read.data) return <FactsSkeleton rows={4} />
    const entries = read.data
    if (entries.length === 0) {
      return (
        <Text size="sm" p="md">
          {none}
        </Text>
      )
    }
    const sum = (side: LedgerSide) => entries.reduce((total, entry) => total + entry[side], 0)
    return (
      <ScrollRegion label={title}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th>{t.event}</th>
              <th>{t.account}</th>
              <th data-end>{t.debit}</th>
              <th data-end>{t.credit}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry, index) => {
              const first = entries[index - 1]?.transaction_id !== entry.transaction_id
              return (
                <tr key={entry.id} data-first={first || undefined}>
                  <td>
                    {first && (
                      <>
                        <Localized text={ledgerEvents[entry.event]} />
                        <Text size="xs" c="dimmed">
                          <DateTime value={entry.posted_at} />
                        </Text>
                      </>
                    )}
                  </td>
                  <td>
                    <Localized text={ledgerAccounts[entry.account]} />
                  </td>
                  <td data-end>{amount(entry.debit)}</td>
                  <td data-end>{amount(entry.credit)}</td>
                </tr>
              )
            })}
          </tbody>
          <tfoot>
            <tr>
              <td colSpan={2}>{t.sum}</td>
              <td data-end>
                <Money value={sum('debit')} bold />
              </td>
              <td data-end>
                <Money value={sum('credit')} bold />
              </td>
            </tr>
          </tfoot>
        </table>
      </ScrollRegion>
    )
  }
  return (
    <Panel title={title} flush>
      {body()}
    </Panel>
  )
}

import { Button } from '@mantine/core'
import type { PayoutRun } from '@rahba/contract/money/payouts/payout-runs'
import { downloadBankFile, exportPayoutRuns } from '@rahba/contract/money/payouts/payout-runs.calls'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useState } from 'react'
import { useCall } from '../../../api/queries.ts'
import { useCan } from '../../../api/session.ts'
import { SaveFileButton } from '../../../kit/feedback/save-file-button.tsx'
import { Ltr, UserText } from '../../../kit/layout/direction.tsx'
import type { Column } from '../../../kit/list/columns.ts'
import { List } from '../../../kit/list/list-page.tsx'
import { useListState } from '../../../kit/list/use-list-state.ts'
import { Money } from '../../../kit/show/money.tsx'
import { RelativeTime } from '../../../kit/show/relative-time.tsx'
import { useText } from '../../../text/use-text.ts'
import { runsList } from './lists.ts'
import { ResultDialog } from './result-dialog.tsx'

/** The files that went to the bank, each with what came of it. */
export function RunsList() {
  const t = useText('admin/payouts')
  const mayDecide = useCan('payments.update')
  const [importing, setImporting] = useState<PayoutRun | null>(null)
  const { name, call, options } = runsList
  const list = useListState(options)
  const query = useCall(call, { query: list.query })
  const columns: Column<PayoutRun>[] = [
    { key: 'number', label: t.runNumber, main: true, cell: (row) => <Ltr>{row.number}</Ltr> },
    { key: 'created_at', label: t.at, cell: (row) => <RelativeTime value={row.created_at} /> },
    { key: 'by', label: t.by, cell: (row) => <UserText>{row.created_by}</UserText> },
    { key: 'count', label: t.count, align: 'end', cell: (row) => row.payouts },
    { key: 'amount', label: t.total, align: 'end', cell: (row) => <Money value={row.amount} bold /> },
    { key: 'outcome', label: t.outcome, cell: (row) => t.outcomeOf(row.paid, row.failed, row.payouts) },
    ...(mayDecide
      ? [
          {
            key: 'file',
            label: t.download,
            cell: (row: PayoutRun) => (
              <SaveFileButton label={t.download} endpoint={downloadBankFile} input={{ params: { run_id: row.id } }} />
            ),
          },
          {
            key: 'result',
            label: t.importResult,
            cell: (row: PayoutRun) => (
              <Button variant="default" size="sm" onClick={() => setImporting(row)}>
                {t.importResult}
              </Button>
            ),
          },
        ]
      : []),
  ]
  return (
    <>
      <List
        name={name}
        list={list}
        query={query}
        columns={columns}
        search={t.searchRuns}
        exports={exportPayoutRuns}
        rowHref={(row) => `/dashboard/payments/runs/${row.id}`}
        rowName={(row) => t.oneRun(row.number)}
        empty={{ ...t.noRuns, icon: <IconFileSpreadsheet size={36} stroke={1.25} aria-hidden="true" /> }}
      />
      {importing && <ResultDialog run={importing} close={() => setImporting(null)} />}
    </>
  )
}

import { Button, Stack } from '@mantine/core'
import { downloadBankFile, readPayoutRun } from '@rahba/contract/money/payouts/payout-runs.calls'
import { useState } from 'react'
import { useCall } from '../../../api/queries.ts'
import { useCan } from '../../../api/session.ts'
import { SaveFileButton } from '../../../kit/feedback/save-file-button.tsx'
import { WaitingPage } from '../../../kit/feedback/waiting-page.tsx'
import { UserText } from '../../../kit/layout/direction.tsx'
import { PageHeader } from '../../../kit/nav/page-header.tsx'
import { DateTime } from '../../../kit/show/date-time.tsx'
import { Money } from '../../../kit/show/money.tsx'
import { Panel } from '../../../kit/show/panel.tsx'
import { PropertyList } from '../../../kit/show/property-list.tsx'
import { readRecord } from '../../../shell/request/read-for-page.ts'
import { listReads } from '../../../shell/request/read-list.ts'
import type { RouteHandle } from '../../../shell/routing/route-handle.ts'
import { requirePermission } from '../../../shell/session/may-open.ts'
import { useText } from '../../../text/use-text.ts'
import type { Route } from './+types/run-route'
import { runPayoutsList } from './lists.ts'
import { PayoutsList } from './payouts-list.tsx'
import { ResultDialog } from './result-dialog.tsx'

export const handle: RouteHandle = { text: ['kit', 'admin/payouts'] }

export const loader = async ({ context, request, params: { id } }: Route.LoaderArgs) => {
  await requirePermission(context, 'payments.index')
  return readRecord(context, readPayoutRun, { params: { run_id: id } }, listReads(request, runPayoutsList(id)))
}

/** `/dashboard/payments/runs/:id`: one file that went to the bank, with the payouts in it and what came of each. */
export default function RunRoute({ params: { id } }: Route.ComponentProps) {
  const t = useText('admin/payouts')
  const mayDecide = useCan('payments.update')
  const [importing, setImporting] = useState(false)
  const read = useCall(readPayoutRun, { params: { run_id: id } }, { silent: true })
  const breadcrumbs = [{ label: t.runsTab, to: '/dashboard/payments?show=runs' }] as const
  const run = read.data
  if (!run || run.id !== id) return <WaitingPage title={t.run} breadcrumbs={breadcrumbs} read={read} />
  return (
    <>
      <PageHeader
        title={t.oneRun(run.number)}
        breadcrumbs={breadcrumbs}
        actions={
          mayDecide && (
            <>
              <Button variant="default" onClick={() => setImporting(true)}>
                {t.importResult}
              </Button>
              <SaveFileButton label={t.download} endpoint={downloadBankFile} input={{ params: { run_id: run.id } }} />
            </>
          )
        }
      />
      <Stack gap="md">
        <Panel>
          <PropertyList
            items={[
              { label: t.count, value: run.payouts },
              { label: t.total, value: <Money value={run.amount} bold /> },
              { label: t.outcome, value: t.outcomeOf(run.paid, run.failed, run.payouts) },
              { label: t.by, value: <UserText>{run.created_by}</UserText> },
              { label: t.at, value: <DateTime value={run.created_at} /> },
            ]}
          />
        </Panel>
        <PayoutsList run_id={run.id} />
      </Stack>
      {importing && <ResultDialog run={run} close={() => setImporting(false)} />}
    </>
  )
}

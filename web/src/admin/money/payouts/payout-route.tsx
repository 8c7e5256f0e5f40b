import { Button, Stack, Text } from '@mantine/core'
import { allowedActions } from '@rahba/contract/kernel/action-table'
import { type PayoutActionName, payoutActions } from '@rahba/contract/money/payouts/payout-states'
import type { PayoutDetail } from '@rahba/contract/money/payouts/payouts'
import { readPayout } from '@rahba/contract/money/payouts/payouts.calls'
import { useState } from 'react'
import { useCall } from '../../../api/queries.ts'
import { useCan } from '../../../api/session.ts'
import { WaitingPage } from '../../../kit/feedback/waiting-page.tsx'
import { PageHeader } from '../../../kit/nav/page-header.tsx'
import { PayoutState } from '../../../money/payout-state.tsx'
import { readRecord } from '../../../shell/request/read-for-page.ts'
import type { RouteHandle } from '../../../shell/routing/route-handle.ts'
import { requirePermission } from '../../../shell/session/may-open.ts'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import type { Route } from './+types/payout-route'
import { PayoutFacts } from './payout-facts.tsx'
import { PayoutNotices } from './payout-notices.tsx'
import { StepDialog } from './step-form.tsx'

export const handle: RouteHandle = { text: ['kit', 'admin/payouts'] }

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  await requirePermission(context, 'payments.index')
  return readRecord(context, readPayout, { params: { id: params.id } })
}

/** The steps that a payout offers now. The default step is highlighted, and steps that return the amount are red. */
function Steps({ payout }: { payout: PayoutDetail }) {
  const t = useText('admin/payouts')
  const locale = useLocale()
  const mayDecide = useCan('payments.update')
  const [asking, setAsking] = useState<PayoutActionName | null>(null)
  const offered = allowedActions(payoutActions, payout.status)
  if (offered.length === 0) return null
  if (!mayDecide) {
    return (
      <Text size="sm" c="dimmed">
        {t.mayNot}
      </Text>
    )
  }
  return (
    <>
      {offered.toReversed().map((action) => {
        const forward = action === 'approve' || action === 'pay'
        return (
          <Button key={action} {...(forward ? {} : { variant: 'default', c: 'red' })} onClick={() => setAsking(action)}>
            {payoutActions[action][locale]}
          </Button>
        )
      })}
      {asking && <StepDialog key={asking} payout={payout} action={asking} close={() => setAsking(null)} />}
    </>
  )
}

/** `/dashboard/payments/:id`: one payout with the reasons that prevent it and its actions. */
export default function PayoutRoute({ params: { id } }: Route.ComponentProps) {
  const t = useText('admin/payouts')
  // The page itself shows a refusal.
  const read = useCall(readPayout, { params: { id } }, { silent: true })
  const breadcrumbs = [{ label: t.title, to: '/dashboard/payments' }] as const
  const payout = read.data
  if (!payout || payout.id !== id) return <WaitingPage title={t.payout} breadcrumbs={breadcrumbs} read={read} rows={8} />
  return (
    <>
      <PageHeader
        title={t.one(payout.number)}
        breadcrumbs={breadcrumbs}
        mark={<PayoutState status={payout.status} />}
        actions={<Steps payout={payout} />}
      />
      <Stack gap="md">
        <PayoutNotices payout={payout} />
        <PayoutFacts payout={payout} />
      </Stack>
    </>
  )
}

import { Stack, Text } from '@mantine/core'
import { allowedActions } from '@rahba/contract/kernel/action-table'
import { type PayoutActionName, payoutActions } from '@rahba/contract/money/payouts/payout-states'
import type { PayoutDetail } from '@rahba/contract/money/payouts/payouts'
import { readPayout } from '@rahba/contract/money/payouts/payouts.calls'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '../../../api/queries.ts'
import { ActionFields } from '../../../kit/feedback/action-dialog.tsx'
import { ErrorState, FormSkeleton } from '../../../kit/feedback/states.tsx'
import { FormShell } from '../../../kit/form/form-shell.tsx'
import { ChoiceInput } from '../../../kit/inputs/choice-input.tsx'
import { useLocalPath } from '../../../kit/nav/link.tsx'
import { Panel } from '../../../kit/show/panel.tsx'
import { PayoutState } from '../../../money/payout-state.tsx'
import { readRecord } from '../../../shell/request/read-for-page.ts'
import type { RouteHandle } from '../../../shell/routing/route-handle.ts'
import { requirePermission } from '../../../shell/session/may-open.ts'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import type { Route } from './+types/payout-edit-route'
import { PayoutFacts } from './payout-facts.tsx'
import { PayoutNotices } from './payout-notices.tsx'
import { useStepForm, useStepWords } from './step-form.tsx'

export const handle: RouteHandle = { text: ['kit', 'admin/payouts'] }

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  await requirePermission(context, 'payments.update')
  return readRecord(context, readPayout, { params: { id: params.id } })
}

interface StepProps {
  payout: PayoutDetail
  offered: readonly PayoutActionName[]
}

function StepPage({ payout, offered }: StepProps) {
  const [action, setAction] = useState<PayoutActionName | undefined>(offered[0])
  return action && <OneStep key={action} payout={payout} offered={offered} action={action} choose={setAction} />
}

function OneStep({ payout, offered, action, choose }: StepProps & { action: PayoutActionName; choose: (next: PayoutActionName) => void }) {
  const t = useText('admin/payouts')
  const locale = useLocale()
  const navigate = useNavigate()
  const local = useLocalPath()
  const back = `/dashboard/payments/${payout.id}` as const
  const step = useStepForm(payout, action, () => void navigate(local(back)))
  return (
    <FormShell
      title={t.one(payout.number)}
      breadcrumbs={[{ label: t.title, to: '/dashboard/payments' }]}
      mark={<PayoutState status={payout.status} />}
      saveLabel={payoutActions[action][locale]}
      cancelTo={back}
      {...step}
      notice={<PayoutNotices payout={payout} />}
    >
      <Panel title={t.step}>
        <Stack gap="sm">
          <ChoiceInput
            {...step.form.field('action')}
            value={action}
            choices={Object.fromEntries(offered.map((name) => [name, payoutActions[name]]))}
            onChange={(next) => choose(next as PayoutActionName)} // one of the choices
          />
          <ActionFields form={step.form} {...useStepWords(action)} />
        </Stack>
      </Panel>
      <PayoutFacts payout={payout} />
    </FormShell>
  )
}

/** `/dashboard/payments/:id/edit`: the next step with a payout, as a page. */
export default function PayoutEditRoute({ params: { id } }: Route.ComponentProps) {
  const t = useText('admin/payouts')
  const read = useCall(readPayout, { params: { id } }, { silent: true })
  if (read.error && !read.data) return <ErrorState error={read.error} retry={() => void read.refetch()} />
  if (!read.data || read.data.id !== id) return <FormSkeleton />
  const offered = allowedActions(payoutActions, read.data.status)
  if (offered.length > 0) return <StepPage key={read.data.status} payout={read.data} offered={offered} />
  return (
    <Stack gap="md">
      <Text size="sm">{t.nothingLeft}</Text>
      <PayoutFacts payout={read.data} />
    </Stack>
  )
}

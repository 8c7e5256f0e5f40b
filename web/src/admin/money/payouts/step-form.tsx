import { bodyOfAction } from '@rahba/contract/kernel/body-of-action'
import { payoutLabels } from '@rahba/contract/money/payouts/payout-labels'
import { type PayoutActionName, payoutActions, payoutNeeds } from '@rahba/contract/money/payouts/payout-states'
import type { PayoutDetail } from '@rahba/contract/money/payouts/payouts'
import { actOnPayout } from '@rahba/contract/money/payouts/payouts.calls'
import { type PayoutActionInput, payoutActionBody } from '@rahba/contract/money/payouts/payouts.schemas'
import { ActionDialog, type Need } from '../../../kit/feedback/action-dialog.tsx'
import { useContractForm } from '../../../kit/form/use-contract-form.ts'
import { useFormSend } from '../../../kit/form/use-form-send.ts'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import { listStepInputs } from '../list-step-inputs.ts'
import { changedByPayout } from './invalidated-calls.ts'

/** The fields that the step needs, and no others. */
interface Values {
  action: PayoutActionName
  reason?: string | null
  reference?: string | null
  receipt?: string | null
}

/** The form of one step with one payout; the same in a dialog and on the edit page. */
export function useStepForm(payout: PayoutDetail, action: PayoutActionName, onDone: () => void) {
  const t = useText('admin/payouts')
  const needs = payoutNeeds(action)
  const form = useContractForm<PayoutActionInput, Values>(bodyOfAction(payoutActionBody, action), {
    initial: { action, ...(needs === 'reason' && { reason: null }), ...(needs === 'reference' && { reference: null, receipt: null }) },
    labels: payoutLabels,
  })
  return useFormSend(form, actOnPayout, (body) => ({ params: { id: payout.id }, body }), {
    invalidates: changedByPayout,
    message: t.done,
    onDone,
  })
}

/** Returns the effect of the step and the inputs it needs. */
export function useStepWords(action: PayoutActionName): { effect: string; needs: Need<'reason' | 'reference' | 'receipt'>[] } {
  const t = useText('admin/payouts')
  const needs = payoutNeeds(action)
  const inputs = listStepInputs(needs, t.referenceHint)
  return {
    effect: t.effect[action],
    needs: needs === 'reference' ? [...inputs, { field: 'receipt', as: 'slip', description: t.receiptHint }] : inputs,
  }
}

/** Asks for what a step needs, and does it. */
export function StepDialog({ payout, action, close }: { payout: PayoutDetail; action: PayoutActionName; close: () => void }) {
  const locale = useLocale()
  const send = useStepForm(payout, action, close)
  return (
    <ActionDialog
      title={payoutActions[action][locale]}
      tone={action === 'approve' || action === 'pay' ? 'normal' : 'danger'}
      {...useStepWords(action)}
      send={send}
      close={close}
    />
  )
}

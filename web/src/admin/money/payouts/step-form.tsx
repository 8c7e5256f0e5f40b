import { Text } from '@mantine/core'
import { payoutLabels } from '@rahba/contract/money/payout-labels'
import { type PayoutActionName, payoutActions, payoutNeeds } from '@rahba/contract/money/payout-states'
import type { PayoutDetail } from '@rahba/contract/money/payouts'
import { actOnPayout } from '@rahba/contract/money/payouts.calls'
import { payoutActionBody } from '@rahba/contract/money/payouts.schemas'
import { FormDialog } from '../../../kit/form/form-shell.tsx'
import { useContractForm } from '../../../kit/form/use-contract-form.ts'
import { useFormSend } from '../../../kit/form/use-form-send.ts'
import { FileInput } from '../../../kit/inputs/file-input.tsx'
import { CodeTextInput, LongTextInput } from '../../../kit/inputs/text-inputs.tsx'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import { changedByPayout } from './changed.ts'

/** The form of one step with one payout; the same in a dialog and on the edit page. */
export function useStepForm(payout: PayoutDetail, action: PayoutActionName, onDone: () => void) {
  const t = useText('admin/payouts')
  const form = useContractForm(payoutActionBody, {
    initial: { action, reason: null as string | null, reference: null as string | null, receipt: null as string | null },
    labels: payoutLabels,
  })
  return useFormSend(form, actOnPayout, (body) => ({ params: { id: payout.id }, body }), {
    invalidates: changedByPayout,
    message: t.done,
    onDone,
  })
}

type StepForm = ReturnType<typeof useStepForm>['form']

/** What the step will do, and what has to be said with it. */
export function StepFields({ action, form }: { action: PayoutActionName; form: StepForm }) {
  const t = useText('admin/payouts')
  const needs = payoutNeeds(action)
  return (
    <>
      <Text size="sm">{t.effect[action]}</Text>
      {needs === 'reason' && <LongTextInput {...form.field('reason')} required maxLength={300} rows={2} />}
      {needs === 'reference' && (
        <>
          <CodeTextInput {...form.field('reference')} required description={t.referenceHint} maxLength={80} />
          <FileInput {...form.field('receipt')} purpose="slip" description={t.receiptHint} />
        </>
      )}
    </>
  )
}

/** Asks for what a step needs, says what it will do, and does it. */
export function StepDialog({ payout, action, close }: { payout: PayoutDetail; action: PayoutActionName; close: () => void }) {
  const t = useText('admin/payouts')
  const locale = useLocale()
  const step = useStepForm(payout, action, close)
  const title = payoutActions[action][locale]
  return (
    <FormDialog
      as="modal"
      opened
      onClose={close}
      title={title}
      saveLabel={title}
      cancelLabel={t.back}
      tone={action === 'approve' || action === 'pay' ? 'normal' : 'danger'}
      {...step}
    >
      <StepFields action={action} form={step.form} />
    </FormDialog>
  )
}

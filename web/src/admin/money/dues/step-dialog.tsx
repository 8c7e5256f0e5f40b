import { bodyOfAction } from '@rahba/contract/kernel/body-of-action'
import { dueLabels } from '@rahba/contract/money/dues/due-labels'
import type { DueDetail } from '@rahba/contract/money/dues/due-shapes'
import { type DueActionName, dueActions, dueNeeds, takesAmount } from '@rahba/contract/money/dues/due-states'
import { actOnDue } from '@rahba/contract/money/dues/dues.calls'
import { type DueActionInput, dueActionBody } from '@rahba/contract/money/dues/dues.schemas'
import { ActionDialog } from '../../../kit/feedback/action-dialog.tsx'
import { useContractForm } from '../../../kit/form/use-contract-form.ts'
import { useFormSend } from '../../../kit/form/use-form-send.ts'
import type { NumberValue } from '../../../kit/inputs/number-inputs.tsx'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import { listStepInputs } from '../list-step-inputs.ts'
import { changedByDue } from './invalidated-calls.ts'

/** The fields that the step needs, and no others. */
interface Values {
  action: DueActionName
  amount?: NumberValue
  reason?: string | null
  reference?: string | null
}

interface StepDialogProps {
  due: DueDetail
  action: DueActionName
  close: () => void
}

/** Asks for what a step with a statement needs, says what it will do, and does it. */
export default function StepDialog({ due, action, close }: StepDialogProps) {
  const t = useText('admin/dues')
  const locale = useLocale()
  const claimed = due.settlements.find(({ status }) => status === 'waiting')
  const needs = dueNeeds(action)
  const form = useContractForm<DueActionInput, Values>(bodyOfAction(dueActionBody, action), {
    initial: {
      action,
      ...(takesAmount(action) && { amount: null }),
      ...(needs === 'reason' && { reason: null }),
      ...(needs === 'reference' && { reference: claimed?.reference ?? null }),
    },
    labels: dueLabels,
  })
  const send = useFormSend(form, actOnDue, (body) => ({ params: { id: due.id }, body }), {
    invalidates: changedByDue,
    message: t.done,
    onDone: close,
  })
  return (
    <ActionDialog
      title={dueActions[action][locale]}
      tone={action === 'confirm' || action === 'offset' ? 'normal' : 'danger'}
      effect={t.effect[action]}
      needs={[
        takesAmount(action) && { field: 'amount', as: 'money', description: action === 'confirm' ? t.arrivedHint : t.amountHint },
        ...listStepInputs(needs, t.referenceHint),
      ]}
      send={send}
      close={close}
    />
  )
}

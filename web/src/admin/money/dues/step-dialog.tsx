import { Text } from '@mantine/core'
import { dueLabels } from '@rahba/contract/money/due-labels'
import type { DueDetail } from '@rahba/contract/money/due-schemas'
import { type DueActionName, dueActions, dueNeeds, takesAmount } from '@rahba/contract/money/due-states'
import { actOnDue } from '@rahba/contract/money/dues.calls'
import { dueActionBody } from '@rahba/contract/money/dues.schemas'
import { FormDialog } from '../../../kit/form/form-shell.tsx'
import { useContractForm } from '../../../kit/form/use-contract-form.ts'
import { useFormSend } from '../../../kit/form/use-form-send.ts'
import { MoneyInput, type NumberValue } from '../../../kit/inputs/number-inputs.tsx'
import { CodeTextInput, LongTextInput } from '../../../kit/inputs/text-inputs.tsx'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import { changedByDue } from './changed.ts'

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
  const form = useContractForm(dueActionBody, {
    initial: {
      action,
      amount: null as NumberValue, // it may be half typed
      reason: null as string | null,
      reference: action === 'confirm' ? (claimed?.reference ?? null) : null,
    },
    labels: dueLabels,
  })
  const send = useFormSend(form, actOnDue, (body) => ({ params: { id: due.id }, body }), {
    invalidates: changedByDue,
    message: t.done,
    onDone: close,
  })
  const title = dueActions[action][locale]
  const needs = dueNeeds(action)
  return (
    <FormDialog
      as="modal"
      opened
      onClose={close}
      title={title}
      saveLabel={title}
      cancelLabel={t.back}
      tone={action === 'confirm' || action === 'offset' ? 'normal' : 'danger'}
      {...send}
    >
      <Text size="sm">{t.effect[action]}</Text>
      {takesAmount(action) && <MoneyInput {...form.field('amount')} description={action === 'confirm' ? t.arrivedHint : t.amountHint} />}
      {needs === 'reference' && <CodeTextInput {...form.field('reference')} required description={t.referenceHint} maxLength={80} />}
      {needs === 'reason' && <LongTextInput {...form.field('reason')} required maxLength={300} rows={2} />}
    </FormDialog>
  )
}

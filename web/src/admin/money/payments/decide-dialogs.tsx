import { Text } from '@mantine/core'
import { paymentLabels } from '@rahba/contract/money/payment-states'
import type { ShopperPayment } from '@rahba/contract/money/payments'
import { confirmTransfer, refuseTransfer } from '@rahba/contract/money/payments.calls'
import { confirmTransferBody, refuseTransferBody } from '@rahba/contract/money/payments.schemas'
import { FormDialog } from '../../../kit/form/form-shell.tsx'
import { useContractForm } from '../../../kit/form/use-contract-form.ts'
import { useFormSend } from '../../../kit/form/use-form-send.ts'
import { CodeTextInput, LongTextInput } from '../../../kit/inputs/text-inputs.tsx'
import { Money } from '../../../kit/show/money.tsx'
import { useText } from '../../../text/use-text.ts'
import { changedByPayment } from './changed.ts'

interface DecisionProps {
  payment: ShopperPayment
  close: () => void
}

/** The money has arrived: asks for the bank's reference. */
export function ConfirmTransfer({ payment, close }: DecisionProps) {
  const { payments: t } = useText('admin/money')
  const form = useContractForm(confirmTransferBody, { initial: { reference: '' }, labels: paymentLabels })
  const sending = useFormSend(form, confirmTransfer, (body) => ({ params: { id: payment.id }, body }), {
    invalidates: changedByPayment,
    message: t.confirmed,
    onDone: close,
  })
  return (
    <FormDialog as="modal" opened onClose={close} title={t.confirmTitle} saveLabel={t.confirm} {...sending}>
      <Text size="sm">{t.confirmBody}</Text>
      <Text size="sm" component="div">
        {t.amount}: <Money value={payment.amount} bold />
      </Text>
      <CodeTextInput {...form.field('reference')} description={t.referenceHint} maxLength={80} />
    </FormDialog>
  )
}

/** It has not: asks for the reason, which the shopper reads. */
export function RefuseTransfer({ payment, close }: DecisionProps) {
  const { payments: t } = useText('admin/money')
  const form = useContractForm(refuseTransferBody, { initial: { reason: '' }, labels: paymentLabels })
  const sending = useFormSend(form, refuseTransfer, (body) => ({ params: { id: payment.id }, body }), {
    invalidates: changedByPayment,
    message: t.refused,
    onDone: close,
  })
  return (
    <FormDialog as="modal" opened onClose={close} title={t.refuseTitle} saveLabel={t.refuse} {...sending}>
      <Text size="sm">{t.refuseBody}</Text>
      <LongTextInput {...form.field('reason')} label={t.refuseReason} maxLength={300} rows={2} />
    </FormDialog>
  )
}

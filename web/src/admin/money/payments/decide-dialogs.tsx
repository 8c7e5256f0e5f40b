import { Text } from '@mantine/core'
import { paymentLabels } from '@rahba/contract/money/payment-states'
import type { ShopperPayment } from '@rahba/contract/money/payments'
import { confirmTransfer, refuseTransfer } from '@rahba/contract/money/payments.calls'
import { confirmTransferBody, refuseTransferBody } from '@rahba/contract/money/payments.schemas'
import { ActionDialog } from '../../../kit/feedback/action-dialog.tsx'
import { useContractForm } from '../../../kit/form/use-contract-form.ts'
import { useFormSend } from '../../../kit/form/use-form-send.ts'
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
  const send = useFormSend(form, confirmTransfer, (body) => ({ params: { id: payment.id }, body }), {
    invalidates: changedByPayment,
    message: t.confirmed,
    onDone: close,
  })
  const amount = (
    <Text size="sm" component="div">
      {t.amount}: <Money value={payment.amount} bold />
    </Text>
  )
  return (
    <ActionDialog
      title={t.confirmTitle}
      saveLabel={t.confirm}
      effect={t.confirmBody}
      needs={[
        { as: 'own', key: 'amount', input: amount },
        { field: 'reference', as: 'code', description: t.referenceHint, maxLength: 80 },
      ]}
      send={send}
      close={close}
    />
  )
}

/** It has not: asks for the reason, which the shopper reads. */
export function RefuseTransfer({ payment, close }: DecisionProps) {
  const { payments: t } = useText('admin/money')
  const form = useContractForm(refuseTransferBody, { initial: { reason: '' }, labels: paymentLabels })
  const send = useFormSend(form, refuseTransfer, (body) => ({ params: { id: payment.id }, body }), {
    invalidates: changedByPayment,
    message: t.refused,
    onDone: close,
  })
  return (
    <ActionDialog
      title={t.refuseTitle}
      saveLabel={t.refuse}
      effect={t.refuseBody}
      needs={[{ field: 'reason', as: 'words', label: t.refuseReason, maxLength: 300 }]}
      send={send}
      close={close}
    />
  )
}

import { Text } from '@mantine/core'
import { sumAmounts } from '@rahba/contract/kernel/money'
import { paymentLabels } from '@rahba/contract/money/payments/payment-states'
import type { WholeShopperPayment } from '@rahba/contract/money/payments/payments'
import { confirmTransfer, refuseTransfer } from '@rahba/contract/money/payments/payments.calls'
import { confirmTransferBody, refuseTransferBody, slipScopes } from '@rahba/contract/money/payments/payments.schemas'
import { ActionDialog } from '../../../kit/feedback/action-dialog.tsx'
import { useContractForm } from '../../../kit/form/use-contract-form.ts'
import { useFormSend } from '../../../kit/form/use-form-send.ts'
import { Money } from '../../../kit/show/money.tsx'
import { useText } from '../../../text/use-text.ts'
import { changedByPayment } from './invalidated-calls.ts'

interface DecisionProps {
  payment: WholeShopperPayment
  close: () => void
}

/** The payments of the same slip that still wait: it is decided for all of them unless one is chosen. */
const pendingParts = ({ shared }: WholeShopperPayment) => shared?.parts.filter(({ status }) => status === 'pending') ?? []

/** The question which orders of a slip are decided; none where only one waits. */
const scopeNeed = (payment: WholeShopperPayment) =>
  pendingParts(payment).length > 1 && ({ field: 'scope', as: 'choice', choices: slipScopes, required: true } as const)
const getScope = (payment: WholeShopperPayment) => (pendingParts(payment).length > 1 ? 'slip' : 'payment')

/** The money has arrived: asks for the bank's reference. */
export function ConfirmTransfer({ payment, close }: DecisionProps) {
  const { payments: t } = useText('admin/money')
  const form = useContractForm(confirmTransferBody, { initial: { reference: '', scope: getScope(payment) }, labels: paymentLabels })
  const send = useFormSend(form, confirmTransfer, (body) => ({ params: { id: payment.id }, body }), {
    invalidates: changedByPayment,
    message: t.confirmed,
    onDone: close,
  })
  const sum = form.values.scope === 'slip' ? sumAmounts(pendingParts(payment).map((part) => part.amount)) : payment.amount
  const amount = (
    <Text size="sm" component="div">
      {t.amount}: <Money value={sum} bold />
    </Text>
  )
  return (
    <ActionDialog
      title={t.confirmTitle}
      saveLabel={t.confirm}
      effect={t.confirmBody}
      needs={[
        scopeNeed(payment),
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
  const form = useContractForm(refuseTransferBody, { initial: { reason: '', scope: getScope(payment) }, labels: paymentLabels })
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
      needs={[scopeNeed(payment), { field: 'reason', as: 'words', label: t.refuseReason, maxLength: 300 }]}
      send={send}
      close={close}
    />
  )
}

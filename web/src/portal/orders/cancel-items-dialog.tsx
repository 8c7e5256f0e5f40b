import { Text } from '@mantine/core'
import { cancellationLabels } from '@rahba/contract/orders/cancellations/cancellation-labels'
import { refundReasons, storeCancelReasons } from '@rahba/contract/orders/cancellations/cancellation-states'
import {
  countStoreCancellations,
  createStoreCancellation,
  listStoreCancellations,
  previewStoreCancellation,
} from '@rahba/contract/orders/cancellations/cancellations.calls'
import { cancelItemsBody, previewItemsBody } from '@rahba/contract/orders/cancellations/cancellations.schemas'
import { storeOrderInvoices } from '@rahba/contract/orders/invoices/invoices.calls'
import type { WholeOrder } from '@rahba/contract/orders/order-shapes'
import { countStoreOrders, listStoreOrders, readStoreOrder } from '@rahba/contract/orders/orders.calls'
import { FormDialog } from '../../kit/form/form-shell.tsx'
import { useContractForm } from '../../kit/form/use-contract-form.ts'
import { useFormSend } from '../../kit/form/use-form-send.ts'
import { ChoiceInput } from '../../kit/inputs/choice-input.tsx'
import { TextInput } from '../../kit/inputs/text-inputs.tsx'
import { type ChosenLine, ItemQuantities } from '../../orders/cancellations/item-quantities.tsx'
import { PreviewAmounts } from '../../orders/cancellations/money-panel.tsx'
import { useRefundPreview } from '../../orders/cancellations/use-refund-preview.ts'
import { useText } from '../../text/use-text.ts'

const reasons = Object.fromEntries(storeCancelReasons.map((reason) => [reason, refundReasons[reason]]))
const typedBody = cancelItemsBody.omit({ expected_amount: true })

/** Takes pieces off an order that has not left the store. The refund is shown before it is sent: if it has changed, nothing is done. */
export default function CancelItemsDialog({
  order,
  close,
}: {
  order: Pick<WholeOrder, 'id' | 'lines' | 'payment_method'>
  close: () => void
}) {
  const { cancelItems: t } = useText('portal/orders')
  const { effect } = useText('cancellations').actions
  const form = useContractForm(typedBody, {
    labels: cancellationLabels,
    initial: {
      order_id: order.id,
      lines: [] as ChosenLine[],
      refund_reason: null as string | null,
      refund_reason_other: null as string | null,
    },
  })
  const { lines, refund_reason } = form.values
  const asking = previewItemsBody.safeParse({ order_id: order.id, lines }).data
  const preview = useRefundPreview(previewStoreCancellation, asking)
  const { shown } = preview
  const save = useFormSend(form, createStoreCancellation, (body) => ({ body: { ...body, expected_amount: shown?.amount ?? 0 } }), {
    invalidates: [
      ...[listStoreCancellations, countStoreCancellations, storeOrderInvoices],
      ...[readStoreOrder, listStoreOrders, countStoreOrders],
    ],
    message: t.done,
    onFailed: ({ code }) => {
      if (code === 'refund_preview_stale') preview.refetch()
    },
    onDone: close,
  })
  return (
    <FormDialog
      as="modal"
      opened
      onClose={close}
      title={t.title}
      saveLabel={t.title}
      tone="danger"
      {...save}
      // The amount that is sent is the one on the screen.
      pending={save.pending || preview.loading}
      submitError={save.submitError ?? preview.error}
    >
      <ItemQuantities order={order} value={lines} onChange={(chosen) => form.set('lines', chosen)} errors={[form.errors, preview.fields]} />
      <ChoiceInput {...form.field('refund_reason')} choices={reasons} description={t.reasonHint} required />
      {refund_reason === 'other' && <TextInput {...form.field('refund_reason_other')} required maxLength={200} />}
      {shown && (
        <div>
          <Text size="sm" mb="sm">
            {shown.uncollected === shown.amount ? effect.cancelUnpaid : effect.approveCancel}
          </Text>
          <PreviewAmounts preview={shown} kind={shown.kind} payment_method={order.payment_method} />
        </div>
      )}
    </FormDialog>
  )
}

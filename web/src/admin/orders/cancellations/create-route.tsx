import { Alert, Text } from '@mantine/core'
import { cancellationLabels } from '@rahba/contract/orders/cancellations/cancellation-labels'
import {
  countCancellations,
  createCancellation,
  listCancellations,
  previewCancellation,
} from '@rahba/contract/orders/cancellations/cancellations.calls'
import { createCancellationBody, previewCancellationBody } from '@rahba/contract/orders/cancellations/cancellations.schemas'
import type { WholeOrder } from '@rahba/contract/orders/order-shapes'
import { readOrder } from '@rahba/contract/orders/orders.calls'
import { useNavigate, useSearchParams } from 'react-router'
import { useCall } from '../../../api/queries.ts'
import { ErrorState, FactsSkeleton } from '../../../kit/feedback/states.tsx'
import { FormSection } from '../../../kit/form/fields.tsx'
import { FormShell } from '../../../kit/form/form-shell.tsx'
import { useContractForm } from '../../../kit/form/use-contract-form.ts'
import { useFormSend } from '../../../kit/form/use-form-send.ts'
import { LongTextInput } from '../../../kit/inputs/text-inputs.tsx'
import { useLocalPath } from '../../../kit/nav/link.tsx'
import { PageHeader } from '../../../kit/nav/page-header.tsx'
import { Panel } from '../../../kit/show/panel.tsx'
import { type ChosenLine, ItemQuantities } from '../../../orders/cancellations/item-quantities.tsx'
import { PreviewAmounts } from '../../../orders/cancellations/money-panel.tsx'
import { PapersInput } from '../../../orders/cancellations/papers-input.tsx'
import { useRefundPreview } from '../../../orders/cancellations/use-refund-preview.ts'
import { OrderState } from '../../../orders/status.tsx'
import type { RouteHandle } from '../../../shell/routing/route-handle.ts'
import { requirePermission } from '../../../shell/session/may-open.ts'
import { useText } from '../../../text/use-text.ts'
import type { Route } from './+types/create-route'
import { FindOrder } from './find-order.tsx'
import { DestinationFields, ReasonFields } from './reason-fields.tsx'

export const handle: RouteHandle = { text: ['kit', 'orders', 'cancellations'] }

export const loader = async ({ context }: Route.LoaderArgs) => {
  await requirePermission(context, 'canceled-orders.create')
  return null
}

const breadcrumb = (label: string) => [{ label, to: '/dashboard/canceled-orders' } as const]

function CreateForm({ order }: { order: WholeOrder }) {
  const { title, form: t, actions } = useText('cancellations')
  const navigate = useNavigate()
  const local = useLocalPath()
  const form = useContractForm(createCancellationBody, {
    labels: cancellationLabels,
    initial: {
      order_id: order.id,
      lines: [] as ChosenLine[],
      refund_reason: null as string | null,
      refund_reason_other: null as string | null,
      note: null as string | null,
      problem_description: null as string | null,
      attachments: [] as string[],
      destination: 'wallet' as string,
      iban_number: null as string | null,
      account_holder: null as string | null,
      fault: null as string | null,
      admin_note: null as string | null,
    },
  })
  const { lines, refund_reason, fault } = form.values
  // The preview changes nothing, so it is repeated with every change that affects the amount.
  const asking = previewCancellationBody.safeParse({ order_id: order.id, lines, fault, ...(refund_reason ? { refund_reason } : {}) }).data
  const preview = useRefundPreview(previewCancellation, asking)
  const { shown } = preview
  const save = useFormSend(form, createCancellation, (body) => ({ body }), {
    invalidates: [listCancellations, countCancellations, readOrder],
    message: t.opened,
    onDone: ({ id }) => void navigate(local(`/dashboard/canceled-orders/${id}`)),
  })
  return (
    <FormShell
      title={t.createTitle}
      breadcrumbs={breadcrumb(title)}
      mark={<OrderState status={order.status} fulfilment={order.fulfilment} />}
      cancelTo="/dashboard/canceled-orders"
      {...save}
    >
      <FormSection title={`${t.items} · ${t.orderNumber} ${order.number}`} cols={2}>
        <ItemQuantities
          order={order}
          value={lines}
          onChange={(chosen) => form.set('lines', chosen)}
          errors={[form.errors, preview.fields]}
        />
      </FormSection>
      <FormSection title={t.why} cols={2}>
        <ReasonFields form={form} withFault={!shown || shown.uncollected < shown.amount} />
        <LongTextInput {...form.field('problem_description')} maxLength={2000} rows={3} />
        <LongTextInput {...form.field('note')} label={t.note} maxLength={1000} rows={3} />
        <PapersInput
          value={form.values.attachments}
          onChange={(attachments) => form.set('attachments', attachments)}
          label={t.papers}
          error={form.errors.attachments}
        />
      </FormSection>
      {shown && shown.destinations.length > 0 && (
        <FormSection title={t.refund} cols={2}>
          <DestinationFields form={form} offered={shown.destinations} />
        </FormSection>
      )}
      <FormSection>
        <LongTextInput {...form.field('admin_note')} label={actions.adminNote} maxLength={1000} rows={2} />
      </FormSection>
      <Panel title={t.preview}>
        {preview.error ? (
          <Alert color="red" variant="light" role="alert">
            {preview.error.error}
          </Alert>
        ) : shown ? (
          <PreviewAmounts preview={shown} kind={shown.kind} payment_method={order.payment_method} />
        ) : (
          <Text size="sm" c="dimmed">
            {t.choose}
          </Text>
        )}
      </Panel>
    </FormShell>
  )
}

/** `/dashboard/canceled-orders/create?order=…`: opens a cancellation or return for an order; without one it looks for it. */
export default function CreateRoute() {
  const { title, form: t } = useText('cancellations')
  const [params] = useSearchParams()
  const id = params.get('order')
  const read = useCall(readOrder, { params: { id: id ?? '' } }, { enabled: id !== null, silent: true })
  if (!id)
    return (
      <>
        <PageHeader title={t.createTitle} breadcrumbs={breadcrumb(title)} />
        <FindOrder />
      </>
    )
  if (read.data) return <CreateForm key={read.data.id} order={read.data} />
  return (
    <>
      <PageHeader title={t.createTitle} breadcrumbs={breadcrumb(title)} />
      {read.error ? <ErrorState error={read.error} retry={() => void read.refetch()} /> : <FactsSkeleton rows={6} />}
    </>
  )
}

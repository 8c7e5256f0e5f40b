import { Text } from '@mantine/core'
import { bodyOfAction } from '@rahba/contract/kernel/body-of-action'
import type { Bilingual } from '@rahba/contract/kernel/locale'
import { formatAmount } from '@rahba/contract/kernel/money'
import { paidBackByCancelling } from '@rahba/contract/orders/captured'
import { type OrderActionInput, orderActionBodies } from '@rahba/contract/orders/order-action-body'
import { type OrderAction, type OrderActionName, orderActions } from '@rahba/contract/orders/order-actions'
import { orderLabels } from '@rahba/contract/orders/order-labels'
import type { FormEvent } from 'react'
import { isApiError } from '../api/client.ts'
import { useCall } from '../api/queries.ts'
import { type ContractForm, useContractForm } from '../kit/form/use-contract-form.ts'
import { LongTextInput, TextInput } from '../kit/inputs/text-inputs.tsx'
import { useText } from '../text/use-text.ts'
import type { OrderSide } from './side.ts'
import { useOrderAct } from './use-order-act.ts'

/** A parcel is asked for by the actions that need one, and by no other. */
interface Values {
  action: OrderActionName
  note: string | null
  shipping_company?: string | null
  tracking_number?: string | null
}

// what a message under the field calls it; the field itself says more
const noteNames = { store: { ar: 'السبب', en: 'Reason' }, admin: { ar: 'ملاحظة الإدارة', en: 'Admin note' } } satisfies Record<
  string,
  Bilingual
>

interface ActionForm {
  form: ContractForm<OrderActionInput, Values>
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  act: ReturnType<typeof useOrderAct>
}

/** The form of one action on one order; the same in a dialog and on the order's own page. */
export function useActionForm(side: OrderSide, id: string, action: OrderActionName, onDone: () => void): ActionForm {
  const { needs }: OrderAction = orderActions[action]
  const form = useContractForm<OrderActionInput, Values>(bodyOfAction(orderActionBodies[side.actor], action), {
    initial: { action, note: null, ...(needs === 'tracking' && { shipping_company: null, tracking_number: null }) },
    labels: { ...orderLabels, note: noteNames[side.actor] },
  })
  const act = useOrderAct(side)
  const send = (body: OrderActionInput) =>
    act.run(id, body).then(
      () => {
        form.saved()
        onDone()
      },
      (refusal: unknown) => {
        if (isApiError(refusal)) form.refuse(refusal)
      },
    )
  return { form, act, onSubmit: form.submit((body) => void send(body)) }
}

/** What will happen, and what has to be said with it. */
export function ActionFields({
  id,
  action,
  side,
  form,
}: {
  id: string
  action: OrderActionName
  side: OrderSide
  form: ActionForm['form']
}) {
  const { actions: t } = useText('orders')
  const { needs, to }: OrderAction = orderActions[action]
  // what a cancellation pays back depends on what was paid
  const { data: order } = useCall(side.read, { params: { id } }, { silent: true, enabled: to === 'cancelled' })
  const given = order && paidBackByCancelling(order)
  const money = given === undefined ? '' : given > 0 ? t.paidBack(formatAmount(given)) : t.nothingPaid
  // the table of effects holds the actions of stores and administrators; others are never offered here
  const effect = [t.effect[action as keyof typeof t.effect], money].filter(Boolean).join(' ')
  const label = side.actor === 'admin' ? t.adminNote : needs === 'reason' ? t.why : t.note
  return (
    <>
      <Text size="sm">{effect}</Text>
      {needs === 'tracking' && (
        <>
          <TextInput {...form.at('shipping_company', form.values.shipping_company ?? null)} />
          <TextInput {...form.at('tracking_number', form.values.tracking_number ?? null)} dir="ltr" />
        </>
      )}
      <LongTextInput {...form.field('note')} label={label} maxLength={1000} rows={2} />
    </>
  )
}

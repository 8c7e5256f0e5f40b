import { bodyOfAction } from '@rahba/contract/kernel/body-of-action'
import type { Bilingual } from '@rahba/contract/kernel/locale'
import { moneyText } from '@rahba/contract/kernel/money-text'
import { paidBackByCancelling } from '@rahba/contract/orders/captured'
import { type OrderActionInput, orderActionBodies } from '@rahba/contract/orders/order-action-body'
import { type OrderAction, type OrderActionName, orderActions } from '@rahba/contract/orders/order-actions'
import { orderLabels } from '@rahba/contract/orders/order-labels'
import type { WholeOrder } from '@rahba/contract/orders/order-shapes'
import type { FormEvent } from 'react'
import { isApiError } from '../api/client.ts'
import type { ApiError } from '../api/errors.ts'
import { useCall } from '../api/queries.ts'
import type { Need } from '../kit/feedback/action-dialog.tsx'
import { type ContractForm, useContractForm } from '../kit/form/use-contract-form.ts'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import { HandoverFacts } from './handover-facts.tsx'
import type { OrderSurface } from './order-surface.ts'
import { useOrderAct } from './use-order-act.ts'

/** A parcel is asked for by the actions that need one, and by no other. */
interface Values {
  action: OrderActionName
  note: string | null
  shipping_company?: string | null
  tracking_number?: string | null
}

// These name the note in messages under its field; the field itself says more.
const noteNames = { store: { ar: 'السبب', en: 'Reason' }, admin: { ar: 'ملاحظة الإدارة', en: 'Admin note' } } satisfies Record<
  string,
  Bilingual
>

interface ActionForm {
  form: ContractForm<OrderActionInput, Values>
  onSubmit: (event?: FormEvent<HTMLFormElement>) => void
  pending: boolean
  submitError: ApiError | null
}

/** The form of one action on one order; the same in a dialog and on the order's own page. */
export function useActionForm(surface: OrderSurface, id: string, action: OrderActionName, onDone: () => void): ActionForm {
  const { needs }: OrderAction = orderActions[action]
  const form = useContractForm<OrderActionInput, Values>(bodyOfAction(orderActionBodies[surface.actor], action), {
    initial: { action, note: null, ...(needs === 'tracking' && { shipping_company: null, tracking_number: null }) },
    labels: { ...orderLabels, note: noteNames[surface.actor] },
  })
  const act = useOrderAct(surface)
  const send = (body: OrderActionInput) =>
    act.run(id, body).then(
      () => {
        form.markSaved()
        onDone()
      },
      (refusal: unknown) => {
        if (isApiError(refusal)) form.showErrors(refusal)
      },
    )
  return { form, onSubmit: form.submit((body) => void send(body)), pending: act.pending, submitError: act.error?.ofWhole ?? null }
}

/** Returns the effect of an action, and the inputs it needs. */
export function useActionWords(
  surface: OrderSurface,
  id: string,
  action: OrderActionName,
): { effect: string; needs: Need<keyof Values>[] } {
  const { actions: t } = useText('orders')
  const { needs, to }: OrderAction = orderActions[action]
  const locale = useLocale()
  // The refund of a cancellation depends on what was paid. Delivery collects cash. No other action needs the order, though the order's page has
  // read it already.
  const cancels = to === 'cancelled'
  const handsOver = to === 'delivered'
  const { data: order } = useCall(surface.read, { params: { id } }, { silent: true, enabled: cancels || handsOver })
  const refund = cancels && order ? paidBackByCancelling(order) : undefined
  const money = refund === undefined ? '' : refund > 0 ? t.paidBack(moneyText(refund, locale)) : t.nothingPaid
  const label = surface.actor === 'admin' ? t.adminNote : needs === 'reason' ? t.why : t.note
  const parcel: Need<keyof Values>[] = [
    { field: 'shipping_company', as: 'line' },
    { field: 'tracking_number', as: 'line', dir: 'ltr' },
  ]
  return {
    // The table of effects holds the actions of stores and administrators; others are never offered here.
    effect: [t.effect[action as keyof typeof t.effect], money].filter(Boolean).join(' '),
    needs: [
      // Both surfaces read the same order.
      ...(handsOver && order ? [{ as: 'own' as const, key: 'handover', input: <HandoverFacts order={order as WholeOrder} /> }] : []),
      ...(needs === 'tracking' ? parcel : []),
      { field: 'note', as: 'words', label, maxLength: 1000 },
    ],
  }
}

import { formatDeadline } from '@rahba/contract/kernel/date-text'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { moneyText } from '@rahba/contract/kernel/money-text'
import type { ShopperOrder } from '@rahba/contract/orders/order-shapes'
import { cashToCollect } from '@rahba/contract/orders/order-states'
import type { TextOf } from '../../text/parts.ts'
import { getCardState } from './awaits.ts'
import { getPaid, hasUnits, isAllReturned } from './order-facts.ts'

type Words = TextOf<'shopper-orders'>['next']

interface Moment {
  /** In ms. */
  now?: number
  /** True if the customer just came back from a gateway that has not answered yet. */
  confirming?: boolean
}

function waitingForPayment(order: ShopperOrder, t: Words, locale: Locale, { now = Date.now(), confirming = false }: Moment): string {
  const until = order.expires_at ? formatDeadline(order.expires_at, locale, now) : ''
  const amount = moneyText(order.to_charge, locale)
  const card = getCardState(order, confirming)
  if (card === 'confirming') return t.confirming
  if (card === 'first') return t.card(amount, until)
  if (card !== null) return `${t[card]} ${t.card(amount, until)}`
  const last = order.payments.at(-1)?.status
  if (last === 'pending') return t.checking
  return last === 'refused' ? t.rejected : t.transfer(amount, until)
}

function afterDelivery(order: ShopperOrder, t: Words, time: (moment: string | null) => string, now: number): string {
  const { return_until, status } = order
  if (isAllReturned(order)) return t.all_returned
  if (status === 'completed') return t.completed
  if (!hasUnits(order)) return t.all_requested
  return return_until && Date.parse(return_until) > now ? t.delivered(time(return_until)) : t.delivered_late
}

/** Returns what happens next with an order, in one or two sentences for its customer. */
export function nextWords(order: ShopperOrder, t: Words, locale: Locale, { now = Date.now(), confirming = false }: Moment = {}): string {
  const time = (moment: string | null) => (moment ? formatDeadline(moment, locale, now) : '')
  const { status, expires_at } = order
  switch (status) {
    case 'pending_payment':
      return waitingForPayment(order, t, locale, { now, confirming })
    case 'new':
      return (getPaid(order) > 0 ? t.newPaid : t.new)(time(expires_at))
    case 'returned_to_store':
      return getPaid(order) > 0 ? t.returned_paid : t.returned_to_store
    case 'ready':
      return order.fulfilment === 'pickup' ? t.ready_pickup(inLocale(order.branch.name, locale)) : t.ready
    case 'delivered':
    case 'completed':
      return afterDelivery(order, t, time, now)
    case 'cancel_requested':
      return expires_at && Date.parse(expires_at) > now ? t.cancel_requested(time(expires_at)) : t.cancel_escalated
    case 'cancelled':
      return t.cancelled[order.cancelled_by ?? 'system']
    case 'out_for_delivery': {
      const cash = cashToCollect(order)
      return cash > 0 ? `${t.out_for_delivery} ${t.cash(moneyText(cash, locale))}` : t.out_for_delivery
    }
    default:
      return t[status]
  }
}

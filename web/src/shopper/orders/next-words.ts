import { formatDate } from '@rahba/contract/kernel/date-text'
import type { Locale } from '@rahba/contract/kernel/locale'
import { moneyText } from '@rahba/contract/kernel/money-text'
import type { ShopperOrder } from '@rahba/contract/orders/order-shapes'
import { cashToCollect } from '@rahba/contract/orders/order-states'
import type { TextOf } from '../../text/parts.ts'

type Words = TextOf<'shopper-orders'>['next']

function waitingForPayment(order: ShopperOrder, t: Words, locale: Locale): string {
  const until = order.expires_at ? formatDate(order.expires_at, locale, 'dateTime') : ''
  const amount = moneyText(order.to_charge, locale)
  if (order.payment_method === 'card') return t.card(amount, until)
  const last = order.payments.at(-1)?.status
  if (last === 'pending') return t.checking
  return last === 'refused' ? t.rejected : t.transfer(amount, until)
}

/** Returns what happens next with an order, in one or two sentences for its customer. `now` in ms. */
export function nextWords(order: ShopperOrder, t: Words, locale: Locale, now = Date.now()): string {
  const time = (moment: string | null) => (moment ? formatDate(moment, locale, 'dateTime') : '')
  const { status, expires_at, return_until } = order
  switch (status) {
    case 'pending_payment':
      return waitingForPayment(order, t, locale)
    case 'new':
      return t.new(time(expires_at))
    case 'ready':
      return order.fulfilment === 'pickup' ? t.ready_pickup : t.ready
    case 'delivered':
      return return_until && Date.parse(return_until) > now ? t.delivered(time(return_until)) : t.delivered_late
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

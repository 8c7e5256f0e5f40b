import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import type { CancellationKind, RefundDestination } from '@rahba/contract/orders/cancellation-states'
import { orderErrors } from '@rahba/contract/orders/errors'
import { type OrderStatus, orderStatuses, type PaymentMethod } from '@rahba/contract/orders/order-states'
import { fail, failField } from '../../platform/errors.ts'
import { destinationsOf } from './reckon-refund.ts'

/** Before it leaves the store an order can lose some of its items; after delivery they come back. */
const kindIn: Partial<Record<OrderStatus, CancellationKind>> = {
  new: 'cancel',
  accepted: 'cancel',
  preparing: 'cancel',
  ready: 'cancel',
  delivered: 'return',
  completed: 'return',
}

/** What items of an order in this state become, or the refusal. */
export function kindOf(status: OrderStatus, locale: Locale): CancellationKind {
  const kind = kindIn[status]
  if (!kind) throw fail(orderErrors.not_cancellable_now, { status: inLocale(orderStatuses[status], locale) })
  return kind
}

export function checkDestination(
  payment_method: PaymentMethod,
  {
    destination,
    iban_number,
    account_holder,
  }: { destination: RefundDestination; iban_number: string | null; account_holder: string | null },
): void {
  if (!destinationsOf(payment_method).includes(destination)) throw failField('destination', orderErrors.destination_not_offered)
  if (destination !== 'bank') return
  if (!iban_number) throw failField('iban_number', orderErrors.bank_details_needed)
  if (!account_holder) throw failField('account_holder', orderErrors.bank_details_needed)
}

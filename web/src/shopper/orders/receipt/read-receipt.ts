import type { OwnOrderRow } from '@rahba/contract/orders/order-shapes'
import { cashToCollect, type OrderStatus } from '@rahba/contract/orders/order-states'
import { awaitsCard, awaitsSlip, type CardState, getCardState, isBeingChecked } from '../awaits.ts'

/** The states of an order that its customer is still thanked for: none has left its store. */
const early: readonly OrderStatus[] = ['pending_payment', 'new', 'accepted', 'preparing', 'ready']

/** The paid and unpaid amounts of the orders of a checkout, in halalas. */
export interface Receipt {
  /** The first words of the page: thanks, how far the card has come, that everything was cancelled, or only its title once an order is under way. */
  state: 'thanks' | 'moved' | 'cancelled' | CardState
  not_cancelled: readonly OwnOrderRow[]
  paid: Record<'card' | 'bank_transfer' | 'wallet', number>
  /** The part of it that was paid back, and that is on its way back, of orders that were not cancelled as a whole. */
  refunded: number
  refunding: number
  /** Cash to pay at the door. */
  cash: number
  /** The amounts of a transfer, of a card that was not taken yet, and of a slip under review. */
  transfer: number
  card: number
  checking: number
  /** The first deadline of the orders that await a card or a slip, and the last one of the stores that have to accept. */
  pay_until: string | null
  accept_until: string | null
}

type Field = 'total' | 'to_charge' | 'refunded' | 'refunding'
const sum = (orders: readonly OwnOrderRow[], field: Field) => orders.reduce((all, order) => all + order[field], 0)
const deadlines = (orders: readonly OwnOrderRow[]) => orders.flatMap(({ expires_at }) => expires_at ?? []).sort()
const isPaid = ({ payment_status }: OwnOrderRow) => ['paid', 'partially_refunded', 'refunded'].includes(payment_status)

// A card that was refused needs the customer first; an answer that is awaited says most of the others.
const byWeight = ['declined', 'confirming', 'unfinished', 'first'] as const satisfies readonly CardState[]

/** Returns what the receipt of a checkout says, from the states of its orders alone. `confirming`: the gateway's answer is still awaited. */
export function readReceipt(orders: readonly OwnOrderRow[], confirming: boolean): Receipt {
  const not_cancelled = orders.filter(({ status }) => status !== 'cancelled')
  const states = not_cancelled.map((order) => getCardState(order, confirming))
  const card = byWeight.find((state) => states.includes(state))
  const paid = not_cancelled.filter(isPaid)
  const paidBy = (method: OwnOrderRow['payment_method']) =>
    sum(
      paid.filter(({ payment_method }) => payment_method === method),
      'to_charge',
    )
  const [cards, slips] = [not_cancelled.filter(awaitsCard), not_cancelled.filter(awaitsSlip)]
  const [pay_until = null] = deadlines([...cards, ...slips])
  const isEarly = not_cancelled.every(({ status }) => early.includes(status))
  return {
    state: not_cancelled.length === 0 ? 'cancelled' : (card ?? (isEarly ? 'thanks' : 'moved')),
    not_cancelled,
    paid: {
      card: paidBy('card'),
      bank_transfer: paidBy('bank_transfer'),
      wallet: sum(not_cancelled, 'total') - sum(not_cancelled, 'to_charge'),
    },
    refunded: sum(not_cancelled, 'refunded'),
    refunding: sum(not_cancelled, 'refunding'),
    cash: not_cancelled.reduce((all, order) => all + cashToCollect(order), 0),
    transfer: sum(slips, 'to_charge'),
    card: sum(cards, 'to_charge'),
    checking: sum(not_cancelled.filter(isBeingChecked), 'to_charge'),
    pay_until,
    accept_until: deadlines(not_cancelled.filter(({ status }) => status === 'new')).at(-1) ?? null,
  }
}

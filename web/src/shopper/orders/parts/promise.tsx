import { formatDate } from '@rahba/contract/kernel/date-text'
import { todayInRiyadh } from '@rahba/contract/kernel/today'
import type { OrderRow } from '@rahba/contract/orders/order-shapes'
import { isPastPromise } from '@rahba/contract/orders/past-promise'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import classes from '../orders.module.css'
import { Fact } from './labelled.tsx'

type Promised = Pick<OrderRow, 'status' | 'fulfilment' | 'promised_from' | 'promised_to'>

/** The days between which an order was promised, as a fact or in a line. Nothing where none was, or the order was cancelled. */
export function PromisedArrival({ order, fact }: { order: Promised; fact?: boolean }) {
  const t = useText('shopper-orders').promise
  const locale = useLocale()
  const { promised_from, promised_to, status } = order
  if (promised_from === null || promised_to === null || status === 'cancelled') return null
  const label = order.fulfilment === 'pickup' ? t.pickup : t.delivery
  const [from, to] = [formatDate(promised_from, locale, 'dayMonth'), formatDate(promised_to, locale, 'dayMonth')]
  const late = isPastPromise(order, todayInRiyadh()) && <span className={classes.late}>{t.late}</span>
  const days = from === to ? to : t.between(from, to)
  return fact ? (
    <Fact label={label}>
      {days} {late}
    </Fact>
  ) : (
    <p className={classes.small}>
      {label}: {days} {late}
    </p>
  )
}

import { formatDayRange, formatNearDate } from '@rahba/contract/kernel/date-text'
import { todayInRiyadh } from '@rahba/contract/kernel/today'
import type { OrderRow } from '@rahba/contract/orders/order-shapes'
import { isPastPromise } from '@rahba/contract/orders/past-promise'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import classes from '../orders.module.css'
import { Fact } from './labelled.tsx'

type Promised = Pick<OrderRow, 'status' | 'fulfilment' | 'promised_from' | 'promised_to'> & { delivered_at: string | null }

/**
 * Returns the label and the days of an order's arrival: the day it arrived on, otherwise the days between which it was promised. Null where none
 * is known.
 */
function useArrival({ promised_from, promised_to, status, fulfilment, delivered_at }: Promised): { label: string; days: string } | null {
  const t = useText('shopper-orders').promise
  const locale = useLocale()
  const isPickup = fulfilment === 'pickup'
  if (status === 'cancelled') return null
  if (delivered_at) return { label: isPickup ? t.collected : t.delivered, days: formatNearDate(delivered_at, locale, 'date') }
  if (promised_from === null || promised_to === null) return null
  return { label: isPickup ? t.pickup : t.delivery, days: formatDayRange(promised_from, promised_to, locale) }
}

/** The day on which an order arrived, or the days between which it was promised: as a fact or in a line. */
export function PromisedArrival({ order, fact }: { order: Promised; fact?: boolean }) {
  const t = useText('shopper-orders').promise
  const arrival = useArrival(order)
  if (arrival === null) return null
  const { label, days } = arrival
  const late = isPastPromise(order, todayInRiyadh()) && <span className={classes.late}>{t.late}</span>
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

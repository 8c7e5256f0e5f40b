import { Text } from '@mantine/core'
import { formatDayRange } from '@rahba/contract/kernel/date-text'
import { todayInRiyadh } from '@rahba/contract/kernel/today'
import type { OrderRow } from '@rahba/contract/orders/order-shapes'
import { isPastPromise } from '@rahba/contract/orders/past-promise'
import { StatusDot } from '../kit/show/status-dot.tsx'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'

type PromisedOrder = Pick<OrderRow, 'status' | 'promised_from' | 'promised_to'>

/** Marks an order that was to have arrived, for a list. */
export function LateHint({ order }: { order: PromisedOrder }) {
  const { promise: t } = useText('orders')
  if (!isPastPromise(order, todayInRiyadh())) return null
  return (
    <Text size="xs" component="div">
      <StatusDot tone="bad">{t.late}</StatusDot>
    </Text>
  )
}

/** The days between which an order was promised, for a narrow column; only those of another year name it. */
export function ShortPromisedDays({ order: { promised_from, promised_to } }: { order: PromisedOrder }) {
  const locale = useLocale()
  return promised_from === null || promised_to === null ? null : formatDayRange(promised_from, promised_to, locale)
}

/** The same days with the mark of a late order. */
export function PromisedDays({ order }: { order: PromisedOrder }) {
  if (order.promised_from === null || order.promised_to === null) return null
  return (
    <>
      <ShortPromisedDays order={order} /> <LateHint order={order} />
    </>
  )
}

import { Text } from '@mantine/core'
import { formatDate } from '@rahba/contract/kernel/date-text'
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

/** The same days in a narrow column, where only those of another year name it. */
export function ShortPromisedDays({ order: { promised_from, promised_to } }: { order: PromisedOrder }) {
  const { promise: t } = useText('orders')
  const locale = useLocale()
  if (promised_from === null || promised_to === null) return null
  const year = todayInRiyadh().slice(0, 4)
  const day = (value: string) => formatDate(value, locale, value.startsWith(year) ? 'dayMonth' : 'date')
  return promised_from === promised_to ? day(promised_to) : t.between(day(promised_from), day(promised_to))
}

/** The days between which an order was promised, with the mark of a late one. */
export function PromisedDays({ order }: { order: PromisedOrder }) {
  const { promise: t } = useText('orders')
  const locale = useLocale()
  const { promised_from, promised_to } = order
  if (promised_from === null || promised_to === null) return null
  const day = (value: string) => formatDate(value, locale)
  return (
    <>
      {promised_from === promised_to ? day(promised_to) : t.between(day(promised_from), day(promised_to))} <LateHint order={order} />
    </>
  )
}

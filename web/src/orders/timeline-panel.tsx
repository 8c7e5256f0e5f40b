import { Badge } from '@mantine/core'
import { formatDate } from '@rahba/contract/kernel/date-text'
import type { Locale } from '@rahba/contract/kernel/locale'
import { todayInRiyadh } from '@rahba/contract/kernel/today'
import { orderActions } from '@rahba/contract/orders/order-actions'
import type { WholeOrder } from '@rahba/contract/orders/order-shapes'
import { Panel } from '../kit/show/panel.tsx'
import { Timeline } from '../kit/show/timeline.tsx'
import { useLocale } from '../text/locale.ts'
import type { TextOf } from '../text/parts.ts'
import { useText } from '../text/use-text.ts'
import classes from './orders.module.css'
import { OrderState } from './status.tsx'
import { stepLabel } from './step-label.ts'

type Entry = WholeOrder['history'][number]
type Words = TextOf<'orders'>['timeline']

function getTitle(entry: Entry, t: Words, locale: Locale, fulfilment: WholeOrder['fulfilment']) {
  if (entry.action === 'note') {
    return (
      <>
        {t.note}{' '}
        <Badge size="xs" variant="light" color={entry.internal ? 'gray' : 'brand'} fw={500} tt="none">
          {entry.internal ? t.internal : t.public}
        </Badge>
      </>
    )
  }
  const words = entry.action in orderActions ? stepLabel(entry.action as keyof typeof orderActions) : null
  if (entry.action in orderActions && !words && entry.to_status) return <OrderState status={entry.to_status} fulfilment={fulfilment} />
  return (
    <>
      {words ? words[locale] : t.placed}
      {entry.to_status && (
        <>
          {' · '}
          <OrderState status={entry.to_status} fulfilment={fulfilment} />
        </>
      )}
    </>
  )
}

/** The events and notes of the order, the newest first, day by day. */
export function TimelinePanel({ order }: { order: WholeOrder }) {
  const { timeline: t } = useText('orders')
  const locale = useLocale()
  const days = Map.groupBy(order.history.toReversed(), ({ at }) => todayInRiyadh(Date.parse(at)))
  const dayName = (day: string) => {
    if (day === todayInRiyadh()) return t.today
    if (day === todayInRiyadh(Date.now() - 86_400_000)) return t.yesterday
    return formatDate(day, locale)
  }
  return (
    <Panel title={t.title}>
      {[...days].map(([day, entries]) => (
        <section key={day}>
          <h3 className={classes.day}>{dayName(day)}</h3>
          <Timeline
            time="time"
            entries={entries.map((entry) => ({
              key: entry.id,
              title: getTitle(entry, t, locale, order.fulfilment),
              at: entry.at,
              by: [t.actors[entry.actor_type], entry.actor].filter(Boolean).join(' · '),
              note: entry.note,
            }))}
          />
        </section>
      ))}
    </Panel>
  )
}

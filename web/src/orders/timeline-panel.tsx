import { Badge } from '@mantine/core'
import { formatDate } from '@rahba/contract/kernel/date-text'
import type { Locale } from '@rahba/contract/kernel/locale'
import { todayInRiyadh } from '@rahba/contract/kernel/today'
import { cardText } from '@rahba/contract/money/gateway/card-text'
import { cancellationKinds, refundReasons } from '@rahba/contract/orders/cancellations/cancellation-states'
import { orderActions } from '@rahba/contract/orders/order-actions'
import type { WholeOrder } from '@rahba/contract/orders/order-shapes'
import type { ReactNode } from 'react'
import { Panel } from '../kit/show/panel.tsx'
import { Timeline } from '../kit/show/timeline.tsx'
import { useLocale } from '../text/locale.ts'
import type { TextOf } from '../text/parts.ts'
import { useText } from '../text/use-text.ts'
import { CancellationState } from './cancellations/state.tsx'
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

interface Happened {
  key: string
  title: ReactNode
  at: string
  by?: string
  note?: string | null
}

/** The side that did something, and the person where a person did it. */
const getBy = (t: Words, type: Entry['actor_type'], person: string | null) => [t.actors[type], person].filter(Boolean).join(' · ')

/** The cancellations and returns of parts of an order, which are no steps of its own, with their state, who requested them and why. */
const getRequests = ({ cancellations }: Pick<WholeOrder, 'cancellations'>, t: Words, locale: Locale): Happened[] =>
  cancellations.map(({ id, kind, number, status, cancelled_unpaid, created_at, ...why }) => ({
    key: id,
    title: (
      <>
        {t.request(cancellationKinds[kind][locale], number)}
        {' · '}
        <CancellationState of={{ status, cancelled_unpaid }} />
      </>
    ),
    at: created_at,
    by: getBy(t, why.requested_by, why.actor),
    note: why.refund_reason_other ?? refundReasons[why.refund_reason][locale],
  }))

/** The events and notes of the order with its cancellations and returns, the newest first, day by day. */
export function TimelinePanel({ order }: { order: WholeOrder }) {
  const { timeline: t } = useText('orders')
  const locale = useLocale()
  const steps = order.history.map(
    (entry): Happened => ({
      key: entry.id,
      title: getTitle(entry, t, locale, order.fulfilment),
      at: entry.at,
      by: getBy(t, entry.actor_type, entry.actor),
      note: entry.note && entry.action === 'confirm_payment' ? cardText(entry.note, locale) : entry.note,
    }),
  )
  const all = [...steps, ...getRequests(order, t, locale)].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
  const days = Map.groupBy(all.toReversed(), ({ at }) => todayInRiyadh(Date.parse(at)))
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
          <Timeline time="time" entries={entries} />
        </section>
      ))}
    </Panel>
  )
}

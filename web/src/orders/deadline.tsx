import { Alert, Text } from '@mantine/core'
import type { OrderRow } from '@rahba/contract/orders/order-shapes'
import { IconClock, IconHandStop } from '@tabler/icons-react'
import { UserText } from '../kit/layout/direction.tsx'
import { Countdown, useCountdown } from '../kit/show/countdown.tsx'
import { useText } from '../text/use-text.ts'
import classes from './orders.module.css'

type Timed = Pick<OrderRow, 'status' | 'expires_at'>

const isTimed = ({ status, expires_at }: Timed) => expires_at !== null && (status === 'new' || status === 'pending_payment')

function Left({ until, label }: { until: string; label: string }) {
  const { list: t } = useText('orders')
  const seconds = useCountdown(Date.parse(until))
  return seconds > 0 ? (
    <>
      {label} <Countdown seconds={seconds} />
    </>
  ) : (
    t.deadlinePassed
  )
}

/** The remaining time to accept or to pay, for a list. */
export function DeadlineHint({ order }: { order: Timed }) {
  const { list: t } = useText('orders')
  if (!isTimed(order) || !order.expires_at) return null
  return (
    <Text size="xs" c="dimmed" component="div" className={classes.deadline ?? ''}>
      <Left until={order.expires_at} label={order.status === 'new' ? t.acceptWithin : t.payWithin} />
    </Text>
  )
}

/** The store's remaining time to answer a request to cancel; then the administration answers. */
function WishTime({ until }: { until: string }) {
  const { deadline: t } = useText('orders')
  const seconds = useCountdown(Date.parse(until))
  return (
    <Text size="xs" c="dimmed" component="div">
      {seconds > 0 ? (
        <>
          {t.answer} <Countdown seconds={seconds} />
        </>
      ) : (
        t.escalated
      )}
    </Text>
  )
}

/** The notice on an order's page of what waits for somebody, and how long. `asked` is the shopper's reason to cancel. */
export function DeadlineNotice({ order, note }: { order: Timed; note: string | null }) {
  const { deadline: t } = useText('orders')
  if (order.status === 'cancel_requested') {
    return (
      <Alert color="saffron" variant="light" icon={<IconHandStop size={18} aria-hidden="true" />} title={t.cancelAsked}>
        {note && <UserText>{note}</UserText>}
        {order.expires_at && <WishTime until={order.expires_at} />}
      </Alert>
    )
  }
  if (!isTimed(order) || !order.expires_at) return null
  const accepting = order.status === 'new'
  return (
    <Alert
      color={accepting ? 'saffron' : 'gray'}
      variant="light"
      icon={<IconClock size={18} aria-hidden="true" />}
      title={<Left until={order.expires_at} label={accepting ? t.accept : t.pay} />}
    >
      {accepting ? t.acceptHint : t.payHint}
    </Alert>
  )
}

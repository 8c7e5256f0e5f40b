import type { ShopperOrder } from '@rahba/contract/orders/order-shapes'
import { isFinalOrder } from '@rahba/contract/orders/order-states'
import { UserText } from '../../../kit/layout/direction.tsx'
import { DateTime } from '../../../kit/show/date-time.tsx'
import { MoneyInText } from '../../../kit/show/money-in-text.tsx'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import { getCardState } from '../awaits.ts'
import { chargeWords } from '../charge-words.ts'
import { nextWords } from '../next-words.ts'
import { isAllReturned } from '../order-facts.ts'
import { getSteps } from '../order-steps.ts'
import classes from '../orders.module.css'
import { customerTone, OrderBadge } from '../state.tsx'
import { Part } from './labelled.tsx'
import { PickupPlace, type StoreHours } from './pickup-place.tsx'
import { Steps } from './steps.tsx'

interface OrderHeadProps {
  order: ShopperOrder
  confirming: boolean
  /** The hours of the store where it is to be collected; null for any other order. */
  hours: StoreHours
}

/** The state of an order: its number and badge, what happens next, and its steps. Both parts are renewed while the order moves. */
export function OrderHead({ order, confirming, hours }: OrderHeadProps) {
  const t = useText('shopper-orders')
  const locale = useLocale()
  const tone = getCardState(order) === 'declined' ? 'bad' : customerTone(order.status)
  const isOpen = !isFinalOrder({ status: order.status, all_returned: isAllReturned(order) })
  const steps = getSteps(order).map(({ name, doing, ...step }) => ({
    ...step,
    key: name,
    name: t.steps[name],
    ...(doing && { doing: t.steps.doing[doing] }),
  }))
  const reason = order.status === 'cancelled' || order.status === 'cancel_requested' ? order.cancel_reason : null
  const charge = chargeWords(order, t.next, locale)
  return (
    <>
      <div className={classes.head}>
        <h1 className={classes.title}>{t.order.title(order.number)}</h1>
        <span data-live="badge">
          <OrderBadge order={order} />
        </span>
        <p className={classes.small}>
          <DateTime value={order.placed_at} near />
        </p>
      </div>
      <div className={classes.column}>
        <div role="status">
          <Part live="next" tone={tone}>
            <p>
              <MoneyInText>{nextWords(order, t.next, locale, { confirming })}</MoneyInText>
            </p>
            <PickupPlace order={order} hours={hours} />
            {reason && (
              <p className={classes.small}>
                {t.next.reason}: <UserText>{reason}</UserText>
              </p>
            )}
            {charge && (
              <p className={classes.small}>
                <MoneyInText>{charge}</MoneyInText>
              </p>
            )}
          </Part>
        </div>
        <Part live="steps">
          <Steps label={t.steps.title} steps={steps} wide />
        </Part>
        {isOpen && (
          <p className={classes.small} data-live="refreshes" data-refreshes={getCardState(order, confirming) === 'confirming' ? '4' : ''}>
            {t.order.live}
          </p>
        )}
      </div>
      <div className={classes.gap} />
    </>
  )
}

import { Alert } from '@mantine/core'
import { shopperPaymentStatuses } from '@rahba/contract/money/payments/payment-states'
import type { ShopperOrder } from '@rahba/contract/orders/order-shapes'
import { paymentMethods, paymentStatuses } from '@rahba/contract/orders/order-states'
import { UserText } from '../../../kit/layout/direction.tsx'
import { DateTime } from '../../../kit/show/date-time.tsx'
import { Money } from '../../../kit/show/money.tsx'
import { getArrived, getRefunds } from '../../../orders/arithmetic.ts'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import { getCardState } from '../awaits.ts'
import classes from '../orders.module.css'
import { Fact, Part } from '../parts/labelled.tsx'

/** How an order is paid, and every transfer or card payment for it with its state. */
export function OrderPayment({ order, confirming }: { order: ShopperOrder; confirming: boolean }) {
  const t = useText('shopper-orders').payment
  const { refunds: words } = useText('orders').payments
  const refunds = getRefunds(order.cancellations)
  const transfer = useText('shopper-orders').transfer
  const locale = useLocale()
  // A card that nobody has taken yet is not being confirmed.
  const card = getCardState(order, confirming)
  const openCard = card === 'declined' ? t.declined : card === 'unfinished' ? t.unfinished : shopperPaymentStatuses.pending[locale]
  const refused =
    order.status === 'pending_payment'
      ? order.payments.findLast(({ status, method }) => status === 'refused' && method !== 'card')
      : undefined
  return (
    <Part title={t.title} live="payment">
      {refused && order.payments.at(-1) === refused && (
        <Alert color="red" title={transfer.rejected} mb="sm">
          <span>
            <UserText>{refused.reason}</UserText>
          </span>
        </Alert>
      )}
      <dl className={classes.amounts}>
        <Fact label={t.method}>{paymentMethods[order.payment_method][locale]}</Fact>
        {order.payment_status !== 'cod_pending' && <Fact label={t.status}>{paymentStatuses[order.payment_status][locale]}</Fact>}
        {order.status === 'pending_payment' && (
          <Fact label={t.amount} sum>
            <Money value={order.to_charge} bold />
          </Fact>
        )}
        {refunds.map(({ to, done, amount }) => (
          <Fact key={`${to}${done}`} label={words[to][done ? 'done' : 'due']}>
            <Money value={amount} />
          </Fact>
        ))}
      </dl>
      {order.payments.length > 0 && (
        <ul className={classes.lines} aria-label={t.sent}>
          {order.payments.map(({ id, method, amount, status, slip, created_at }) => (
            <li key={id} className={classes.line}>
              <div className={classes.words}>
                <p>
                  {paymentMethods[method][locale]} ·{' '}
                  {method === 'card' && status === 'pending' ? openCard : shopperPaymentStatuses[getArrived(status, refunds)][locale]}
                </p>
                <p className={classes.small}>
                  <DateTime value={created_at} near /> · <Money value={amount} />
                </p>
              </div>
              {slip && <a href={`/api/user/files/${slip}`}>{t.slip}</a>}
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}

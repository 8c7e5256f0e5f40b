import { shopperPaymentStatuses } from '@rahba/contract/money/payments/payment-states'
import { hasMoved, transactionEvent, transactionKinds } from '@rahba/contract/shoppers/transaction-kinds'
import type { UserTransaction } from '@rahba/contract/shoppers/user-transactions'
import { Localized, UserText } from '../../kit/layout/direction.tsx'
import { DateTime } from '../../kit/show/date-time.tsx'
import { Money } from '../../kit/show/money.tsx'
import { usePathTo } from '../../paths.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { orderPath } from '../order-path.ts'
import classes from './wallet.module.css'

/** One movement of the shopper's money: what it was, of which order, when, and how much. */
export function Movement({ movement }: { movement: UserTransaction }) {
  const t = useText('shopper-account').wallet
  const locale = useLocale()
  const to = usePathTo()
  const { at, event, kind, status, amount, order_id, order_number, store, note } = movement
  // The names of the ledger are those of the platform, which pays what the shopper gets.
  const own = event && event in t.events ? t.events[event as keyof typeof t.events] : null
  return (
    <li className={classes.movement}>
      <div className={classes.words}>
        <strong>{own ?? transactionEvent(movement)[locale]}</strong>
        <span className={classes.small}>
          {order_id && order_number !== null && <a href={orderPath(to('/orders'), order_id)}>{t.order(order_number)}</a>}
          {store && (
            <>
              {order_id && ' · '}
              <Localized text={store} />
            </>
          )}
        </span>
        {note && (
          <span className={classes.small}>
            <UserText>{note}</UserText>
          </span>
        )}
        <span className={classes.small}>
          <DateTime value={at} /> · {transactionKinds[kind][locale]}
          {status && ` · ${shopperPaymentStatuses[status][locale]}`}
        </span>
      </div>
      <span className={classes.sum} data-unmoved={!hasMoved(movement) || undefined} data-in={amount > 0 || undefined}>
        <Money value={amount} signed />
      </span>
    </li>
  )
}

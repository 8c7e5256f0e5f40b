import type { OwnOrderRow } from '@rahba/contract/orders/order-shapes'
import { Money } from '../../kit/show/money.tsx'
import { OrderLiveScript } from '../../plain/order-live-script.tsx'
import type { RefusedForm } from '../../shell/request/post-form.ts'
import { useText } from '../../text/use-text.ts'
import { awaitsCard, awaitsSlip } from './awaits.ts'
import classes from './orders.module.css'
import { Fact, Part } from './parts/labelled.tsx'
import { CardForm } from './payment/card-form.tsx'
import { type TransferAccount, TransferForm } from './payment/transfer-form.tsx'

interface CheckoutPayProps {
  orders: readonly OwnOrderRow[]
  accounts: readonly TransferAccount[]
  form_key: string
  refused: RefusedForm | null
}

const sum = (orders: readonly OwnOrderRow[], field: 'total' | 'to_charge') => orders.reduce((all, one) => all + one[field], 0)

/** The sums of the orders of a checkout, and one payment for those that await it. */
export function CheckoutPay({ orders, accounts, form_key, refused }: CheckoutPayProps) {
  const t = useText('shopper-orders')
  const standing = orders.filter(({ status }) => status !== 'cancelled')
  const slips = orders.filter(awaitsSlip)
  const cards = orders.filter(awaitsCard)
  const due = sum([...slips, ...cards], 'to_charge')
  const [card] = cards
  return (
    <div className={classes.pay}>
      <Part>
        <dl className={classes.amounts}>
          <Fact label={t.checkout.sum}>
            <Money value={sum(standing, 'total')} />
          </Fact>
          <Fact label={t.checkout.toPay} sum>
            <Money value={due} bold />
          </Fact>
        </dl>
        {due === 0 && <p className={classes.small}>{t.checkout.paid}</p>}
      </Part>
      {slips.length > 0 && (
        <Part title={t.transfer.title}>
          <p>{t.checkout.oneSlip}</p>
          <TransferForm accounts={accounts} amount={sum(slips, 'to_charge')} another={false} posted_key={form_key} refused={refused} />
        </Part>
      )}
      {card && (
        <Part title={t.payment.payCard}>
          <CardForm order_id={card.id} />
        </Part>
      )}
      <OrderLiveScript />
    </div>
  )
}

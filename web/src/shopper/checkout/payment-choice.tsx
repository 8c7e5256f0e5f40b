import { type PaymentMethod, paymentMethods } from '@rahba/contract/orders/order-states'
import { Money } from '../../kit/show/money.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import classes from './checkout.module.css'
import type { CheckoutView } from './checkout-view.server.ts'

/** True if the wallet pays for everything. */
const isCovered = ({ payment_method, sums, wallet }: CheckoutView): boolean =>
  payment_method === 'wallet' || (sums !== null && wallet >= sums.total && wallet > 0)

/** The ways to pay that this checkout has: a card if the gateway takes it, the wallet if it covers everything. */
function listMethods(view: CheckoutView): PaymentMethod[] {
  const { card_offered, payment_method } = view
  return [
    ...(card_offered || payment_method === 'card' ? (['card'] as const) : []),
    'cod',
    'bank_transfer',
    ...(isCovered(view) ? (['wallet'] as const) : []),
  ]
}

export function PaymentChoice({ view }: { view: CheckoutView }) {
  const t = useText('checkout')
  const locale = useLocale()
  return (
    <fieldset className={classes.part}>
      <legend>{t.payment}</legend>
      {listMethods(view).map((method) => (
        <label key={method} className={classes.choice}>
          <input type="radio" name="payment_method" value={method} defaultChecked={method === view.payment_method} />
          <span>
            <strong>{paymentMethods[method][locale]}</strong>
            <span className={classes.small}>{t.methods[method]}</span>
            {method === 'cod' && view.cod_fee > 0 && (
              <span className={classes.small}>
                {view.stores.length > 1 ? t.codFeeEach : t.codFee}: <Money value={view.cod_fee} />
              </span>
            )}
          </span>
        </label>
      ))}
      {view.wallet > 0 && !isCovered(view) && (
        <label className={classes.choice}>
          <input type="checkbox" name="use_wallet" defaultChecked={view.use_wallet} />
          <span>
            {t.useWallet} <Money value={view.wallet} />
          </span>
        </label>
      )}
    </fieldset>
  )
}

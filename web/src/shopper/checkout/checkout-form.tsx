import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { usePathTo } from '../../paths.ts'
import { useText } from '../../text/use-text.ts'
import { AddressChoice } from './address-choice.tsx'
import classes from './checkout.module.css'
import { checkoutFormId, reviewAnchor } from './checkout-form-id.ts'
import { CheckoutProblems } from './checkout-problems.tsx'
import { CheckoutStore } from './checkout-store.tsx'
import { CheckoutSums } from './checkout-sums.tsx'
import type { CheckoutView } from './checkout-view.server.ts'
import { ExcludedStores } from './excluded-stores.tsx'
import { PaymentChoice } from './payment-choice.tsx'
import { SavedStores } from './saved-stores.tsx'
import { listShownChoices, shownField } from './shown-choices.ts'

/** The whole checkout in one form. The button that places the order comes after everything that it agrees to. */
export function CheckoutForm({ view }: { view: CheckoutView }) {
  const t = useText('checkout')
  const to = usePathTo()
  const answering = view.new_address.refused ? undefined : view.stores.find(({ is_ordered }) => is_ordered)
  return (
    // Without an address of its own the form would keep the fragment of an earlier answer, also on the page that follows an order.
    <form id={checkoutFormId} method="post" action={to('/checkout')} noValidate className={classes.form} aria-label={t.title} data-checkout>
      <input type="hidden" name="key" value={view.key} />
      <input type="hidden" name="shopper" value={view.shopper} />
      <input type="hidden" name="lines" value={view.lines} />
      <input type="hidden" name={shownField} value={listShownChoices(view)} />
      {view.cart_version && <input type="hidden" name="cart_version" value={view.cart_version} />}
      {view.card_offered && <input type="hidden" name="card_offered" />}
      <div className={classes.steps}>
        <CheckoutProblems view={view} />
        <ExcludedStores view={view} />
        <AddressChoice view={view} />
        {view.stores.map((one) => (
          <CheckoutStore key={one.store.id} view={one} isOnly={view.stores.length === 1} isAnswer={one === answering} />
        ))}
        <p>
          <Link to={to('/cart')} reloadDocument>
            {t.editCart}
          </Link>
        </p>
        <PaymentChoice view={view} />
      </div>
      <div className={classes.side}>
        <aside id={reviewAnchor} className={classes.review}>
          <h2>{t.review}</h2>
          <CheckoutSums view={view} />
          <SavedStores view={view} />
        </aside>
        <div className={classes.place}>
          <Button type="submit" name="intent" value="quote" variant="default" fullWidth formAction={`#${reviewAnchor}`} data-update>
            {t.update}
          </Button>
          <Button type="submit" name="intent" value="place" size="md" fullWidth disabled={view.sums === null}>
            {view.payment_method === 'card' && view.sums?.to_charge !== 0 ? t.placeAndPay : t.place}
          </Button>
          <p className={classes.small}>{t.terms}</p>
        </div>
      </div>
    </form>
  )
}

import { useText } from '../../text/use-text.ts'
import { AddressForm } from '../addresses/address-form.tsx'
import classes from './checkout.module.css'
import { addressAnchor, checkoutFormId, newAddressAnchor } from './checkout-form-id.ts'
import type { CheckoutView } from './checkout-view.server.ts'
import { AnswerAnchor } from './enter-button.tsx'

/** The form of a new address above the checkout: open for a shopper who has none, and when it was refused. */
export function NewAddress({ view: { addresses, new_address } }: { view: CheckoutView }) {
  const t = useText('checkout')
  const { city, person, refused } = new_address
  return (
    <details
      id={newAddressAnchor}
      className={classes.newAddress}
      data-place={addressAnchor}
      open={addresses.length === 0 || refused !== null}
    >
      <summary>{t.addAddress}</summary>
      {refused && <AnswerAnchor />}
      <AddressForm
        address={null}
        city={city}
        person={person}
        refused={refused ?? undefined}
        cancelTo={null}
        of={checkoutFormId}
        at={newAddressAnchor}
      />
    </details>
  )
}

import { UserText } from '../../kit/layout/direction.tsx'
import { UserTexts } from '../../kit/layout/user-texts.tsx'
import { useText } from '../../text/use-text.ts'
import classes from './checkout.module.css'
import { addressAnchor } from './checkout-form-id.ts'
import type { CheckoutView } from './checkout-view.server.ts'

/**
 * The address that everything is delivered to. A new one is written in a form of its own, above. Without a delivery the form only keeps the
 * choice.
 */
export function AddressChoice({ view: { addresses, address_id, is_collected, is_address_added } }: { view: CheckoutView }) {
  const t = useText('checkout')
  const { done } = useText('shopper-account')
  if (is_collected) return <input type="hidden" name="address_id" value={address_id} data-collected />
  return (
    <fieldset id={addressAnchor} className={classes.part}>
      <legend>{t.address}</legend>
      {is_address_added && (
        <p className={classes.applied} data-result="page">
          {done.added}
        </p>
      )}
      {addresses.length === 0 && <p>{t.noAddress}</p>}
      {addresses.map(({ id, label, name, phone, city, district, street, building, short_address }) => (
        <label key={id} className={classes.choice}>
          <input type="radio" name="address_id" value={id} defaultChecked={id === address_id} />
          <span>
            <strong>
              <UserText>{label}</UserText>
            </strong>
            <span className={classes.small}>
              <UserTexts parts={[street, building, district, city]} /> {short_address && <bdi dir="ltr">{short_address}</bdi>}
            </span>
            <span className={classes.small}>
              <UserText>{name}</UserText> <bdi dir="ltr">{phone}</bdi>
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

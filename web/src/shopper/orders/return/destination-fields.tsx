import { Checkbox } from '@mantine/core'
import type { ShopperOrder } from '@rahba/contract/orders/order-shapes'
import { UserText } from '../../../kit/layout/direction.tsx'
import type { RefusedForm } from '../../../shell/request/post-form.ts'
import { useText } from '../../../text/use-text.ts'
import { BankAccountFields } from '../../bank/bank-account-fields.tsx'
import forms from '../form.module.css'
import type { SavedAccount } from './saved-account.server.ts'

interface DestinationFieldsProps {
  refused: RefusedForm | undefined
  order: ShopperOrder
  /** The bank account that the shopper keeps, as far as it is recognised by. */
  savedAccount: SavedAccount | null
}

/** Where the refund goes, of the ways that this order has, and the bank account for a transfer. */
export function DestinationFields({ refused, order, savedAccount }: DestinationFieldsProps) {
  const t = useText('shopper-orders').ask
  const isOutside = order.payment_method === 'card' || order.payment_method === 'bank_transfer'
  const offered = ['wallet', ...(isOutside ? (['original'] as const) : []), ...(savedAccount ? (['kept'] as const) : []), 'bank'] as const
  // A kept account may be gone since it was chosen.
  const chosen = offered.find((way) => way === refused?.values.destination) ?? 'wallet'
  return (
    <fieldset id="destination" tabIndex={-1}>
      <legend>{t.destination}</legend>
      {offered.map((destination) => (
        <label key={destination} className={forms.choice}>
          <input type="radio" name="destination" value={destination} defaultChecked={destination === chosen} />
          {destination === 'kept' && savedAccount ? (
            <span>
              {t.keptAccount} <bdi dir="ltr">{savedAccount.ending}</bdi> · <UserText>{savedAccount.account_holder}</UserText>
            </span>
          ) : destination === 'bank' && savedAccount ? (
            t.otherAccount
          ) : (
            t.destinations[destination === 'kept' ? 'bank' : destination]
          )}
        </label>
      ))}
      {refused?.fields.destination && <p className={forms.error}>{refused.fields.destination}</p>}
      <div className={`${forms.form} ${forms.whenBank}`}>
        <BankAccountFields refused={refused} />
        <Checkbox
          name="keep_account"
          label={savedAccount ? t.keepInstead : t.keepAccount}
          description={t.keepHint}
          defaultChecked={refused?.values.keep_account === 'on'}
        />
      </div>
    </fieldset>
  )
}

import { Button, TextInput } from '@mantine/core'
import { MoneyInText } from '../../kit/show/money-in-text.tsx'
import { useText } from '../../text/use-text.ts'
import classes from './checkout.module.css'
import { getCodeAnchor } from './checkout-form-id.ts'
import type { CheckoutStoreView } from './checkout-view.server.ts'
import { nameField } from './choices.ts'

const isRefusedCode = ({ coupon_code, refused_code }: CheckoutStoreView['choice']) => coupon_code !== '' && coupon_code === refused_code

/**
 * The field for a code of one store, with what came of it. A store that is left out has no field, since no quote would check the code; it is
 * kept.
 */
export function CodeField({ view: { store, choice, errors, quote, is_ordered } }: { view: CheckoutStoreView }) {
  const t = useText('checkout')
  const refusal = choice.refused_code !== '' && (
    <>
      <input type="hidden" name={nameField(store.id, 'refused_code')} value={choice.refused_code} />
      <input type="hidden" name={nameField(store.id, 'refused_reason')} value={choice.refused_reason} />
    </>
  )
  if (!is_ordered)
    return (
      <>
        <input type="hidden" name={nameField(store.id, 'coupon_code')} value={choice.coupon_code} />
        {refusal}
      </>
    )
  const reason = errors.coupon_code ?? (isRefusedCode(choice) ? choice.refused_reason || t.codeNotApplied : null)
  const anchor = getCodeAnchor(store.id)
  return (
    <div id={anchor} className={classes.code} data-place="">
      <TextInput
        name={nameField(store.id, 'coupon_code')}
        label={t.coupon}
        defaultValue={choice.coupon_code}
        error={reason !== null && <MoneyInText>{reason}</MoneyInText>}
        maxLength={40}
        autoComplete="off"
        dir="ltr"
        className={classes.codeField ?? ''}
      />
      <Button type="submit" name="apply_code" value={store.id} variant="default" formAction={`#${anchor}`}>
        {t.apply}
      </Button>
      {choice.coupon_code !== '' && (
        <Button type="submit" name="remove_code" value={store.id} variant="subtle" formAction={`#${anchor}`} data-done={t.codeRemoved}>
          {t.removeCode}
        </Button>
      )}
      {quote?.coupon_code && (
        <p className={classes.applied} data-result>
          {t.codeApplied(quote.coupon_code)}
        </p>
      )}
      {refusal}
    </div>
  )
}

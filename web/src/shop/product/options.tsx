import { hasOptions } from '@rahba/contract/catalog/additional-field-kinds'
import type { MarketProduct } from '@rahba/contract/catalog/market'
import { Money } from '../../kit/show/money.tsx'
import { useOwnLanguage } from '../../text/use-own-language.ts'
import { useText } from '../../text/use-text.ts'
import { type PriceVat, shownPrice } from '../shown-price.ts'
import classes from './options.module.css'

type Field = MarketProduct['additional_fields'][number]
/** The options chosen, in the order they stand in. */
export const chosenOptions = (product: Pick<MarketProduct, 'additional_fields'>, chosen: readonly string[]) =>
  product.additional_fields.flatMap(({ options }) => options.filter(({ id }) => chosen.includes(id)))

interface OptionsProps {
  fields: readonly Field[]
  vat: PriceVat
  /** The ids of the options that the address names. */
  chosen: readonly string[]
}

/** The options a shopper chooses for a product, each with what it adds to the price; fields that are typed later are named here. */
export function Options({ fields, vat, chosen }: OptionsProps) {
  const t = useText('shop').product
  const own = useOwnLanguage()
  return fields.map((field) => (
    <fieldset key={field.id} className={classes.field}>
      <legend className={classes.legend}>
        <span {...own(field.name)}>{field.name}</span>
        <span className={classes.mark}>{field.is_required ? t.required : t.optional}</span>
      </legend>
      {hasOptions(field.kind) ? (
        <div className={classes.options}>
          {field.options.map((option) => (
            <label key={option.id} className={classes.option}>
              <input
                type={field.kind === 'one_of' ? 'radio' : 'checkbox'}
                name={field.id}
                value={option.id}
                defaultChecked={chosen.includes(option.id)}
                data-price={option.price}
                data-name={option.name}
              />
              <span {...own(option.name)}>{option.name}</span>
              {option.price > 0 && (
                <span className={classes.extra} title={t.extra}>
                  <Money value={shownPrice(option.price, vat)} signed />
                </span>
              )}
            </label>
          ))}
        </div>
      ) : (
        <p className={classes.later}>{t.askedAtOrder}</p>
      )}
    </fieldset>
  ))
}

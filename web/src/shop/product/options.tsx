import { hasOptions } from '@rahba/contract/catalog/additional-fields/additional-field-kinds'
import type { MarketProduct } from '@rahba/contract/catalog/market/market'
import { Money } from '../../kit/show/money.tsx'
import { useOwnLanguage } from '../../text/use-own-language.ts'
import { useText } from '../../text/use-text.ts'
import type { BuyFaults } from '../cart/read-line.server.ts'
import { type PriceVat, shownPrice } from '../shown-price.ts'
import { Fault, getFaultId } from './fault.tsx'
import classes from './options.module.css'
import { TypedField } from './typed-field.tsx'

type Field = MarketProduct['additional_fields'][number]
/** The options chosen, in their order on the page. */
export const chosenOptions = (product: Pick<MarketProduct, 'additional_fields'>, chosen: readonly string[]) =>
  product.additional_fields.flatMap(({ options }) => options.filter(({ id }) => chosen.includes(id)))

interface OptionsProps {
  fields: readonly Field[]
  vat: PriceVat
  /** The names of the form's fields with what was chosen or typed. */
  values: readonly (readonly [name: string, value: string])[]
  faults?: BuyFaults
}

/** The additional fields of a product: options with what each adds to the price, and fields to type in. */
export function Options({ fields, vat, values, faults = {} }: OptionsProps) {
  return fields.map((field) =>
    hasOptions(field.kind) ? (
      <Choice key={field.id} field={field} vat={vat} chosen={values.map(([, value]) => value)} fault={faults[field.id]} />
    ) : (
      <TypedField key={field.id} field={field} value={values.find(([name]) => name === field.id)?.[1]} fault={faults[field.id]} />
    ),
  )
}

interface ChoiceProps {
  field: Field
  vat: PriceVat
  chosen: readonly string[]
  fault: string | undefined
}

function Choice({ field, vat, chosen, fault }: ChoiceProps) {
  const t = useText('shop').product
  const own = useOwnLanguage()
  return (
    <fieldset
      className={classes.field}
      data-invalid={fault === undefined ? undefined : ''}
      aria-describedby={fault === undefined ? undefined : getFaultId(field.id)}
    >
      <legend className={classes.legend}>
        <span {...own(field.name)}>{field.name}</span>
        <span className={classes.mark}>{field.is_required ? t.required : t.optional}</span>
      </legend>
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
      <Fault field={field.id} text={fault} />
    </fieldset>
  )
}

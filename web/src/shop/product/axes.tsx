import { VisuallyHidden } from '@mantine/core'
import type { MarketProduct, MarketVariant } from '@rahba/contract/catalog/market/market'
import { unavailableReasons } from '@rahba/contract/catalog/products/why-not-sellable'
import { Picture } from '../../kit/show/picture.tsx'
import { useLocale } from '../../text/locale.ts'
import { useOwnLanguage } from '../../text/use-own-language.ts'
import { useText } from '../../text/use-text.ts'
import classes from './axes.module.css'
import { Fault } from './fault.tsx'
import { getOfferedAxes, getValueState } from './find-variant.ts'
import options from './options.module.css'

interface AxesProps {
  product: Pick<MarketProduct, 'axes' | 'variants'>
  /** The variant that the page shows. */
  variant: MarketVariant
  /** The ids that the form names, where they name values that are not offered together: these stay chosen. */
  chosen?: readonly string[] | undefined
  /** The reason that the combination can't be bought. */
  fault?: string | undefined
}

/**
 * The values a variant is chosen by, such as colour and size. A value that is sold out stays choosable, so that a notification can be requested.
 * One that is not offered with the values before it is struck through and disabled. Both are said in the names of the radio buttons.
 */
export function Axes({ product, variant, chosen, fault }: AxesProps) {
  const own = useOwnLanguage()
  const locale = useLocale()
  const { valueTaken } = useText('shop').product
  const notes = { available: '', sold_out: ` (${unavailableReasons.out_of_stock[locale]})`, impossible: ` (${valueTaken})` }
  const axes = getOfferedAxes(product)
  const values = axes.map((axis, at) => axis.values.find(({ id }) => chosen?.includes(id))?.id ?? variant.values[at] ?? '')
  return axes.map(({ id, name, values: offered }, axis) => (
    <fieldset key={id} className={options.field} data-refused={fault === undefined ? undefined : ''}>
      <legend className={options.legend} {...own(name)}>
        {name}
      </legend>
      <div className={options.options}>
        {offered.map((value) => {
          const isChosen = values[axis] === value.id
          const state = getValueState(product.variants, values, axis, value.id)
          return (
            <label key={value.id} className={options.option} data-value={state}>
              <input
                type="radio"
                name={id}
                value={value.id}
                defaultChecked={isChosen}
                // A chosen one is sent with the form, which then says that it is not offered.
                disabled={state === 'impossible' && !isChosen}
                data-axis={axis}
                data-name={value.name}
                data-price={0}
              />
              {value.image ? (
                <Picture id={value.image} alt="" width={28} height={28} className={classes.picture} />
              ) : (
                value.colour && <span className={classes.colour} style={{ background: value.colour }} />
              )}
              <span {...own(value.name)}>{value.name}</span>
              <VisuallyHidden component="span" data-note>
                {notes[state]}
              </VisuallyHidden>
            </label>
          )
        })}
      </div>
      {axis === axes.length - 1 && <Fault field="variant" text={fault} />}
    </fieldset>
  ))
}

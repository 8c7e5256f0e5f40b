import type { MarketProduct, MarketVariant } from '@rahba/contract/catalog/market'
import { Picture } from '../../kit/show/picture.tsx'
import { useOwnLanguage } from '../../text/use-own-language.ts'
import classes from './axes.module.css'
import { Fault } from './fault.tsx'
import { getOfferedAxes, isValueLeft } from './find-variant.ts'
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

/** The values a variant is chosen by, such as colour and size. A value that is sold out beside the others stays choosable, so that it can be looked at. */
export function Axes({ product, variant, chosen, fault }: AxesProps) {
  const own = useOwnLanguage()
  const axes = getOfferedAxes(product)
  const values = axes.map((axis, at) => axis.values.find(({ id }) => chosen?.includes(id))?.id ?? variant.values[at] ?? '')
  return axes.map(({ id, name, values: offered }, axis) => (
    <fieldset key={id} className={options.field} data-refused={fault === undefined ? undefined : ''}>
      <legend className={options.legend} {...own(name)}>
        {name}
      </legend>
      <div className={options.options}>
        {offered.map((value) => (
          <label
            key={value.id}
            className={options.option}
            data-gone={isValueLeft(product.variants, values, axis, value.id) ? undefined : ''}
          >
            <input
              type="radio"
              name={id}
              value={value.id}
              defaultChecked={values[axis] === value.id}
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
          </label>
        ))}
      </div>
      {axis === axes.length - 1 && <Fault field="variant" text={fault} />}
    </fieldset>
  ))
}

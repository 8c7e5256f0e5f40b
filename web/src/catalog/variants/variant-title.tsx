import { type Axis, chosenValues, variantTitle } from '@rahba/contract/catalog/variants/axes'
import type { Locale } from '@rahba/contract/kernel/locale'
import { UserText } from '../../kit/layout/direction.tsx'
import { filledAxes } from './matrix.ts'
import classes from './variants.module.css'

/** The name of a variant among those of its product: «أسود، 54». */
export const getTitle = (axes: readonly Axis[], values: readonly string[], locale: Locale): string =>
  variantTitle(chosenValues(filledAxes(axes), values), locale)

/** The colours of a variant's values, in the order of the options. */
export const findColours = (axes: readonly Axis[], values: readonly string[]): string[] =>
  filledAxes(axes).flatMap((axis, place) => axis.values.find(({ id }) => id === values[place])?.colour ?? [])

/** A variant's name with dots in its colours. */
export const VariantTitle = ({ title, colours }: { title: string; colours: readonly string[] }) => (
  <span className={classes.title}>
    {colours.map((colour) => (
      <span key={colour} className={classes.dot} style={{ backgroundColor: colour }} aria-hidden="true" />
    ))}
    <UserText>{title}</UserText>
  </span>
)

import type { Bilingual, Locale } from '../../kernel/locale.ts'
import { comma, inLocale } from '../../kernel/locale.ts'

export const maxAxes = 3
/** Values of one axis. */
export const maxAxisValues = 100
export const maxVariants = 200
/** A longer list comes from no form, and is refused as a whole: its faults row by row would fill an answer of a megabyte. */
export const maxCheckedVariants = 10 * maxVariants

/** One value of an axis, such as black. Its id stays when it is renamed, so the variants that have it stay as well. */
export interface AxisValue {
  id: string
  name: Bilingual
  /** `#rrggbb` */
  colour: string | null
  /** One of the product's pictures. */
  image: string | null
}

/** A property that the variants of a product differ by, such as colour. */
export interface Axis {
  id: string
  name: Bilingual
  values: AxisValue[]
}

/** A value of a variant with its axis, as it was named when it was bought. */
export interface ChosenValue {
  axis_id: string
  axis: Bilingual
  value_id: string
  value: Bilingual
}

/** The named values of a variant, in the order of the axes. Ids that no axis has are left out. */
export const chosenValues = (axes: readonly Axis[], values: readonly string[]): ChosenValue[] =>
  axes.flatMap((axis, index) => {
    const value = axis.values.find(({ id }) => id === values[index])
    return value ? [{ axis_id: axis.id, axis: axis.name, value_id: value.id, value: value.name }] : []
  })

/** The values of a variant in one line, which tell it from the others of its product: «أسود، 54»; empty for a product without axes. */
export const variantTitle = (chosen: readonly Pick<ChosenValue, 'value'>[], locale: Locale): string =>
  chosen.map(({ value }) => inLocale(value, locale)).join(comma[locale])

/** The values of a variant with what they are values of, for a reader who does not see its options: «المقاس: 54، اللون: أسود». */
export const describeVariant = (chosen: readonly Pick<ChosenValue, 'axis' | 'value'>[], locale: Locale): string =>
  chosen.map(({ axis, value }) => `${inLocale(axis, locale)}: ${inLocale(value, locale)}`).join(comma[locale])

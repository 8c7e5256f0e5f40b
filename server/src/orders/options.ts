import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import type { Cart } from '@rahba/contract/orders/checkout'
import { orderErrors } from '@rahba/contract/orders/errors'
import type { ProductForOrder } from '../catalog/products/lock-products-for-order.ts'
import { failField } from '../platform/errors.ts'
import type { ChosenOption } from './table.ts'

type Wanted = Cart['lines'][number]['options']

/**
 * The options a line was ordered with, as the order keeps them, with the prices of today.
 * Refuses unknown fields and options, several of a one-of, and a required field left out, at the line's field.
 */
export function chooseOptions(product: ProductForOrder, wanted: Wanted, path: string, locale: Locale): ChosenOption[] {
  const chosen: ChosenOption[] = []
  for (const { field_id, option_id, text } of wanted) {
    const field = product.fields.find(({ id }) => id === field_id)
    const option = option_id === undefined ? null : (field?.options.find(({ id }) => id === option_id) ?? undefined)
    const wantsOption = field?.kind === 'one_of' || field?.kind === 'several_of'
    const twice = chosen.some((one) => one.field_id === field_id && (field?.kind !== 'several_of' || one.option_id === option_id))
    if (!field || option === undefined || twice || wantsOption !== (option !== null) || (!wantsOption && text === undefined))
      throw failField(`${path}.options`, orderErrors.option_unknown)
    chosen.push({
      field_id,
      field: field.name,
      option_id: option?.id ?? null,
      option: option?.name ?? null,
      text: wantsOption ? null : (text ?? null),
      price: option?.price ?? 0,
    })
  }
  const missing = product.fields.find((field) => field.is_required && !chosen.some((one) => one.field_id === field.id))
  if (missing) throw failField(`${path}.options`, orderErrors.option_required, { field: inLocale(missing.name, locale) })
  return chosen
}

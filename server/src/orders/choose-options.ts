import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import type { Cart } from '@rahba/contract/orders/checkouts/checkout'
import { orderErrors } from '@rahba/contract/orders/errors'
import { cleanAnswer, findAnswerFault, maxAnswerLength } from '@rahba/contract/orders/line-answers'
import type { ProductForOrder } from '../catalog/products/lock-products-for-order.ts'
import { failField } from '../platform/errors.ts'
import type { ChosenOption } from './table.ts'

type RequestedOptions = Cart['lines'][number]['options']

/**
 * Returns the answers that a line was ordered with, as the order keeps them, with the prices of today. Throws `option_unknown` for a field that the
 * product does not have, and what `findAnswerFault` finds at its fields, at `${path}.options`.
 */
export function chooseOptions({ fields }: ProductForOrder, requested: RequestedOptions, path: string, locale: Locale): ChosenOption[] {
  for (const field of fields) {
    const fault = findAnswerFault(field, requested)
    if (fault) throw failField(`${path}.options`, fault, { field: inLocale(field.name, locale), length: maxAnswerLength })
  }
  return requested.map(({ field_id, option_id, text }) => {
    const field = fields.find(({ id }) => id === field_id)
    if (!field) throw failField(`${path}.options`, orderErrors.option_unknown)
    const option = field.options.find(({ id }) => id === option_id)
    return {
      field_id,
      field: field.name,
      option_id: option?.id ?? null,
      option: option?.name ?? null,
      text: option || text === undefined ? null : cleanAnswer(field.kind, text),
      price: option?.price ?? 0,
    }
  })
}

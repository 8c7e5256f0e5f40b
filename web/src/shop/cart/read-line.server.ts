import { hasOptions } from '@rahba/contract/catalog/additional-fields/additional-field-kinds'
import type { MarketProduct } from '@rahba/contract/catalog/market/market'
import { unavailableReasons } from '@rahba/contract/catalog/products/why-not-sellable'
import { errorText } from '@rahba/contract/kernel/errors'
import type { Locale } from '@rahba/contract/kernel/locale'
import { cleanNumber } from '@rahba/contract/kernel/normalise'
import { type StoredCartLine, storedCartLine } from '@rahba/contract/orders/cart/cart.schemas'
import { maxLineQuantity } from '@rahba/contract/orders/cart/cart-lines'
import { orderErrors } from '@rahba/contract/orders/errors'
import { cleanAnswer, findAnswerFault, maxAnswerLength } from '@rahba/contract/orders/line-answers'
import { loadText } from '../../text/use-text.ts'
import { findVariant } from '../product/find-variant.ts'

/** The messages of a product's form, by the id of the field, `variant` or `quantity`; `form` for what no field is to blame for. */
export type BuyFaults = Partial<Record<string, string>>

/** Reads the answers of a form to a product's additional fields. A field that was left empty gives none. */
const readAnswers = ({ additional_fields }: MarketProduct, form: FormData): StoredCartLine['options'] =>
  additional_fields.flatMap(({ id, kind }): StoredCartLine['options'] => {
    const values = form.getAll(id).map(String)
    if (hasOptions(kind)) return values.map((option_id) => ({ field_id: id, option_id }))
    return values.flatMap((value) => {
      const text = cleanAnswer(kind, value)
      return text === '' ? [] : [{ field_id: id, text }]
    })
  })

/** Reads the line that the form of a product describes, or the messages at the fields that can't be ordered so. */
export async function readLine(
  product: MarketProduct,
  form: FormData,
  locale: Locale,
): Promise<{ line: StoredCartLine } | { faults: BuyFaults }> {
  const t = await loadText(locale, 'shop')
  const faults: BuyFaults = {}
  const chosen = product.axes.map(({ id }) => String(form.get(id)))
  const variant = product.variants.length > 0 ? findVariant(product.variants, chosen) : null
  if (variant === undefined) faults.variant = t.product.variantGone
  else if (variant?.left === 0) faults.variant = unavailableReasons.out_of_stock[locale]
  const options = readAnswers(product, form)
  for (const field of product.additional_fields) {
    const fault = findAnswerFault(field, options)
    if (fault) faults[field.id] = errorText(fault, locale, { field: field.name, length: maxAnswerLength })
  }
  const quantity = Number(cleanNumber(form.get('quantity')))
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > maxLineQuantity) faults.quantity = t.cart.quantityRange(maxLineQuantity)
  if (Object.keys(faults).length > 0) return { faults }
  const line = storedCartLine.safeParse({ product_id: product.id, variant_id: variant?.id ?? null, quantity, options })
  return line.success ? { line: line.data } : { faults: { form: errorText(orderErrors.option_unknown, locale) } }
}

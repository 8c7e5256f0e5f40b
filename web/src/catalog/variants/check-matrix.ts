import { productLabels } from '@rahba/contract/catalog/products/product-labels'
import { matrixBody } from '@rahba/contract/catalog/variants/axes.schemas'
import type { Locale } from '@rahba/contract/kernel/locale'
import { fieldMessages } from '@rahba/contract/kernel/messages'
import { type ProductValues, toBody } from '../product-form.ts'

/** The messages of options and variants by their paths, such as `variants.3.sku`: all that the form would be refused for. */
export function checkMatrix(values: ProductValues, locale: Locale): Readonly<Record<string, string>> {
  const { price, price_after_discount, images, axes, variants } = toBody(values)
  const parsed = matrixBody.safeParse({ price, price_after_discount, images, axes, variants }, { reportInput: true })
  return parsed.success ? {} : fieldMessages(parsed.error.issues, locale, productLabels)
}

/** True for a message that is due before the form is sent. An option that was just added has no name and no values yet. */
export function isDue(path: string, { axes }: Pick<ProductValues, 'axes'>): boolean {
  const [list, at, part, place] = path.split('.')
  if (list === 'variants') return at !== undefined
  return list === 'axes' && (part === 'name' || (part === 'values' && place !== undefined)) && axes[Number(at)]?.values.length !== 0
}

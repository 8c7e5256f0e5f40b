import type { ProductBody } from '@rahba/contract/catalog/products/product-body'
import type { VariantBody } from '@rahba/contract/catalog/variants/axes.schemas'
import type { FoundProduct, FoundVariant } from './find-products.ts'

/** The variants of a product by what an import does to them. */
export type VariantCounts = Record<'new' | 'changed' | 'unchanged', number>

const sameList = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((one, index) => one === b[index])

const plainKeys = [
  'category_id',
  'subcategory_id',
  'shelf_id',
  'weight',
  'barcode',
  'made_in',
  'brand',
  'max_purchase_quantity',
  'price',
  'price_after_discount',
] as const

const variantKeys = ['sku', 'barcode', 'weight', 'image', 'active'] as const

function isSameVariant(body: VariantBody, variant: FoundVariant): boolean {
  const { own_price, price, price_after_discount, quantity } = variant
  return (
    variantKeys.every((key) => body[key] === variant[key]) &&
    sameList(body.values, variant.values) &&
    body.quantity === (body.quantity_seen ?? quantity) &&
    (own_price ? body.price === price && body.price_after_discount === price_after_discount : body.price === null)
  )
}

function countVariants(bodies: readonly VariantBody[], { variants, axes }: FoundProduct): VariantCounts {
  const byId = new Map(axes.length > 0 ? variants.map((variant) => [variant.id, variant]) : [])
  const counts: VariantCounts = { new: 0, changed: 0, unchanged: 0 }
  for (const body of bodies) {
    const variant = body.id === undefined ? undefined : byId.get(body.id)
    counts[!variant ? 'new' : isSameVariant(body, variant) ? 'unchanged' : 'changed']++
  }
  return counts
}

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/** Compares what a group requests with the product as it is. A product without options has one variant. */
export function isUnchanged(
  body: ProductBody,
  before: FoundProduct | null,
  quantity_seen: number | undefined,
): { same: boolean; counts: VariantCounts } {
  if (!before) return { same: false, counts: { new: body.variants?.length || 1, changed: 0, unchanged: 0 } }
  const sku = before.axes.length === 0 ? (before.variants[0]?.sku ?? null) : null
  const same =
    plainKeys.every((key) => body[key] === before[key]) &&
    (before.axes.length > 0 || body.quantity === (quantity_seen ?? before.quantity)) &&
    (body.sku === undefined || body.sku === sku) &&
    body.name.ar === before.name.ar &&
    body.name.en === before.name.en &&
    body.description.ar === before.description.ar &&
    body.description.en === before.description.en &&
    sameList(body.tags, before.tags) &&
    sameList(body.images, before.images) &&
    sameList(body.additional_fields, before.additional_fields)
  if (!body.variants || !body.axes || body.axes.length === 0) {
    const counts =
      before.axes.length > 0 ? { new: 0, changed: 0, unchanged: 0 } : { new: 0, changed: same ? 0 : 1, unchanged: same ? 1 : 0 }
    return { same, counts }
  }
  const counts = countVariants(body.variants, before)
  const alike = sorted(body.axes) === sorted(before.axes) && counts.new + counts.changed === 0
  return { same: same && alike, counts }
}

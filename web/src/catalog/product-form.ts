import type { ProductChangeRequest } from '@rahba/contract/catalog/changes/product-changes'
import type { ProductChoices, ProductDetail } from '@rahba/contract/catalog/products/product-answers'
import type { ProductBody } from '@rahba/contract/catalog/products/product-body'
import { maxPieces } from '@rahba/contract/catalog/products/product-limits'
import type { ContractForm } from '../kit/form/use-contract-form.ts'
import type { NumberValue } from '../kit/inputs/number-inputs.tsx'
import { copyMatrix, countStock, dropImages, type Matrix } from './variants/matrix.ts'

type Typed = 'price' | 'price_after_discount' | 'quantity' | 'weight' | 'max_purchase_quantity' | 'sku' | 'axes' | 'variants'

/** The values of a product form's fields: numbers may be half typed. */
export type ProductValues = Omit<ProductBody, Typed> &
  Matrix & {
    price: NumberValue
    price_after_discount: NumberValue
    quantity: NumberValue
    weight: NumberValue
    max_purchase_quantity: NumberValue
    sku: string | null
  }

/** The form of a product on any surface: what it checks by differs, what its fields hold does not. */
export type ProductForm = Pick<ContractForm<unknown, ProductValues>, 'field' | 'at' | 'bilingual' | 'set' | 'values' | 'errors' | 'marks'>

/** The fields at first: of a product that is there, or of a new one. */
export function toValues(product: ProductDetail | null): ProductValues {
  return {
    name: product?.name ?? { ar: '', en: '' },
    description: product?.description ?? { ar: '', en: '' },
    category_id: product?.category_id ?? null,
    subcategory_id: product?.subcategory_id ?? null,
    shelf_id: product?.shelf_id ?? null,
    price: product?.price ?? null,
    price_after_discount: product?.price_after_discount ?? null,
    quantity: product?.quantity ?? null,
    weight: product?.weight ?? null,
    barcode: product?.barcode ?? null,
    sku: product?.sku ?? null,
    axes: product?.axes ?? [],
    variants: product?.variants.map(({ sales: _, ...row }) => ({ ...row, quantity_seen: row.quantity })) ?? [],
    made_in: product ? product.made_in : 'SA',
    brand: product?.brand ?? null,
    max_purchase_quantity: product?.max_purchase_quantity ?? null,
    tags: product?.tags ?? [],
    images: product?.images ?? [],
    attachments: product?.attachments.map(({ id }) => id) ?? [],
    additional_fields: product?.additional_fields.map(({ id }) => id) ?? [],
  }
}

/** True if the variants have the stock and the codes, and not the product itself. */
export const hasVariants = ({ variants }: Pick<ProductValues, 'variants'>): boolean => variants.length > 0

/** The stock in the form: of the offered variants, or of the product. */
export const getStock = (values: Pick<ProductValues, 'variants' | 'quantity'>): number =>
  hasVariants(values) ? countStock(values.variants) : typeof values.quantity === 'number' ? values.quantity : 0

/** The values as the preview shows them. Stock that nobody typed yet is not an empty one. */
export const toPreview = (values: ProductValues) => ({
  ...values,
  quantity: hasVariants(values) ? getStock(values) : values.quantity,
  image: values.images[0] ?? null,
})

/** The lowest of the variants' own prices, for a product whose price no variant follows. */
function findLowest({ variants }: Pick<ProductValues, 'variants'>): NumberValue {
  const prices = variants.map(({ price }) => price)
  return prices.every((price) => typeof price === 'number') ? Math.min(...prices) : null
}

/**
 * The values as the contract's schema checks them. With variants, the product has no codes of its own and its stock is theirs. A product needs a
 * price also where no variant follows it, and pictures that it lost are no variant's.
 */
export function toBody(values: ProductValues): ProductValues {
  const body = { ...values, ...dropImages(values, values.images) }
  if (!hasVariants(values)) return body
  const quantity = Math.min(maxPieces, countStock(values.variants))
  return { ...body, sku: null, barcode: null, quantity, price: values.price ?? findLowest(values) }
}

/** The fields of a new product that begins as another one: without what belongs to that one alone, its codes and its files. */
export const valuesOfCopy = (product: ProductDetail): ProductValues => ({
  ...toValues(product),
  ...copyMatrix(toValues(product)),
  sku: null,
  barcode: null,
  images: [],
  attachments: [],
})

/** The values of the form that a change sets. */
export const valuesOfChange = (change: Pick<ProductChangeRequest, 'field' | 'new'>): Partial<ProductValues> =>
  // The only change of two fields stores them as an object.
  change.field === 'category_id' ? (change.new as Partial<ProductValues>) : { [change.field]: change.new }

/** The fields as their merchant last left them: what waits of an edit over what is live, but for what it named and is gone. */
export function editedValues(product: ProductDetail): ProductValues {
  const values = toValues(product)
  const there = (id: string | null) => id === null || product.change_names[id] !== undefined
  for (const change of product.changes) {
    if (change.state !== 'pending') continue
    if (change.field === 'additional_fields') values.additional_fields = change.new.filter(there)
    else if (change.field !== 'category_id' || (there(change.new.category_id) && there(change.new.subcategory_id)))
      Object.assign(values, valuesOfChange(change))
  }
  return values
}

/** The papers a form may name: those of the product, and those of its edit. */
export function knownPapers(product: ProductDetail | null): { id: string; name: string }[] {
  if (!product) return []
  const edited = product.changes.flatMap((change) => (change.field === 'attachments' ? change.new : []))
  return [...product.attachments, ...edited.flatMap((id) => (product.change_names[id] ? [{ id, name: product.change_names[id].ar }] : []))]
}

/** Choices with what the product has and the lists no longer offer: a category switched off, a field deactivated. */
export function withOwn(choices: ProductChoices, product: ProductDetail | null): ProductChoices {
  if (!product) return choices
  const known = new Set(choices.additional_fields.map(({ id }) => id))
  const own = product.additional_fields.filter(({ id }) => !known.has(id))
  const { category } = product
  const titled =
    category && typeof category.title !== 'string' && !choices.categories.some(({ id }) => id === category.id)
      ? [{ id: category.id, name: category.title }]
      : []
  return { ...choices, additional_fields: [...choices.additional_fields, ...own], categories: [...choices.categories, ...titled] }
}

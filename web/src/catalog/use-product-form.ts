import type { ProductDetail } from '@rahba/contract/catalog/products/product-answers'
import { type ProductBody, type ProductChange, productBody, productChange } from '@rahba/contract/catalog/products/product-body'
import { productLabels } from '@rahba/contract/catalog/products/product-labels'
import { useContractForm } from '../kit/form/use-contract-form.ts'
import { useStaleSave } from '../kit/form/use-stale-save.tsx'
import { type ProductValues, toBody } from './product-form.ts'

interface ProductFormOptions {
  /** The saved product; null for a new one. */
  product: ProductDetail | null
  initial: ProductValues
  /** The values that the form shows of a saved version. */
  toFormValues: (version: ProductDetail) => ProductValues
  /** The ids of the pending changes that the form shows of a version. */
  getShownChanges: (version: ProductDetail) => string[]
  /** Reads the product again, for one that somebody else changed meanwhile. */
  reload: () => Promise<ProductDetail | undefined>
}

interface ProductCalls {
  add: (body: ProductBody) => void
  change: (id: string, body: ProductChange) => void
}

/** The form of a product. It merges what was typed with a version that somebody else saved meanwhile. */
export function useProductForm({ product, initial, toFormValues, getShownChanges, reload }: ProductFormOptions) {
  const form = useContractForm(productBody, { initial, labels: productLabels })
  const stale = useStaleSave(product, reload, (newer) => form.restart(toFormValues(newer)), {
    merge: async (before, newer) => {
      const { mergedValues, applyValues } = await import('./merge-product.ts')
      const merged = mergedValues(toFormValues(before), toFormValues(newer), form.values)
      applyValues(form, merged)
      return merged
    },
  })
  /** Saves the form's values, or the given ones: as a new product, or as a change of the version that was opened. */
  const save = ({ add, change }: ProductCalls, values?: ProductValues) =>
    form.submit(
      (body) => {
        const version = stale.current()
        if (!version) return add(body)
        const seen = { quantity_seen: version.quantity, changes_seen: getShownChanges(version) }
        change(version.id, productChange.parse({ ...body, ...seen }))
      },
      toBody(values ?? form.values),
    )
  return { form, stale, save }
}

import { productLabels } from '@rahba/contract/catalog/products/product-labels'
import { useMemo } from 'react'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import type { ColumnKey } from './columns.ts'

export type ColumnLabels = Record<ColumnKey, string>

/** The names of the columns, short enough for a narrow one. */
export function useColumnLabels(): ColumnLabels {
  const t = useText('variants').sheet
  const locale = useLocale()
  return useMemo(() => {
    const label = (key: 'sku' | 'barcode' | 'price' | 'quantity') => productLabels[key][locale]
    return {
      sku: label('sku'),
      barcode: label('barcode'),
      price: label('price'),
      price_after_discount: t.reduced,
      quantity: label('quantity'),
      weight: t.weight,
      image: t.image,
      active: t.offered,
    }
  }, [t, locale])
}

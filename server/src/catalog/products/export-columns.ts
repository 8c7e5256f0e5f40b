import type { AdminProductRow } from '@rahba/contract/catalog/products/product-answers'
import { productLabels } from '@rahba/contract/catalog/products/product-labels'
import { getShownState, productStateLabels } from '@rahba/contract/catalog/products/product-states'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import type { Referenced } from '@rahba/contract/kernel/referenced'
import { type ExportColumn, getColumn } from '../../platform/lists/send-export.ts'

/** The columns of an exported list of products; the admins' names the store too. Amounts are riyals. */
export function exportColumns(locale: Locale, side: 'admin' | 'store'): ExportColumn<AdminProductRow>[] {
  const column = getColumn<AdminProductRow>(productLabels, locale)
  const named = (row: Referenced | null) => (row === null ? null : typeof row.title === 'string' ? row.title : inLocale(row.title, locale))
  const store = column('store_id', 'text', (row) => named(row.store))
  return [
    ...(side === 'admin' ? [store] : []),
    column(['name', 'ar'], 'text', (row) => row.name.ar),
    column(['name', 'en'], 'text', (row) => row.name.en),
    column('category_id', 'text', (row) => named(row.category)),
    column('shelf_id', 'text', (row) => named(row.shelf)),
    column('price', 'money', (row) => row.price),
    column('price_after_discount', 'money', (row) => row.price_after_discount),
    column('quantity', 'number', (row) => row.quantity),
    column('barcode', 'text', (row) => row.barcode),
    column('status', 'text', (row) => productStateLabels[getShownState(row)][locale]),
    column('sales', 'number', (row) => row.sales),
    column('created_at', 'moment', (row) => row.created_at),
  ]
}

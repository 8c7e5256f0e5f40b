import type { AdminProductRow } from '@rahba/contract/catalog/product-answers'
import { productLabels } from '@rahba/contract/catalog/product-body'
import { productStateLabels, shownState } from '@rahba/contract/catalog/product-states'
import { labelOf } from '@rahba/contract/kernel/labels'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { plainAmount } from '@rahba/contract/kernel/money'
import type { Referenced } from '@rahba/contract/kernel/resource'
import type { ExportColumn } from '../../platform/lists/send-export.ts'

type Column = ExportColumn<AdminProductRow>

/** The columns of an exported list of products; the admins' names the store too. Amounts are riyals. */
export function exportColumns(locale: Locale, side: 'admin' | 'store'): Column[] {
  const title = (...path: string[]) => labelOf(path, locale, productLabels)
  const named = (row: Referenced | null) => (row === null ? null : typeof row.title === 'string' ? row.title : inLocale(row.title, locale))
  const store: Column = { title: title('store_id'), value: (row) => named(row.store) }
  return [
    ...(side === 'admin' ? [store] : []),
    { title: title('name', 'ar'), value: (row) => row.name.ar },
    { title: title('name', 'en'), value: (row) => row.name.en },
    { title: title('category_id'), value: (row) => named(row.category) },
    { title: title('shelf_id'), value: (row) => named(row.shelf) },
    { title: title('price'), value: (row) => Number(plainAmount(row.price)) },
    {
      title: title('price_after_discount'),
      value: (row) => (row.price_after_discount === null ? null : Number(plainAmount(row.price_after_discount))),
    },
    { title: title('quantity'), value: (row) => row.quantity },
    { title: title('barcode'), value: (row) => row.barcode },
    { title: title('status'), value: (row) => productStateLabels[shownState(row)][locale] },
    { title: title('sales'), value: (row) => row.sales },
    { title: title('created_at'), value: (row) => row.created_at },
  ]
}

import type { StockMovement, StockRow } from '@rahba/contract/catalog/stock/stock'
import { stockLabels } from '@rahba/contract/catalog/stock/stock-labels'
import { stockReasons } from '@rahba/contract/catalog/stock/stock-reasons'
import { variantTitle } from '@rahba/contract/catalog/variants/axes'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import type { BranchRow } from '@rahba/contract/stores/branches/branches'
import { type ExportColumn, exportColumn, getColumn } from '../../platform/lists/send-export.ts'

/** The columns of stock by branch: one for each open branch. */
export function stockColumns(locale: Locale, branches: readonly BranchRow[]): ExportColumn<StockRow>[] {
  const column = getColumn<StockRow>(stockLabels, locale)
  return [
    column('product', 'text', (row) => inLocale(row.product, locale)),
    column('variant', 'text', (row) => variantTitle(row.variant, locale)),
    column('sku', 'text', (row) => row.sku),
    column('barcode', 'text', (row) => row.barcode),
    column('active', 'flag', (row) => row.active),
    column('quantity', 'number', (row) => row.quantity),
    ...branches.map(({ id, name }) =>
      exportColumn<StockRow, 'number'>(
        `${stockLabels.branch_id[locale]}: ${inLocale(name, locale)}`,
        'number',
        (row) => row.branches.find((here) => here.branch_id === id)?.quantity ?? 0,
      ),
    ),
  ]
}

/** The columns of changes of stock. */
export function movementColumns(locale: Locale): ExportColumn<StockMovement>[] {
  const column = getColumn<StockMovement>(stockLabels, locale)
  return [
    column('created_at', 'moment', (row) => row.created_at),
    column('product', 'text', (row) => inLocale(row.product, locale)),
    column('variant', 'text', (row) => variantTitle(row.variant, locale)),
    column('sku', 'text', (row) => row.sku),
    column('branch_id', 'text', (row) => inLocale(row.branch, locale)),
    column('reason', 'text', (row) => stockReasons[row.reason][locale]),
    column('before', 'number', (row) => row.before),
    column('change', 'number', (row) => row.change),
    column('after', 'number', (row) => row.after),
    column('order_number', 'number', (row) => row.order_number),
    column('actor', 'text', (row) => row.actor),
    column('note', 'text', (row) => row.note),
  ]
}

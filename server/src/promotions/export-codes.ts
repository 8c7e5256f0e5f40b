import { labelOf } from '@rahba/contract/kernel/labels'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { plainAmount } from '@rahba/contract/kernel/money'
import { codeLabels } from '@rahba/contract/promotions/code-labels'
import { appliedTo, codeGives, couponStates } from '@rahba/contract/promotions/code-rules'
import type { CodeRow } from '@rahba/contract/promotions/code-schemas'
import type { ExportColumn } from '../platform/lists/send-export.ts'

const riyals = (halalas: number) => Number(plainAmount(halalas))

/** The columns of a file of codes. Amounts are riyals, as numbers that a sheet adds up. */
export function codeColumns(locale: Locale): ExportColumn<CodeRow>[] {
  const column = (name: string, value: ExportColumn<CodeRow>['value']) => ({ title: labelOf([name], locale, codeLabels), value })
  return [
    column('code', (row) => row.code),
    column('name', (row) => inLocale(row.name, locale)),
    column('stores_id', (row) =>
      row.first_store && row.stores_count === 1 ? inLocale(row.first_store, locale) : row.stores_count || null,
    ),
    column('amount', (row) => codeGives(row, locale)),
    column('order_min_cost', (row) => riyals(row.order_min_cost)),
    column('applied_to', (row) => appliedTo[row.applied_to][locale]),
    column('start_date', (row) => row.start_date),
    column('end_date', (row) => row.end_date),
    column('max_use_number', (row) => row.max_use_number),
    column('used', (row) => row.used),
    column('given', (row) => riyals(row.given)),
    column('orders_total', (row) => riyals(row.orders_total)),
    column('state', (row) => couponStates[row.state][locale]),
  ]
}

import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { plainAmount } from '@rahba/contract/kernel/money'
import { codeLabels } from '@rahba/contract/promotions/code-labels'
import { appliedTo, codeGives, couponStates, useStates } from '@rahba/contract/promotions/code-rules'
import type { CodeRow, CodeUse } from '@rahba/contract/promotions/code-schemas'
import { columnOf, type ExportColumn } from '../platform/lists/send-export.ts'

const riyals = (halalas: number) => Number(plainAmount(halalas))

/** The columns of a file of codes. Amounts are riyals, as numbers that a sheet adds up. */
export function codeColumns(locale: Locale): ExportColumn<CodeRow>[] {
  const column = columnOf<CodeRow>(codeLabels, locale)
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

/** The columns of a file of the orders that used a code; a merchant's leave out the store, which is the own. Amounts are riyals. */
export function useColumns(locale: Locale, { own }: { own: boolean }): ExportColumn<CodeUse>[] {
  const column = columnOf<CodeUse>(codeLabels, locale)
  return [
    column('order', (row) => row.number),
    column('user', (row) => row.user),
    ...(own ? [] : [column('store', (row) => inLocale(row.store, locale))]),
    column('discount', (row) => riyals(row.given)),
    column('total', (row) => riyals(row.total)),
    column('use', (row) => useStates[row.state][locale]),
    column('placed_at', (row) => row.placed_at),
  ]
}

import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { codeLabels } from '@rahba/contract/promotions/code-labels'
import type { CodeRow, CodeUse } from '@rahba/contract/promotions/code-shapes'
import { appliedTo, codeGives, couponStates, useStates } from '@rahba/contract/promotions/coupon-states'
import { type ExportColumn, getColumn } from '../platform/lists/send-export.ts'

/** The columns of a file of codes. Amounts are riyals, as numbers that a sheet adds up. */
export function codeColumns(locale: Locale): ExportColumn<CodeRow>[] {
  const column = getColumn<CodeRow>(codeLabels, locale)
  return [
    column('code', 'text', (row) => row.code),
    column('name', 'text', (row) => inLocale(row.name, locale)),
    column('stores_id', 'text', (row) =>
      row.first_store && row.stores_count === 1
        ? inLocale(row.first_store, locale)
        : row.stores_count > 0
          ? String(row.stores_count)
          : null,
    ),
    column('amount', 'text', (row) => codeGives(row, locale)),
    column('order_min_cost', 'money', (row) => row.order_min_cost),
    column('applied_to', 'text', (row) => appliedTo[row.applied_to][locale]),
    column('start_date', 'day', (row) => row.start_date),
    column('end_date', 'day', (row) => row.end_date),
    column('max_use_number', 'number', (row) => row.max_use_number),
    column('used', 'number', (row) => row.used),
    column('given', 'money', (row) => row.given),
    column('orders_total', 'money', (row) => row.orders_total),
    column('state', 'text', (row) => couponStates[row.state][locale]),
  ]
}

/** The columns of a file of the orders that used a code; a merchant's leave out the store, which is the own. Amounts are riyals. */
export function useColumns(locale: Locale, { own }: { own: boolean }): ExportColumn<CodeUse>[] {
  const column = getColumn<CodeUse>(codeLabels, locale)
  return [
    column('order', 'number', (row) => row.number),
    column('user', 'text', (row) => row.user),
    ...(own ? [] : [column('store', 'text', (row) => inLocale(row.store, locale))]),
    column('discount', 'money', (row) => row.given),
    column('total', 'money', (row) => row.total),
    column('use', 'text', (row) => useStates[row.state][locale]),
    column('placed_at', 'moment', (row) => row.placed_at),
  ]
}

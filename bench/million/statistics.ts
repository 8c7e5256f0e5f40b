import { periodBefore, presetPeriod } from '@rahba/contract/statistics/periods'

const today = new Date().toISOString().slice(0, 10)
const year = presetPeriod('this_year', today)
const month = presetPeriod('last_30', today)
/** A whole year and the one before it: all the orders there are. */
const whole = { from: periodBefore({ from: year.from, to: `${today.slice(0, 4)}-12-31` }).from, to: today }

/** What statistics are asked for among a million orders: a month, and all of them, whole and by each split. */
export const statisticsAsked: { path: string; caller: string; query: Record<string, string> }[] = [
  { path: '/admin/statistics', caller: 'admin', query: { ...month } },
  { path: '/admin/statistics', caller: 'admin', query: { ...whole, by: 'month' } },
  ...['store', 'category', 'city', 'payment_method'].flatMap((by) => [
    { path: '/admin/statistics/split', caller: 'admin', query: { ...month, by } },
    { path: '/admin/statistics/split', caller: 'admin', query: { ...whole, by } },
  ]),
  { path: '/store/statistics', caller: 'store', query: { ...whole, by: 'month' } },
  { path: '/store/statistics/split', caller: 'store', query: { ...whole, by: 'city' } },
  { path: '/store/statistics/products', caller: 'store', query: whole },
]

import type { Settings } from '@rahba/contract/settings/setting-specs'
import { addDays } from '@rahba/contract/statistics/periods'
import { restrictionOn } from '@rahba/contract/stores/papers/paper-states'
import type { StoreRecord } from '../change-store.ts'

export type PaperSettings = Pick<Settings, 'expired_papers_stop' | 'papers_products_days' | 'papers_orders_days'>
export type PaperFields = Pick<StoreRecord, 'paper_restriction' | 'products_stop_on' | 'orders_stop_on' | 'papers_notified_stage'>

/** A store that no paper restricts, or will. */
export const unrestricted: PaperFields = {
  paper_restriction: null,
  products_stop_on: null,
  orders_stop_on: null,
  papers_notified_stage: null,
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** The notice that is due on `day`: the restriction, and the time until the next step. A store gets each notice once. */
export function noticeOn(day: string, days: Pick<PaperFields, 'products_stop_on' | 'orders_stop_on'>): string {
  const restriction = restrictionOn(day, days)
  const next = restriction === null ? days.products_stop_on : restriction === 'products' ? days.orders_stop_on : null
  if (next === null) return `${restriction}:last`
  const daysLeft = daysBetween(day, next)
  return `${restriction ?? 'grace'}:${daysLeft <= 1 ? 'day' : daysLeft <= 7 ? 'week' : 'far'}`
}

/**
 * Returns the restriction of a store with an expired paper on `day` (`YYYY-MM-DD` in Riyadh). Announced days stay; the first are counted from `day`,
 * so that every step is announced before it comes, even after the scheduler was down.
 */
export function restrictionFor(day: string, store: PaperFields, settings: PaperSettings): PaperFields {
  const { expired_papers_stop: stop, papers_products_days, papers_orders_days } = settings
  if (stop === 'nothing') return unrestricted
  const products_stop_on = store.products_stop_on ?? addDays(day, papers_products_days)
  const from = products_stop_on < day ? day : products_stop_on
  const orders_stop_on = stop === 'orders' ? (store.orders_stop_on ?? addDays(from, papers_orders_days)) : null
  const days = { products_stop_on, orders_stop_on }
  return { ...days, paper_restriction: restrictionOn(day, days), papers_notified_stage: noticeOn(day, days) }
}

import { cleanCode } from '@rahba/contract/kernel/normalise'
import type { CodeBody } from '@rahba/contract/promotions/code-shapes'
import { createCode } from '../../src/promotions/save-code.ts'
import { codes } from '../data/codes.ts'
import { before, day, historyDays, idFor, type Market, travelTo } from '../market.ts'

const plain: Omit<CodeBody, 'code' | 'name' | 'type' | 'amount' | 'start_date' | 'end_date' | 'stores_id'> = {
  cap: null,
  max_use_number: null,
  max_use_per_user: null,
  order_min_cost: 0,
  applied_to: 'all_users',
  users_id: [],
  free_delivery_charge: false,
  free_cash_charge: false,
  first_order: false,
  products: [],
  categories: [],
  cities: [],
  active: true,
}

/** Discount codes, made before the orders that use them. */
export async function makeCodes(market: Market): Promise<void> {
  const { tx, stores, end } = market
  const [admin_id = ''] = market.admins
  // days are Riyadh's, three hours ahead
  const on = (days: number) => new Date(end.getTime() + days * day + 3 * 3_600_000).toISOString().slice(0, 10)
  for (const { code, name, type, amount, stores: at, platform, rest, from, to } of codes) {
    await travelTo(market, before(market, Math.min(historyDays, Math.max(2, -from + 2))))
    const body = {
      ...plain,
      ...rest,
      name,
      type,
      amount,
      code: cleanCode(code),
      stores_id: at.map((slug) => idFor(stores, slug).id),
      start_date: on(from),
      end_date: to === null ? null : on(to),
    }
    const [first] = body.stores_id
    const scope = platform || !first ? { funded_by: 'platform' as const, admin_id } : { funded_by: 'store' as const, store_id: first }
    await createCode(tx, { scope, body, locale: 'ar' })
  }
}

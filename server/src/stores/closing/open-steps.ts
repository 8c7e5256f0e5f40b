import { errors } from '@rahba/contract/kernel/errors'
import type { Bilingual } from '@rahba/contract/kernel/locale'
import { moneyText } from '@rahba/contract/kernel/money-text'
import { openPayoutStatuses } from '@rahba/contract/money/payouts/payout-states'
import { finalCancellations } from '@rahba/contract/orders/cancellations/cancellation-states'
import { openOrders } from '@rahba/contract/orders/order-states'
import type { ClosingStep, OpenStep } from '@rahba/contract/stores/closing/closing'
import { payoutsStopped } from '@rahba/contract/stores/payout-hold'
import { approval } from '@rahba/contract/stores/store-states'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readBalances } from '../../money/ledger/read-accounts.ts'
import { readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'

/** The text of each step, in front of its number or amount if it has one. */
const texts = {
  orders: { ar: 'طلبات غير مكتملة أو لم تنتهِ مدة استرجاعها', en: 'Orders in progress or still in their return window' },
  cancellations: { ar: 'طلبات إلغاء واسترجاع مفتوحة', en: 'Open cancellations and returns' },
  dues: { ar: 'مستحقات غير مسددة للمنصة', en: 'Unpaid platform dues' },
  carriers: { ar: 'نقد لدى شركات الشحن لم يُورَّد', en: 'Unremitted cash with carriers' },
  suspension: {
    ar: 'المتجر موقوف. يمكن سحب الرصيد بعد إعادة تفعيل المتجر من فريق رحبة',
    en: 'The store is suspended. Its balance can be paid out once our team reinstates the store',
  },
  hold: {
    ar: 'السحب موقوف. يمكن سحب الرصيد بعد مراجعة فريق رحبة لبيانات المتجر',
    en: 'Payouts are on hold. The balance can be paid out once our team reviews the store’s details',
  },
  balance: { ar: 'رصيد غير مسحوب في المحفظة', en: 'Wallet balance not paid out' },
  payouts: { ar: 'طلبات سحب قيد التنفيذ', en: 'Payouts in progress' },
} as const satisfies Record<ClosingStep, Bilingual>

const getList = (values: readonly string[]) => sql`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`

const factsRow = z.strictObject({
  approved: z.enum(approval),
  payout_hold: z.boolean(),
  orders: z.int(),
  cancellations: z.int(),
  payouts: z.int(),
})

/** Returns what a store must settle before it can be closed permanently, in the order it is done. Throws `not_found`. */
export async function readOpenSteps(db: Db, store_id: string): Promise<OpenStep[]> {
  const rows = await readRows(
    db,
    sql`
    select s.approved, s.payout_hold,
      (select count(*)::int from (select from orders where store_id = s.id and status = any(${getList(openOrders)}) limit 1000) o) as orders,
      (select count(*)::int from (select from cancellations where store_id = s.id and not status = any(${getList(finalCancellations)}) limit 1000) c) as cancellations,
      (select count(*)::int from payouts where store_id = s.id and status = any(${getList(openPayoutStatuses)})) as payouts
    from stores s where s.id = ${store_id}::uuid`,
    factsRow,
  )
  const [facts] = rows
  if (!facts) throw fail(errors.not_found)
  const { orders, cancellations, payouts } = facts
  const money = await readBalances(db, ['store_pending', 'store_available', 'store_dues', 'store_with_carriers'], store_id)
  const step = (name: ClosingStep, detail: string): OpenStep => {
    const { ar, en } = texts[name]
    return { step: name, what: { ar: `${ar}: ${detail}`, en: `${en}: ${detail}` } }
  }
  const amount = (name: ClosingStep, halalas: number): OpenStep => {
    const { ar, en } = texts[name]
    return { step: name, what: { ar: `${ar}: ${moneyText(halalas, 'ar')}`, en: `${en}: ${moneyText(halalas, 'en')}` } }
  }
  const balance = money.store_pending + money.store_available
  // A balance leaves only as a payout, and payouts wait until an administrator releases them.
  const isStuck = payoutsStopped(facts) && (money.store_pending > 0 || money.store_available > 0 || payouts > 0)
  const stop = facts.approved === approval.suspended ? 'suspension' : 'hold'
  return [
    ...(orders > 0 ? [step('orders', String(orders))] : []),
    ...(cancellations > 0 ? [step('cancellations', String(cancellations))] : []),
    ...(money.store_dues !== 0 ? [amount('dues', money.store_dues)] : []),
    ...(money.store_with_carriers !== 0 ? [amount('carriers', money.store_with_carriers)] : []),
    ...(isStuck ? [{ step: stop, what: texts[stop] } as const] : []),
    ...(money.store_pending !== 0 || money.store_available !== 0 ? [amount('balance', balance)] : []),
    ...(payouts > 0 ? [step('payouts', String(payouts))] : []),
  ]
}

import type { Db } from '../platform/db/types.ts'
import { applyPlan } from './settlement/apply-plan.ts'
import { loadSettlement } from './settlement/load-settlement.ts'
import { planPaymentExtension } from './settlement/plan-payment-extension.ts'

/** Extends the time to pay of an order whose transfer was refused, in the caller's transaction. */
export async function extendPayment(db: Db, order_id: string): Promise<void> {
  const facts = await loadSettlement(db, { order_id }, 'all')
  await applyPlan(db, facts, planPaymentExtension(facts))
}

import { type Facts, hoursAfter } from './facts.ts'
import { joinPlans, type Plan } from './plan.ts'

/** Resets the full time of an order that awaits a transfer, because checking a slip used up part of it. It never shortens the time. */
export function planPaymentExtension({ order, now, settings }: Facts): Plan {
  if (order.status !== 'pending_payment') return joinPlans()
  const full = hoursAfter(now, settings.transfer_hours)
  const { expires_at } = order
  const isLater = expires_at !== null && Date.parse(expires_at) > Date.parse(full)
  return joinPlans({ order: { expires_at: isLater ? expires_at : full, updated_at: now } })
}

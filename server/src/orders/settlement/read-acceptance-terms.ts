import type { OpeningTimes } from '@rahba/contract/stores/profile/opening-times'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readRow } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import { deliveryRuleFor } from '../../stores/profile/delivery-rule.ts'
import { timesText } from '../../stores/profile/times-text.ts'
import type { orders } from '../table.ts'
import type { AcceptanceTerms } from './facts.ts'

const row = z.strictObject({
  // They were checked when they were saved.
  times: z.custom<OpeningTimes>(),
  preparation_days: z.int().nullable(),
  days_min: z.int().nullable(),
})

/**
 * Reads the terms by which a store accepts a promised order that awaits its payment, since its time to accept begins only then. Null for any
 * other order, so that no other step pays for them.
 */
export async function readAcceptanceTerms(
  db: Db,
  { status, promised_from, store_id, fulfilment, address }: typeof orders.$inferSelect,
): Promise<AcceptanceTerms | null> {
  if (status !== 'pending_payment' || promised_from === null) return null
  // A pick-up has no way to go.
  const city = fulfilment === 'pickup' ? null : (address?.city_id ?? null)
  return readRow(
    db,
    sql`select ${sql.raw(timesText)} as times, s.preparation_days,
      (${deliveryRuleFor(sql`d.days_min`, { store: sql`s.id`, city: sql`${city}::uuid` })}) as days_min
    from stores s where s.id = ${store_id}`,
    row,
  )
}

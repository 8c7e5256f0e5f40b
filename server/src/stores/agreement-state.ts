import type { StoreAgreement } from '@rahba/contract/agreement/store-agreement'
import { storeErrors } from '@rahba/contract/stores/errors'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { isoMoment } from '../platform/db/columns.ts'
import { readRow } from '../platform/db/rows.ts'
import { today } from '../platform/db/today.ts'
import type { Db } from '../platform/db/types.ts'
import { fail } from '../platform/errors.ts'

const stateRow = z.strictObject({
  number: z.int().nullable(),
  accepted_at: z.string().nullable(),
  accepted_by: z.string().nullable(),
  due_number: z.int().nullable(),
  applies_from: z.string().nullable(),
  stops: z.boolean().nullable(),
})

/**
 * Returns the newest acceptance of a store, and what it still has to accept. The domain of the agreement imports this one, so the statement names its
 * tables as text.
 */
export async function readAgreementState(db: Db, store_id: string): Promise<StoreAgreement> {
  const { number, accepted_at, accepted_by, due_number, applies_from, stops } = await readRow(
    db,
    sql`with newest as (
        select a.number, a.accepted_at, a.member_name from agreement_acceptances a where a.store_id = ${store_id} order by a.number desc limit 1
      ), due as (
        select max(v.number) as number, min(v.applies_from) as applies_from from agreement_versions v
        where v.needs_acceptance and v.number > coalesce((select number from newest), 0)
      )
      select newest.number, newest.accepted_at::text, newest.member_name as accepted_by, due.number as due_number,
        due.applies_from::text, due.applies_from <= ${today} as stops
      from due left join newest on true`,
    stateRow,
  )
  return {
    accepted:
      number !== null && accepted_at !== null && accepted_by !== null ? { number, accepted_at: isoMoment(accepted_at), accepted_by } : null,
    due: due_number !== null && applies_from !== null ? { number: due_number, applies_from, stops: stops ?? false } : null,
  }
}

/** True if a version of the agreement applies that the store has not accepted. */
export const lacksAgreement = async (db: Db, store_id: string): Promise<boolean> =>
  (await readAgreementState(db, store_id)).due?.stops ?? false

/** Throws `agreement_needed` if a version of the agreement applies that the store has not accepted. */
export async function requireAgreement(db: Db, store_id: string): Promise<void> {
  if (await lacksAgreement(db, store_id)) throw fail(storeErrors.agreement_needed)
}

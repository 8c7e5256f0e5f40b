import { formatDate } from '@rahba/contract/kernel/date-text'
import type { Locale } from '@rahba/contract/kernel/locale'
import { plainAmount } from '@rahba/contract/kernel/money'
import { commissionNoticeDays } from '@rahba/contract/stores/commission/commission'
import { storeErrors } from '@rahba/contract/stores/errors'
import { approval } from '@rahba/contract/stores/store-states'
import { and, desc, eq, gte, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import { storeMessages } from '../../messages/stores.ts'
import { requireOutsider } from '../../money/require-outsider.ts'
import { now } from '../../platform/db/columns.ts'
import { readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail, failField } from '../../platform/errors.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { changeStore, lockStore, type StoreRecord } from '../change-store.ts'
import { notifyStore } from '../notify-store.ts'
import { storeCommissions } from './commission-table.ts'

type Rate = Pick<typeof storeCommissions.$inferSelect, 'commission_bp' | 'starts_at'>

interface Setting {
  store_id: string
  admin_id: string
  /** Basis points; null is the platform's commission. */
  commission_bp: number | null
  /** A day in Riyadh. */
  from: string
  reason: string
  locale: Locale
  /** The version of the store that the admin was shown, if the caller said so. */
  seen?: string | undefined
}

const percent = (bp: number) => plainAmount(bp).replace(/\.?0+$/, '')

const dayRow = z.strictObject({ day: z.string() })

/** The earliest day in Riyadh on which a rate may begin: a higher rate is announced days before, a lower one may begin today. */
async function earliestDay(db: Db, higher: boolean): Promise<string> {
  const days = higher ? commissionNoticeDays : 0
  const rows = await readRows(db, sql`select ((${now} at time zone 'Asia/Riyadh')::date + ${days}::int)::text as day`, dayRow)
  return rows[0]?.day ?? ''
}

/**
 * Sets the commission of a store from a day on, and tells its merchant at once. Orders that were placed keep theirs. What was set to begin on that
 * day or later is replaced. Throws `own_store`, `stale_record`, `store_wrong_state`, and at its field `commission_too_soon` and `commission_same`.
 */
export async function setCommission(db: Db, input: Setting): Promise<{ store: StoreRecord; before: Rate | null; after: Rate }> {
  const { store_id, admin_id, commission_bp, from, reason, locale } = input
  const store = await lockStore(db, store_id, input.seen)
  await requireOutsider(db, admin_id, store_id)
  if (store.approved === approval.closed) throw fail(storeErrors.store_wrong_state)
  const { commission_bp: usual } = await readSettings(db)
  const starts_at = sql<string>`greatest(date_trunc('milliseconds', ${now}), ${from}::date::timestamp at time zone 'Asia/Riyadh')`
  const [before = null] = await db
    .select({ commission_bp: storeCommissions.commission_bp, starts_at: storeCommissions.starts_at })
    .from(storeCommissions)
    .where(
      and(
        eq(storeCommissions.store_id, store_id),
        lte(storeCommissions.starts_at, sql`${from}::date::timestamp at time zone 'Asia/Riyadh'`),
      ),
    )
    .orderBy(desc(storeCommissions.starts_at), desc(storeCommissions.id))
    .limit(1)
  const [was, will] = [before?.commission_bp ?? null, commission_bp]
  if (was === will) throw failField('commission_bp', storeErrors.commission_same)
  const earliest = await earliestDay(db, store.approved_at !== null && (will ?? usual) > (was ?? usual))
  if (from < earliest) throw failField('from', storeErrors.commission_too_soon, { day: formatDate(earliest, locale, 'longDate') })
  await db
    .delete(storeCommissions)
    .where(
      and(eq(storeCommissions.store_id, store_id), gte(storeCommissions.starts_at, starts_at), sql`${storeCommissions.starts_at} > ${now}`),
    )
  const [after] = await db
    .insert(storeCommissions)
    .values({ store_id, commission_bp, starts_at, reason, set_by: admin_id })
    .returning({ commission_bp: storeCommissions.commission_bp, starts_at: storeCommissions.starts_at })
  if (!after) throw new Error('An insert answers its row')
  // The store's forms and pages show its commission, so the store gets another version.
  await changeStore(db, store, {})
  const rate = percent(will ?? usual)
  await notifyStore(db, store, storeMessages.commission_changed.write({ rate, from, reason }))
  return { store, before, after }
}

import { openCollectionStates } from '@rahba/contract/money/carriers/carriers'
import { type SQL, sql } from 'drizzle-orm'
import { now } from '../../platform/db/columns.ts'

/** True for collected cash of which the carrier still owes a part. */
export const isOpenCash = sql.raw(`carrier_collections.status in (${openCollectionStates.map((status) => `'${status}'`).join(', ')})`)

/** True for open cash that was delivered more than `carrier_remit_days` ago (docs/domain/payouts-and-dues.md#cash-that-carriers-collect). */
export const isOverdueCash = (carrier_remit_days: number): SQL<boolean> =>
  sql<boolean>`(${isOpenCash} and carrier_collections.delivered_at < ${now} - make_interval(days => ${carrier_remit_days}::int))`

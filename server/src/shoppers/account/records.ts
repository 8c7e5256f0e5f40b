import type { ExportList, ExportRow } from '@rahba/contract/shoppers/account-export'
import type { Db } from '../../platform/db/types.ts'

/** A page of one list of an export; `next` goes on behind it, null at the end. */
interface ExportPage<Row> {
  rows: Row[]
  next: string | null
}

/** Reads one list of a shopper's export, oldest first, from behind `after`. */
export type ReadList<L extends ExportList> = (db: Db, user_id: string, after: string | null) => Promise<ExportPage<ExportRow<L>>>

/** The data that other domains store about a shopper. `server/src/shopper-records.ts` joins them, since this domain imports none of them. */
export interface ShopperRecords {
  /** Locks what a deletion changes and others lock before the shopper's row (docs/decisions/order-locks.md). */
  lock: (db: Db, user_id: string) => Promise<void>
  /** Each check refuses a deletion that would leave something unsettled. */
  checks: readonly ((db: Db, user_id: string) => Promise<void>)[]
  /** Each function removes what belongs to the shopper alone, and removes their name from what others need. */
  forget: readonly ((db: Db, user_id: string) => Promise<void>)[]
  /** The pushes and mails that the shopper turned off. */
  muted: (db: Db, user_id: string) => Promise<string[]>
  lists: { readonly [L in ExportList]: ReadList<L> }
}

/** Rows of one page: few enough that a slow reader keeps little in memory. */
export const exportPageRows = 200

/** Makes a page of rows that were read in the order of their ids. */
export function pageOfExport<Row extends { id: string }>(found: Row[]): ExportPage<Omit<Row, 'id'>> {
  const next = found.length === exportPageRows ? (found.at(-1)?.id ?? null) : null
  return { rows: found.map(({ id: _, ...row }) => row), next }
}

/** Numbers of orders in a refusal: the first five. */
export const namedNumbers = (rows: readonly { number: number }[]): string =>
  rows
    .slice(0, 5)
    .map(({ number }) => number)
    .join(' · ') + (rows.length > 5 ? ' …' : '')

import type { Locale } from '@rahba/contract/kernel/locale'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/**
 * Whether a bilingual column is written in the other language alone, as the contract's `lacksSide` judges it (`lacks_side`, migration of that name).
 * The language stands in the statement, since partial indexes are found by it.
 */
export const lacksSide = (column: AnyColumn | SQL, side: Locale): SQL => sql`lacks_side(${column}, ${sql.raw(`'${side}'`)})`

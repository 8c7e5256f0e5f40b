import type { Locale } from '@rahba/contract/kernel/locale'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/**
 * True if a bilingual column is written in the other language alone, as the contract's `lacksSide` judges it (`lacks_side`, migration of that name).
 * The language is part of the statement, so that partial indexes match.
 */
export const lacksSide = (column: AnyColumn | SQL, side: Locale): SQL => sql`lacks_side(${column}, ${sql.raw(`'${side}'`)})`

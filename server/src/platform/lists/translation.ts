import type { Locale } from '@rahba/contract/kernel/locale'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/**
 * True if a bilingual column is written in the other language alone, as the contract's `lacksSide` checks it (`lacks_side`, migration `0000_schema.sql`).
 * The language is part of the statement, so that partial indexes match.
 */
export const lacksSide = (column: AnyColumn | SQL, side: Locale): SQL => sql`lacks_side(${column}, ${sql.raw(`'${side}'`)})`

/** The same of the axes of a product: a name, or a value, is written in the other language alone. */
export const axesLackSide = (axes: AnyColumn | SQL, side: Locale): SQL => sql`axes_lack_side(${axes}, ${sql.raw(`'${side}'`)})`

/**
 * True if a text of a product lacks the language: its name, its description or its axes. The filter and the mark of its lists ask this; the page
 * of gaps asks it by field.
 */
export const productLacksSide = (
  { name, description, axes }: Record<'name' | 'description' | 'axes', AnyColumn | SQL>,
  side: Locale,
): SQL => sql`product_lacks_side(${name}, ${description}, ${axes}, ${sql.raw(`'${side}'`)})`

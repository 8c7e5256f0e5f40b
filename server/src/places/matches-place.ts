import { findSpelled } from '@rahba/contract/places/spellings'
import { type AnyColumn, or, type SQL } from 'drizzle-orm'
import { matches } from '../platform/lists/search.ts'

/** Places whose folded `search` column holds what was typed, or a name that is spelled so: Mecca finds Makkah. Undefined for an empty search. */
export function matchesPlace(column: AnyColumn | SQL, q: string | undefined): SQL | undefined {
  const found = matches(column, q)
  return found && or(found, ...findSpelled(q ?? '').map((name) => matches(column, name)))
}

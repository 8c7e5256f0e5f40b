import { decodeCursor } from '../../platform/lists/cursor.ts'

/** True for values by which shoppers' lists are sorted: moments and integers, and the fit of a search. */
const isPlace = (sort: string) => (value: string | number) => {
  if (typeof value === 'string') return !Number.isNaN(Date.parse(value))
  return sort === 'relevance' ? Number.isFinite(value) : Number.isSafeInteger(value)
}

/** The place a cursor of the shoppers' lists points to, if it was made for this sort. Throws `bad_cursor`. */
export const readPlace = (cursor: string, sort: string) => decodeCursor(cursor, sort, isPlace(sort))

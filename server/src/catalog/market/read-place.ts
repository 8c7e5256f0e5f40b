import { decodeCursor } from '../../platform/lists/cursor.ts'

/** What the shoppers' lists are sorted by: whole numbers and moments. */
const isPlace = (value: string | number) => (typeof value === 'number' ? Number.isSafeInteger(value) : !Number.isNaN(Date.parse(value)))

/** The place a cursor of the shoppers' lists points to, if it was made for this sort. Throws `bad_cursor`. */
export const readPlace = (cursor: string, sort: string) => decodeCursor(cursor, sort, isPlace)

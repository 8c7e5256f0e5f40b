import { decodeCursor } from '../../platform/lists/cursor.ts'

/** True for values by which shoppers' lists are sorted: integers and moments. */
const isPlace = (value: string | number) => (typeof value === 'number' ? Number.isSafeInteger(value) : !Number.isNaN(Date.parse(value)))

/** The place a cursor of the shoppers' lists points to, if it was made for this sort. Throws `bad_cursor`. */
export const readPlace = (cursor: string, sort: string) => decodeCursor(cursor, sort, isPlace)

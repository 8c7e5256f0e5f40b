import { errors } from '@rahba/contract/kernel/errors'
import { failField } from '../errors.ts'

/** The place after a row, as the next page's cursor: by what was sorted, its value there and the row's id. */
export const encodeCursor = (parts: readonly [sort: string, value: string | number, id: string]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url')

/**
 * The place a cursor points to, if it was made for this sort. Throws `bad_cursor`.
 * @param fits what the sorted value may be, beyond a text or a number
 */
export function decodeCursor(
  cursor: string,
  sort: string,
  fits: (value: string | number) => boolean = () => true,
): { value: string | number; id: string } {
  try {
    const [key, value, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[]
    const plain = (typeof value === 'string' || typeof value === 'number') && fits(value)
    if (key === sort && plain && typeof id === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return { value, id }
  } catch {
    // An unreadable cursor is refused below.
  }
  throw failField('cursor', errors.bad_cursor)
}

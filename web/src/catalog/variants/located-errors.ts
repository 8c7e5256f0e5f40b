import type { ReactNode } from 'react'
import { getKey, type Matrix, type VariantValues } from './matrix.ts'

interface Located {
  message: ReactNode
  /** The value that was refused, as JSON: another one has no error any more. */
  value: string
}

/** Errors of options and variants by what they are about, so that they stay with it when rows move: `row <key> sku`, `axis <id> name.ar`. */
export type LocatedErrors = ReadonlyMap<string, Located>

/** The part of `value` at a path, such as `name.ar`. */
function readPath(value: unknown, path: readonly string[]): unknown {
  const [first, ...rest] = path
  if (first === undefined) return value
  return typeof value === 'object' && value !== null ? readPath((value as Record<string, unknown>)[first], rest) : undefined
}

/** Finds the option, value or variant that an error path leads to, and the rest of the path. */
function findOwner(
  [list, at, ...rest]: readonly string[],
  { axes, variants }: Matrix,
): { name: string; owner: object; rest: string[] } | null {
  if (list === 'variants') {
    const owner = variants[Number(at)]
    return owner ? { name: `row ${getKey(owner)}`, owner, rest } : null
  }
  const axis = list === 'axes' ? axes[Number(at)] : undefined
  if (!axis) return null
  const value = rest[0] === 'values' && rest[1] !== undefined ? axis.values[Number(rest[1])] : undefined
  return value ? { name: `value ${value.id}`, owner: value, rest: rest.slice(2) } : { name: `axis ${axis.id}`, owner: axis, rest }
}

/** Finds what each error is about in the values that were checked. */
export function locateErrors(errors: Readonly<Record<string, ReactNode>>, matrix: Matrix): LocatedErrors {
  const located = new Map<string, Located>()
  for (const [path, message] of Object.entries(errors)) {
    const found = findOwner(path.split('.'), matrix)
    if (found)
      located.set(`${found.name} ${found.rest.join('.')}`, { message, value: JSON.stringify(readPath(found.owner, found.rest)) ?? '' })
  }
  return located
}

/** The error of a field as long as its value is the one that was refused. */
export function findError(located: LocatedErrors, name: string, value: unknown): ReactNode {
  const error = located.get(name)
  return error && error.value === (JSON.stringify(value) ?? '') ? error.message : undefined
}

/** The fields of a row that an error can be about. */
const rowFields = ['values', 'id', 'sku', 'barcode', 'price', 'price_after_discount', 'quantity', 'weight', 'image', 'active'] as const
export type RowErrors = Partial<Record<(typeof rowFields)[number], ReactNode>>

/** The errors of a row by its fields; null if it has none. */
export function findRowErrors(located: LocatedErrors, row: VariantValues): RowErrors | null {
  if (located.size === 0) return null
  const found = rowFields.flatMap((field) => {
    const message = findError(located, `row ${getKey(row)} ${field}`, row[field])
    return message ? [[field, message] as const] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : null
}

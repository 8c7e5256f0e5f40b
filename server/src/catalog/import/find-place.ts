import type { ImportField } from '@rahba/contract/catalog/import/import-fields'
import type { MatchedRow } from './match-groups.ts'
import { optionField } from './read-options.ts'
import type { ReadVariants } from './read-variants.ts'

const variantFields: Readonly<Record<string, ImportField>> = { weight: 'variant_weight', image: 'variant_image', active: 'variant_active' }

/** The row and column that a path of the body was read from. */
export function findPlace(
  path: string,
  head: MatchedRow,
  variants: ReadVariants | undefined,
  body: Record<string, unknown>,
): [MatchedRow, string | null] {
  const [list = '', at = '', ...rest] = path.split('.')
  if (list === 'variants' && at !== '') {
    const row = variants?.rows[Number(at)] ?? head
    const [field = ''] = rest
    return [row, field === 'values' || field === 'id' ? optionField(row.texts, 1, 'value') : (variantFields[field] ?? field)]
  }
  if (list === 'variants') return [head, null]
  if (list === 'axes') {
    // The path begins with the axis, and goes on with one of its values.
    const axis = variants?.axes[Number(at)]
    const part = rest[0] === 'values' ? axis?.values[Number(rest[1])] : axis
    const origin = part && variants?.origins.get(part.id)
    return origin ? [origin.row, optionField(origin.row.texts, origin.number, part === axis ? 'name' : 'value')] : [head, null]
  }
  // An item of a list is a part of its cell.
  const field = Array.isArray(body[list]) ? list : path
  return [head, field === '_' ? null : field]
}

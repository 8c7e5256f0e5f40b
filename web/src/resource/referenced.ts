import { isBilingual } from '@rahba/contract/kernel/locale'
import type { Referenced } from '@rahba/contract/kernel/referenced'
import type { AnyRow } from './any-resource.ts'

const isReferenced = (value: unknown): value is Referenced =>
  typeof value === 'object' && value !== null && 'title' in value && (typeof value.title === 'string' || isBilingual(value.title))

/** Returns the row that a field refers to, which the answer has beside the id. */
export function getReferenced(row: AnyRow, name: string): Referenced | null {
  const target = row[name.replace(/_id$/, '')]
  return isReferenced(target) ? target : null
}

import type { AuditRow } from '@rahba/contract/history/audit'

type Change = Pick<AuditRow['changes'][number], 'before' | 'after'>

/** Numbers of parts of a list that were added, removed and changed. */
export interface PartCounts {
  added: number
  removed: number
  changed: number
}

/** The parts of a list as JSON by their ids; null if it is no such list. */
function readParts(json: string | null): Map<string, string> | null {
  const value: unknown = json === null ? [] : JSON.parse(json)
  if (!Array.isArray(value)) return null
  const parts = new Map<string, string>()
  for (const part of value as unknown[]) {
    if (typeof part !== 'object' || part === null || !('id' in part) || typeof part.id !== 'string') return null
    parts.set(part.id, JSON.stringify(part))
  }
  return parts
}

/** Counts the differences of two lists whose parts have ids; null if they are no such lists, or differ in their order alone. */
export function countParts({ before, after }: Change): PartCounts | null {
  const [old, fresh] = [readParts(before), readParts(after)]
  if (!old || !fresh) return null
  const common = [...fresh].filter(([id]) => old.has(id))
  const counts = {
    added: fresh.size - common.length,
    removed: old.size - common.length,
    changed: common.filter(([id, part]) => old.get(id) !== part).length,
  }
  return counts.added + counts.removed + counts.changed > 0 ? counts : null
}

import { isDeepStrictEqual } from 'node:util'

// Fields that every save updates, even without a change.
const stamps = new Set(['updated_at', 'version'])

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** True if an entry has a record before and after that differ only in the stamps of saving. */
export const isUnchanged = ({ before, after }: { before?: unknown; after?: unknown }): boolean =>
  isRecord(before) &&
  isRecord(after) &&
  Object.keys(after).every((field) => stamps.has(field) || isDeepStrictEqual(before[field] ?? null, after[field] ?? null))

import { isDeepStrictEqual } from 'node:util'

// What every save writes anew, whether anything was changed or not.
const stamps = new Set(['updated_at', 'version'])

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether an entry tells of a record before and after, and nothing of what it is after differs but the stamps of saving. */
export const leftAlone = ({ before, after }: { before?: unknown; after?: unknown }): boolean =>
  isRecord(before) &&
  isRecord(after) &&
  Object.keys(after).every((field) => stamps.has(field) || isDeepStrictEqual(before[field] ?? null, after[field] ?? null))

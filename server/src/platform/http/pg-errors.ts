import { errors } from '@rahba/contract/kernel/errors'
import { type FieldLabels, labelOf } from '@rahba/contract/kernel/labels'
import type { Locale } from '@rahba/contract/kernel/locale'
import { type AppError, fail, failField } from '../errors.ts'

interface PgError {
  code: string
  detail?: string
  constraint?: string
}

/** The driver's error inside what Drizzle throws, or null for anything else. */
function pgErrorOf(error: unknown): PgError | null {
  for (let e = error; e instanceof Error; e = e.cause) {
    const code = (e as Error & { code?: unknown }).code
    // EPIPE looks like one of the database's codes and is the system's
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && code !== 'EPIPE') return e as Error & PgError
  }
  return null
}

const brokenOff = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT']
const inWords = ['timeout exceeded when trying to connect', 'Connection terminated', 'connection error and is not queryable']

/**
 * Whether there was no connection to the database, or none any more: the system says so by a code of its own, the driver in words. So does the pool
 * when every connection was in use for as long as a caller may wait.
 */
function isAway(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    const { code, syscall = '' } = e as NodeJS.ErrnoException
    // a file that is missing is ENOENT too, of another call
    if (['connect', 'read', 'write'].includes(syscall) && brokenOff.includes(code ?? '')) return true
    const { message } = e
    if (inWords.some((words) => message.includes(words))) return true
  }
  return false
}

/** Serialization failures and deadlocks: the same call may succeed when tried again. */
export const isRetryable = (error: unknown): boolean => ['40001', '40P01'].includes(pgErrorOf(error)?.code ?? '')

// `Key (email)=(a@b.c) already exists.`; an index on an expression names its column inside: `Key (lower(email))=…`, `((name ->> 'ar'::text))`.
function columnIn(detail: string | undefined): string | undefined {
  const columns = /^Key \((.+?)\)=\(/.exec(detail ?? '')?.[1]?.match(/[a-z_]{2,}/g)
  return columns?.filter((name) => !['lower', 'text', 'store_id', 'currency'].includes(name)).at(-1) ?? columns?.at(-1)
}

/**
 * What stopped the statement means to the caller, or null when it means a fault of ours.
 * @param paged whether the call named a cursor: of all that callers send only its parts are judged by the database
 */
export function refusalOf(error: unknown, locale: Locale, labels: FieldLabels | undefined, paged = false): AppError | null {
  const pg = pgErrorOf(error)
  if (!pg) return isAway(error) ? fail(errors.unavailable) : null
  if (paged && pg.code.startsWith('22')) return failField('cursor', errors.bad_cursor)
  // bytes that no text may hold, such as NUL
  if (pg.code === '22021' || pg.code === '22P05') return fail(errors.malformed)
  const column = columnIn(pg.detail)
  const field = column ? labelOf([column], locale, labels) : ''
  if (pg.code === '23505' && column) return failField(column, errors.already_taken, { field })
  if (pg.code === '23503') {
    const missing = pg.detail?.includes('is not present')
    return missing && column ? failField(column, errors.reference_missing, { field }) : fail(errors.in_use)
  }
  if (pg.code === '55P03' || pg.code === '40001' || pg.code === '40P01') return fail(errors.busy)
  if (pg.code === '57014' || pg.code.startsWith('08') || pg.code.startsWith('57P') || pg.code === '53300') return fail(errors.unavailable)
  return null
}

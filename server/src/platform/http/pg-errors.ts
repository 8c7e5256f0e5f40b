import { accessErrors } from '@rahba/contract/access/errors'
import { errors } from '@rahba/contract/kernel/errors'
import { type FieldLabels, fieldLabel } from '@rahba/contract/kernel/labels'
import type { Locale } from '@rahba/contract/kernel/locale'
import { AppError, fail, failField } from '../errors.ts'

interface PgError {
  code: string
  message: string
  detail?: string
  constraint?: string
}

/** The driver's error inside what Drizzle throws, or null for anything else. */
function findPgError(error: unknown): PgError | null {
  for (let e = error; e instanceof Error; e = e.cause) {
    const code = (e as Error & { code?: unknown }).code
    // EPIPE looks like one of the database's codes and is the system's
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && code !== 'EPIPE') return e as Error & PgError
  }
  return null
}

// The address has no database, the connection ended, the network is down or silent, or a name server does not answer.
const brokenOff = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ENOENT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENETRESET',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'ENOTFOUND',
]
const inWords = ['timeout exceeded when trying to connect', 'Connection terminated', 'connection error and is not queryable']

/**
 * True if there was no connection to the database, or it was lost: the system has codes for this, the driver only words. The same applies if every
 * connection of the pool was in use for as long as a caller may wait.
 */
function isAway(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    const { code, syscall = '' } = e as NodeJS.ErrnoException
    // A missing file is ENOENT too, but of another call.
    if (['connect', 'read', 'write', 'getaddrinfo'].includes(syscall) && brokenOff.includes(code ?? '')) return true
    // A name may have several addresses, and each failed.
    if (e instanceof AggregateError && e.errors.some(isAway)) return true
    const { message } = e
    if (inWords.some((words) => message.includes(words))) return true
  }
  return false
}

/** Serialization failures and deadlocks: the same call may succeed when tried again. */
export const isRetryable = (error: unknown): boolean => ['40001', '40P01'].includes(findPgError(error)?.code ?? '')

// `Key (email)=(a@b.c) already exists.`; an index on an expression names its column inside: `Key (lower(email))=…`, `((name ->> 'ar'::text))`.
function columnIn(detail: string | undefined): string | undefined {
  const columns = /^Key \((.+?)\)=\(/.exec(detail ?? '')?.[1]?.match(/[a-z_]{2,}/g)
  return columns?.filter((name) => !['lower', 'text', 'store_id', 'currency'].includes(name)).at(-1) ?? columns?.at(-1)
}

// Codes for a text, number or day that no column of its kind can hold, or for exceeding a limit of the database.
const notSaved = /^22(001|003|007|008|021|025|P02|P03|P05)$|^54/

/** The path of the value in what the caller sent, null where it is not there. */
function buildPath(value: string, input: unknown, path: readonly string[] = []): readonly string[] | null {
  if (typeof input !== 'object' || input === null) return String(input) === value ? path : null
  for (const [name, part] of Object.entries(input)) {
    const found = buildPath(value, part, [...path, name])
    if (found) return found
  }
  return null
}

const hasCursor = (query: unknown) => typeof query === 'object' && query !== null && 'cursor' in query && query.cursor !== undefined

/** The caller's input, in the order in which it is searched for a value. */
interface Given {
  body?: unknown
  query?: unknown
  params?: unknown
}

/** A refusal that names the field whose value the database quotes in its message, where the caller sent it. */
function refusedValue({ message }: PgError, { body, query, params }: Given, locale: Locale, labels: FieldLabels | undefined): AppError {
  const value = /"(.*?)"/s.exec(message)?.[1]
  const path = value === undefined ? null : (buildPath(value, body) ?? buildPath(value, query) ?? buildPath(value, params))
  if (!path) return fail(errors.malformed)
  const field = fieldLabel([...path], locale, labels)
  return new AppError(errors.malformed, {}, { [path.join('.')]: { error: errors.value_not_kept, params: { field } } })
}

/**
 * Translates a failed statement into an error for the caller; null if the fault is ours.
 * @param given the caller's input, to find the field whose value the database refused
 */
export function findRefusal(error: unknown, locale: Locale, labels: FieldLabels | undefined, given: Given = {}): AppError | null {
  const pg = findPgError(error)
  if (!pg) return isAway(error) ? fail(errors.unavailable) : null
  // The database checks the cursor's parts.
  if (hasCursor(given.query) && pg.code.startsWith('22')) return failField('cursor', errors.bad_cursor)
  if (notSaved.test(pg.code)) return refusedValue(pg, given, locale, labels)
  if (pg.constraint === 'users_not_deleted') return fail(accessErrors.account_deleted)
  if (pg.constraint === 'users_not_leaving') return fail(accessErrors.account_deletion_pending)
  const column = columnIn(pg.detail)
  const field = column ? fieldLabel([column], locale, labels) : ''
  if (pg.code === '23505' && column) return failField(column, errors.already_taken, { field })
  if (pg.code === '23503') {
    const missing = pg.detail?.includes('is not present')
    return missing && column ? failField(column, errors.reference_missing, { field }) : fail(errors.in_use)
  }
  if (pg.code === '55P03' || pg.code === '40001' || pg.code === '40P01') return fail(errors.busy)
  if (
    pg.code === '57014' ||
    pg.code.startsWith('08') ||
    pg.code.startsWith('57P') ||
    ['53100', '53200', '53300', '58030'].includes(pg.code)
  )
    return fail(errors.unavailable)
  return null
}

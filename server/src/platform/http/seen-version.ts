import { errors } from '@rahba/contract/kernel/errors'
import type { FastifyRequest } from 'fastify'
import { fail } from '../errors.ts'

type WithHeaders = Pick<FastifyRequest, 'headers'>

const read = new WeakSet<WithHeaders>()

/** The version of a record that the caller was shown, from `If-Match`: its `updated_at`; undefined when they did not say. */
export function seenVersion(request: WithHeaders): string | undefined {
  read.add(request)
  return request.headers['if-match']?.replaceAll('"', '') || undefined
}

/** True if the caller sent a version that was not read: a call that offers to compare it must not save without. */
export const hasUnreadVersion = (request: WithHeaders): boolean => request.headers['if-match'] !== undefined && !read.has(request)

/** Refuses with `stale_record` to save over a version that the caller was not shown. The record must be locked. */
export function refuseStale(seen: string | undefined, record: { updated_at: string }): void {
  if (seen !== undefined && seen !== record.updated_at) throw fail(errors.stale_record)
}

/** The version of a record that may not be changed unseen. Throws `version_missing` if the caller named none. */
export function requireVersion(seen: string | undefined): string {
  if (seen === undefined) throw fail(errors.version_missing)
  return seen
}

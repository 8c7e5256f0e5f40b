import { errors } from '@rahba/contract/kernel/errors'
import type { FastifyRequest } from 'fastify'
import { fail } from '../errors.ts'

/** The version of a record that the caller was shown, from `If-Match`: its `updated_at`; undefined when they did not say. */
export const seenVersion = (request: Pick<FastifyRequest, 'headers'>): string | undefined =>
  request.headers['if-match']?.replaceAll('"', '') || undefined

/** Refuses with `stale_record` to save over a version that the caller was not shown. The record must be locked. */
export function refuseStale(seen: string | undefined, record: { updated_at: string }): void {
  if (seen !== undefined && seen !== record.updated_at) throw fail(errors.stale_record)
}

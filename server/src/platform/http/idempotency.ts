import { createHash } from 'node:crypto'
import { errors } from '@rahba/contract/kernel/errors'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { hot, noRow } from '../db/hot.ts'
import type { Db } from '../db/types.ts'
import { fail } from '../errors.ts'
import { idempotencyKeys } from './table.ts'
import type { Actor } from './who.ts'

export interface KeyedCall {
  /** `audience:id`: keys of different callers never meet. */
  actor: string
  route: string
  key: string
  request_hash: string
}

/** The owner of keys. */
export const keyActor = ({ actor_type, actor_id }: Actor): string => `${actor_type}:${actor_id ?? ''}`

/** A hash of a request's parts, to compare requests. */
export const hashText = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('base64url')

/** The key of a call from its header: 1 to 255 visible characters. */
export function keyFrom(header: unknown): string {
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(header)) throw fail(errors.idempotency_key_missing)
  return header
}

const insertKey = hot<{ key: string }, { [field in keyof KeyedCall]: string }>(
  'claim-key',
  (value) => sql`insert into idempotency_keys (actor, route, key, request_hash)
    values (${value('actor')}, ${value('route')}, ${value('key')}, ${value('request_hash')}) on conflict do nothing returning key`,
  z.strictObject({ key: z.string() }),
)
const updateKey = hot<unknown, { [field in keyof KeyedCall]: string } & { status: number; answer: string }>(
  'save-answer',
  (value) => sql`update idempotency_keys set status = ${value('status')}, answer = ${value('answer')}
    where actor = ${value('actor')} and route = ${value('route')} and key = ${value('key')}`,
  noRow,
)

/**
 * Claims the key inside the call's transaction. A parallel copy waits here for the first one's commit, then replays its answer.
 * @returns the saved answer, or null when this is the first run
 */
export async function claimKey(db: Db, call: KeyedCall): Promise<{ status: number; answer: unknown } | null> {
  const inserted = await insertKey(db, { ...call })
  if (inserted.length > 0) return null
  const [saved] = await db.select().from(idempotencyKeys).where(whereKey(call))
  if (!saved || saved.status === null) throw fail(errors.busy)
  if (saved.request_hash !== call.request_hash) throw fail(errors.idempotency_key_reused)
  return { status: saved.status, answer: saved.answer }
}

/** Saves the answer, a JSON text, beside its key, in the same transaction as the effect. */
export async function saveAnswer(db: Db, call: KeyedCall, status: number, answer: string): Promise<void> {
  await updateKey(db, { ...call, status, answer })
}

const whereKey = (call: KeyedCall) =>
  and(eq(idempotencyKeys.actor, call.actor), eq(idempotencyKeys.route, call.route), eq(idempotencyKeys.key, call.key))

/** Removes the keys of somebody who is gone, with the answers that were saved for them. */
export async function deleteKeys(db: Db, actor: Actor): Promise<void> {
  await db.delete(idempotencyKeys).where(eq(idempotencyKeys.actor, keyActor(actor)))
}

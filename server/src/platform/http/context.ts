import type { BodyOf, EndpointSpec, ParamsOf, QueryOf, ResponseOf } from '@rahba/contract/kernel/endpoint'
import type { Locale } from '@rahba/contract/kernel/locale'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AuditEntry } from '../audit/write-audit.ts'
import type { Db } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import type { WhoOf } from './who.ts'

/** The context of a handler. For an unsafe call `db` is the call's one transaction. */
export interface CallContext<E extends EndpointSpec> {
  endpoint: E
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  who: WhoOf<E>
  locale: Locale
  ip: string
  request_id: string
  db: Db
  deps: Deps
  /** Writes the audit entry; `action` is the endpoint's own unless another is named. `on`: the transaction of a call that opens its own. */
  audit(entry: Omit<AuditEntry, 'action'> & { action?: string }, on?: Db): Promise<void>
  /** Throws `identity_confirmation_required` unless the caller has just proved who they are; for calls that declare `step_up: 'depends'`. */
  requireIdentity(): void
  request: FastifyRequest
  reply: FastifyReply
}

export type Handler<E extends EndpointSpec> = (ctx: CallContext<E>) => Promise<ResponseOf<E>>

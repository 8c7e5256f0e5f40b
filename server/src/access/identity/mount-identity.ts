import { confirmAdminIdentity, confirmStoreIdentity } from '@rahba/contract/access/identity'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { confirmIdentity } from './confirm-identity.ts'

/** Confirming one's identity within a session, before a call that asks for it. */
export function mountIdentity(app: FastifyInstance): void {
  serve(app, confirmAdminIdentity, async ({ db, deps, who, body, audit }) => {
    const owner = { audience: 'admin', subject_id: who.admin_id } as const
    const { account, confirmed_until } = await confirmIdentity(db, deps, owner, who.session_id, body)
    await audit({ entity: account.entity, entity_id: who.admin_id })
    return { confirmed_until }
  })
  serve(app, confirmStoreIdentity, async ({ db, deps, who, body, audit }) => {
    const owner = { audience: 'store', subject_id: who.member_id } as const
    const { account, confirmed_until } = await confirmIdentity(db, deps, owner, who.session_id, body)
    await audit({ entity: account.entity, entity_id: who.member_id, store_id: account.store_id })
    return { confirmed_until }
  })
}

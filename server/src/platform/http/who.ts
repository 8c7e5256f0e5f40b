import type { actorTypeNames } from '@rahba/contract/history/audited'
import type { Access, EndpointSpec } from '@rahba/contract/kernel/endpoint'
import type { StorePermission } from '@rahba/contract/kernel/store-permissions'
import type { StoreApproval } from '@rahba/contract/stores/store-states'

export interface AdminWho {
  audience: 'admin'
  session_id: string
  admin_id: string
  /** True if the password or second step was given in this session within the last 15 minutes. */
  identity_confirmed: boolean
  permissions: ReadonlySet<string>
}

export interface StoreWho {
  audience: 'store'
  session_id: string
  member_id: string
  /** Same as an admin's. */
  identity_confirmed: boolean
  store_id: string
  approved: StoreApproval
  permissions: ReadonlySet<StorePermission>
}

export interface UserWho {
  audience: 'user'
  session_id: string
  user_id: string
  /** True while the account waits to be deleted. It makes only the calls whose access rule says so, and opens no socket. */
  deletion_pending: boolean
}

export type Who = AdminWho | StoreWho | UserWho

// For a union of calls, this is the union of their callers.
type WhoBy<A extends Access> = A extends Access
  ? A['audience'] extends 'admin'
    ? AdminWho
    : A['audience'] extends 'store'
      ? StoreWho
      : A['audience'] extends 'user'
        ? UserWho
        : A['audience'] extends 'any'
          ? Who
          : Who | null
  : never

/** The caller's type, known from the endpoint's access rule. */
export type WhoOf<E extends EndpointSpec> = WhoBy<E['access']>

export interface Actor {
  actor_type: keyof typeof actorTypeNames
  actor_id: string | null
}

/** The caller as the audit log and histories name it. */
export function getActor(who: Who | null): Actor {
  if (!who) return { actor_type: 'visitor', actor_id: null }
  if (who.audience === 'admin') return { actor_type: 'admin', actor_id: who.admin_id }
  if (who.audience === 'store') return { actor_type: 'store', actor_id: who.member_id }
  return { actor_type: 'user', actor_id: who.user_id }
}

export const systemActor: Actor = { actor_type: 'system', actor_id: null }

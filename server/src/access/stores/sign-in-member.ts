import type { EndpointSpec } from '@rahba/contract/kernel/endpoint'
import type { Db } from '../../platform/db/types.ts'
import type { CallContext } from '../../platform/http/context.ts'
import { openOfficeSession } from '../sessions/open-office-session.ts'
import { readStoreIdentity } from './read-identity.ts'

/** Signs a member in and answers as every sign-in does. */
export const signInMember = <E extends EndpointSpec>(ctx: CallContext<E>, db: Db, subject_id: string) =>
  openOfficeSession(ctx, db, { audience: 'store', subject_id }, async () => {
    const store = await readStoreIdentity(db, subject_id)
    return { permissions: store.permissions, store }
  })

import type { EndpointSpec } from '@rahba/contract/kernel/endpoint'
import type { Db } from '../../platform/db/types.ts'
import type { CallContext } from '../../platform/http/context.ts'
import { openOfficeSession } from '../sessions/open-office-session.ts'
import { readAdminSession } from './read-admin.ts'

/** Signs an admin in and answers as every sign-in does. */
export const signInAdmin = <E extends EndpointSpec>(ctx: CallContext<E>, db: Db, subject_id: string) =>
  openOfficeSession(ctx, db, { audience: 'admin', subject_id }, readAdminSession)

import type { FastifyInstance } from 'fastify'
import { mountAdminAuth } from './admins/mount-admin-auth.ts'
import { mountAdmins } from './admins/mount-admins.ts'
import { mountIdentity } from './identity/mount-identity.ts'
import { mountRoles } from './roles/mount-roles.ts'
import { mountSessions } from './sessions/mount-sessions.ts'
import { mountStoreAuth } from './stores/mount-store-auth.ts'
import { mountTwoFactor } from './two-factor/mount-two-factor.ts'
import { mountViews } from './views/mount-views.ts'

/** Signing in and out, sessions, admins and roles; how people keep their lists. */
export function mountAccess(app: FastifyInstance): void {
  mountStoreAuth(app)
  mountAdminAuth(app)
  mountTwoFactor(app)
  mountIdentity(app)
  mountSessions(app)
  mountRoles(app)
  mountAdmins(app)
  mountViews(app)
}

import type { FastifyInstance } from 'fastify'
import { mountBranches } from './branches/mount-branches.ts'
import { mountAdminProfile } from './mount-admin-profile.ts'
import { mountAdminStores } from './mount-admin-stores.ts'
import { mountContacts } from './mount-contacts.ts'
import { mountProfile } from './mount-profile.ts'
import { mountTeam } from './mount-team.ts'
import { mountTranslations } from './translations/mount-translations.ts'

/** Mounts a store's profile, its team, and the administrators' decisions about it. */
export function mountStores(app: FastifyInstance): void {
  mountProfile(app)
  mountContacts(app)
  mountAdminStores(app)
  mountAdminProfile(app)
  mountTeam(app)
  mountBranches(app)
  mountTranslations(app)
}

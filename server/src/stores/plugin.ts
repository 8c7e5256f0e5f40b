import type { FastifyInstance } from 'fastify'
import { mountBranches } from './branches/mount-branches.ts'
import { mountContacts } from './contacts/mount-contacts.ts'
import { mountAdminStores } from './mount-admin-stores.ts'
import { mountAdminProfile } from './profile/mount-admin-profile.ts'
import { mountProfile } from './profile/mount-profile.ts'
import { mountTeam } from './team/mount-team.ts'
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

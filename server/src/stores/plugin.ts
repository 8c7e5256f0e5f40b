import type { FastifyInstance } from 'fastify'
import { mountAdminStores } from './mount-admin-stores.ts'
import { mountContacts } from './mount-contacts.ts'
import { mountProfile } from './mount-profile.ts'

export function mountStores(app: FastifyInstance): void {
  mountProfile(app)
  mountContacts(app)
  mountAdminStores(app)
}

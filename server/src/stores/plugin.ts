import { getStoreHome } from '@rahba/contract/stores/home'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve.ts'
import { readHome } from './home/read-home.ts'
import { mountAdminProfile } from './mount-admin-profile.ts'
import { mountAdminStores } from './mount-admin-stores.ts'
import { mountContacts } from './mount-contacts.ts'
import { mountProfile } from './mount-profile.ts'
import { mountTeam } from './mount-team.ts'

/** What a store says of itself, its home page, and the admins who judge it. */
export function mountStores(app: FastifyInstance): void {
  mountProfile(app)
  mountContacts(app)
  serve(app, getStoreHome, (ctx) => readHome(ctx.db, ctx.who))
  mountAdminStores(app)
  mountAdminProfile(app)
  mountTeam(app)
}

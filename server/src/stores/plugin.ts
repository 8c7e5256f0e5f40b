import { getStoreHome } from '@rahba/contract/stores/home'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve.ts'
import { readHome } from './home/read-home.ts'
import { mountAdminStores } from './mount-admin-stores.ts'
import { mountContacts } from './mount-contacts.ts'
import { mountProfile } from './mount-profile.ts'

export function mountStores(app: FastifyInstance): void {
  mountProfile(app)
  mountContacts(app)
  serve(app, getStoreHome, (ctx) => readHome(ctx.db, ctx.who))
  mountAdminStores(app)
}

import { z } from 'zod'
import { storeIdentity } from '../access/store-auth.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { defineErrors } from '../kernel/errors.ts'

export const portalErrors = defineErrors({
  you_must_wait_for_approval: {
    status: 403,
    ar: 'لا يمكن فتح المتجر قبل اعتماده من إدارة المنصة',
    en: 'You must wait for approval before you can open the store',
  },
})

/** What the portal's frame shows of the store that is signed in. */
export const storeSession = storeIdentity.extend({ has_unread_messages: z.boolean() })
export type StoreSession = z.output<typeof storeSession>

export const getStoreProfile = endpoint({
  name: 'getStoreProfile',
  method: 'GET',
  path: '/store/profile',
  summary: 'The store that is signed in, its state and what its member may do',
  tags: ['stores'],
  access: { audience: 'store' },
  owner: 'store',
  response: storeSession,
})

export const toggleOnline = endpoint({
  name: 'toggleOnline',
  method: 'PUT',
  path: '/store/profile/toggle-online',
  summary: 'Open or close the store for orders',
  tags: ['stores'],
  access: { audience: 'store', permissions: ['profile'] },
  owner: 'store',
  audit: { action: 'stores.toggle_online' },
  body: z.object({ is_online: z.boolean() }),
  response: storeIdentity,
  errors: [portalErrors.you_must_wait_for_approval],
})

export const getDynamicLink = endpoint({
  name: 'getDynamicLink',
  method: 'GET',
  path: '/store/DynamicLink/{storeId}',
  summary: 'The link under which a store is shared',
  tags: ['stores'],
  access: { audience: 'store' },
  owner: 'store',
  params: z.object({ storeId: z.uuid('uuid') }),
  response: z.object({ link: z.string() }),
})

import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { defineErrors } from '../kernel/errors.ts'

export const portalErrors = defineErrors({
  you_must_wait_for_approval: {
    status: 403,
    ar: 'لا يمكن فتح المتجر قبل اعتماده من إدارة المنصة',
    en: 'You must wait for approval before you can open the store',
  },
})

/** The store as its own portal sees it everywhere: what the frame needs to draw itself (specification, section 3, store data). */
export const storeSession = z.object({
  id: z.uuid(),
  name: z.object({ ar: z.string(), en: z.string() }),
  slug: z.string(),
  /** Address of the picture. */
  logo: z.string().nullable(),
  /** 0 waiting, 1 approved, 2 rejected, 3 suspended. Only an approved store can be open. */
  approved: z.int(),
  is_online: z.boolean(),
  has_complete_data: z.boolean(),
  email: z.string(),
  email_verified_at: z.iso.datetime().nullable(),
  has_unread_messages: z.boolean(),
  permissions: z.array(z.string()),
})
export type StoreSession = z.output<typeof storeSession>

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
  response: storeSession,
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

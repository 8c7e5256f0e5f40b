import { adminNoticePath, storeNoticePath, userNoticePath } from '@rahba/contract/notifications/notice-links'
import type { notifications } from '../table.ts'

// A notice without a page of its own opens the list it is in.
const listed = { store: '/store/notifications', admin: '/dashboard/notification-stores/recieved' } as const

/** The page a notice opens from outside the product, without the language. */
export function noticePath(row: Pick<typeof notifications.$inferSelect, 'audience' | 'notif_type' | 'model' | 'model_id'>): string {
  if (row.audience === 'user') return userNoticePath(row)
  if (row.audience === 'store') return storeNoticePath(row) ?? listed.store
  return adminNoticePath(row) ?? listed.admin
}

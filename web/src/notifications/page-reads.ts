import type { NotificationSurface } from './notification-surface.ts'

/** The page of notifications has no sort and no filters. */
export const notificationsList = { defaultSort: '' }
export const notificationsRead = ({ calls }: NotificationSurface, { page, per_page }: { page: number; per_page: number }) =>
  [calls.list, { query: { page, per_page } }] as const

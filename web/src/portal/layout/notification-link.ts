import type { Locale } from '@rahba/contract/kernel/locale'
import { storeNoticePath } from '@rahba/contract/notifications/notice-links'
import type { Notification } from '@rahba/contract/notifications/notification'

/** Where a store's notification leads in its reader's language; null for nowhere. */
export function notificationLink(locale: Locale, notification: Pick<Notification, 'notif_type' | 'model' | 'model_id'>): string | null {
  const path = storeNoticePath(notification)
  return path && `/${locale}${path}`
}

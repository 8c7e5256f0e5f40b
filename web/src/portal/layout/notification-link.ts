import type { Locale } from '@rahba/contract/kernel/locale'
import type { StoreNotification } from '@rahba/contract/notifications/store-notifications'
import { pathTo } from '../../paths.ts'

/** Where a notification leads: to its order, nowhere when it is a general one, else to the messages. */
export function notificationLink(
  locale: Locale,
  { notif_type, model_id }: Pick<StoreNotification, 'notif_type' | 'model_id'>,
): string | null {
  if (notif_type === 'GeneralNotification') return null
  if (notif_type === 'OrderNotification' && model_id) return pathTo(locale, '/store/orders/:id', { id: model_id })
  return pathTo(locale, '/store/messages')
}

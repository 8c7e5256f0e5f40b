import type { Locale } from '@rahba/contract/kernel/locale'
import type { Notification } from '@rahba/contract/notifications/notification'
import { pathTo } from '../../paths.ts'

/**
 * Where a notification leads. The specification: an order's to its order, a general one nowhere, any other to the messages. The platform's own
 * kinds go to what they are about.
 */
export function notificationLink(locale: Locale, { notif_type, model_id }: Pick<Notification, 'notif_type' | 'model_id'>): string | null {
  if (notif_type === 'GeneralNotification') return null
  if (notif_type === 'OrderNotification' && model_id) return pathTo(locale, '/store/orders/:id', { id: model_id })
  if (notif_type === 'ProductNotification' && model_id) return pathTo(locale, '/store/products/:id/edit', { id: model_id })
  if (notif_type === 'DevelopmentNotification' && model_id)
    return `${pathTo(locale, '/store/pages/contact-us')}?tab=development&message=${model_id}`
  if (notif_type === 'MoneyNotification') return pathTo(locale, '/store/wallet')
  if (notif_type === 'StoreNotification') return pathTo(locale, '/store/profile/data')
  return `${pathTo(locale, '/store/messages')}${notif_type === 'MessageNotification' && model_id ? `?session=${model_id}` : ''}`
}

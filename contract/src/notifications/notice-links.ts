import type { PageAddress } from '../kernel/page-table.ts'
import type { Permission } from '../kernel/permissions.ts'
import type { StorePermission } from '../kernel/store-permissions.ts'
import type { NoticeModel, Notification } from './notification.ts'
import { type NotificationType, notificationTypes } from './notification-types.ts'

type Linked = Pick<Notification, 'notif_type' | 'model_id' | 'model'>

/**
 * The page a store's notice leads to, without the language; null for none. As specified, an order's leads to its order, a general one nowhere, any
 * other to the messages. The platform's own types lead to their records.
 */
export function storeNoticePath({ notif_type, model, model_id }: Linked): PageAddress | null {
  if (notif_type === 'GeneralNotification') return null
  if (model === 'canceled-orders' && model_id) return `/store/orders/cancelled/${model_id}`
  if (notif_type === 'OrderNotification' && model_id) return `/store/orders/${model_id}`
  if (notif_type === 'ProductNotification' && model_id) return `/store/products/${model_id}/edit`
  // A notice about several products leads to their list.
  if (notif_type === 'ProductNotification' && model === 'products') return '/store/products'
  if (notif_type === 'MoneyNotification') {
    if (model === 'dues' && model_id) return `/store/wallet?tab=dues&due=${model_id}`
    return model === 'payouts' ? '/store/wallet?tab=payouts' : '/store/wallet'
  }
  if (model === 'agreement') return '/store/agreement'
  if (notif_type === 'StoreNotification') return '/store/profile/data'
  if (notif_type === 'DevelopmentNotification' && model_id) return `/store/pages/contact-us?tab=development&message=${model_id}`
  return model === 'conversations' && model_id ? `/store/messages?session=${model_id}` : '/store/messages'
}

/** The page a shopper's notice leads to, without the language; or the list of notices. A product's page is found by its id elsewhere. */
export function userNoticePath({ model, model_id }: Linked): string {
  if (model === 'orders' && model_id) return `/orders/${model_id}`
  if (model === 'conversations' && model_id) return `/messages/${model_id}`
  if (model === 'canceled-orders' || model === 'payments') return '/orders'
  return model === 'wallets' ? '/account/wallet' : '/account/notices'
}

/** The permission a team member needs to read notices of a type, as for the page they lead to; null for none. */
export const storeNoticeNeeds: Record<NotificationType, StorePermission | null> = {
  OrderNotification: 'orders',
  MessageNotification: 'messages',
  ProductNotification: 'products',
  MoneyNotification: 'wallet',
  StoreNotification: null,
  DevelopmentNotification: null,
  GeneralNotification: null,
}

/** The types of notices that a member who holds `permissions` reads. */
export const noticesReadBy = (permissions: ReadonlySet<StorePermission>): NotificationType[] =>
  notificationTypes.filter((type) => {
    const needed = storeNoticeNeeds[type]
    return needed === null || permissions.has(needed)
  })

const adminPages = {
  orders: '/dashboard/orders',
  'canceled-orders': '/dashboard/canceled-orders',
  products: '/dashboard/products',
  stores: '/dashboard/stores',
  payments: '/dashboard/payments1',
  payouts: '/dashboard/payments',
  dues: '/dashboard/dues',
  // The notice is about the overdue orders of all carriers, so there is no page of one.
  carriers: '/dashboard/carriers',
  remittances: '/dashboard/carrier-remittances',
  wallets: '/dashboard/wallets',
  // The page shows the last proof of the ledger; earlier ones have none.
  proof: '/dashboard/wallet',
  history: '/dashboard/history',
  contact: '/dashboard/contact',
  'development-messages': '/dashboard/development-messages',
  conversations: '/chat-view',
  'chat-reports': '/dashboard/chat-reports',
  broadcasts: '/dashboard/notification-stores',
  agreement: '/dashboard/agreement',
} as const satisfies Record<NoticeModel, string>

/** The permission for the page that an administrator's notice links to. Administrators without it do not get the notice. */
export const adminNoticeNeeds: Record<NoticeModel, Permission> = {
  orders: 'orders.index',
  'canceled-orders': 'canceled-orders.index',
  products: 'products.index',
  stores: 'stores.index',
  payments: 'payments.index',
  payouts: 'payments.index',
  dues: 'dues.index',
  carriers: 'payments.index',
  remittances: 'payments.index',
  wallets: 'walletsControll.index',
  proof: 'payments.index',
  history: 'admins.index',
  contact: 'contacts.index',
  'development-messages': 'developMessages.index',
  conversations: 'users.index',
  'chat-reports': 'users.index',
  broadcasts: 'stores.update',
  agreement: 'stores.index',
}

/** The page an administrator's notice leads to: the record it is about. Null for none. */
export function adminNoticePath({ model, model_id }: Linked): PageAddress | null {
  if (model === 'carriers') return `${adminPages.carriers}?late=true`
  if (model === 'proof' || model === 'history' || model === 'agreement') return adminPages[model]
  return model && model_id ? `${adminPages[model]}/${model_id}` : null
}

/** The page of a store member's notification choices, without the language. */
export const storeChoicesPath = '/store/profile/settings'

/** The page of a shopper's notification choices, without the language. */
export const userChoicesPath = '/account/notices/choices'

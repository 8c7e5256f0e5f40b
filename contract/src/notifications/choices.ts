import type { Bilingual } from '../kernel/locale.ts'
import { type NotificationType, notificationTypes } from './notification-types.ts'

/** The groups of notices a person chooses among: each is on or off by channel. The list of notices always has all. */
export const noticeGroups = {
  orders: { ar: 'الطلبات والإلغاءات', en: 'Orders and cancellations' },
  messages: { ar: 'الرسائل والردود عليها', en: 'Messages and replies' },
  products: { ar: 'المنتجات ومراجعتها', en: 'Products and approvals' },
  money: { ar: 'المحفظة والمستحقات', en: 'Wallet and dues' },
  store: { ar: 'المتجر ومستنداته', en: 'Store and documents' },
  general: { ar: 'أخبار المنصة', en: 'Platform news' },
} as const satisfies Record<string, Bilingual>
export type NoticeGroup = keyof typeof noticeGroups

/** The channels a person may turn off. */
export const choiceChannels = {
  push: { ar: 'إشعار فوري', en: 'Push notification' },
  email: { ar: 'بريد إلكتروني', en: 'Email' },
} as const satisfies Record<string, Bilingual>
export type ChoiceChannel = keyof typeof choiceChannels

/** The groups of notices that shoppers receive. */
export const shopperGroups = ['orders', 'messages', 'products', 'money'] as const satisfies readonly NoticeGroup[]
export type ShopperGroup = (typeof shopperGroups)[number]

export type Choice = `${NoticeGroup}.${ChoiceChannel}`

/** Every stored pair of group and channel. */
export const allChoices = Object.keys(noticeGroups).flatMap((group) =>
  // The cast is safe: the pairs are made of the keys of constant tables.
  Object.keys(choiceChannels).map((channel) => `${group}.${channel}` as Choice),
) as [Choice, ...Choice[]]

/** The group that a type of notice belongs to. */
export const groupByType: Record<NotificationType, NoticeGroup> = {
  OrderNotification: 'orders',
  MessageNotification: 'messages',
  DevelopmentNotification: 'messages',
  ProductNotification: 'products',
  MoneyNotification: 'money',
  StoreNotification: 'store',
  GeneralNotification: 'general',
}

/** Returns the types of notices that belong to a group. */
export const typesOfGroup = (group: NoticeGroup): NotificationType[] => notificationTypes.filter((type) => groupByType[type] === group)

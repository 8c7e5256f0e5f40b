import type { Bilingual } from '../kernel/locale.ts'
import type { NotificationType } from './notification-types.ts'

/** What notices are about, as a person chooses among them: each group is on or off by channel. In the list they always stand. */
export const noticeGroups = {
  orders: { ar: 'الطلبات والإلغاءات', en: 'Orders and cancellations' },
  messages: { ar: 'الرسائل والردود عليها', en: 'Messages and answers' },
  products: { ar: 'المنتجات ومراجعتها', en: 'Products and their review' },
  money: { ar: 'المحفظة والمستحقات', en: 'Wallet and dues' },
  store: { ar: 'المتجر ومستنداته', en: 'The store and its papers' },
  general: { ar: 'أخبار المنصة وتنبيهاتها', en: 'News from the platform' },
} as const satisfies Record<string, Bilingual>
export type NoticeGroup = keyof typeof noticeGroups

/** The channels a person may turn off. */
export const choiceChannels = {
  push: { ar: 'إشعار على الجهاز', en: 'Push' },
  email: { ar: 'بريد إلكتروني', en: 'Email' },
} as const satisfies Record<string, Bilingual>
export type ChoiceChannel = keyof typeof choiceChannels
export type Choice = `${NoticeGroup}.${ChoiceChannel}`

/** Every pair of group and channel, as it is kept. */
export const allChoices = Object.keys(noticeGroups).flatMap((group) =>
  // pairs of constant tables' keys
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

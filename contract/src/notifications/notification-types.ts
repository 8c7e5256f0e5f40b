/**
 * The type of a notification decides where it leads, as specified: an order's to the order, a general one nowhere. The other types are the platform's
 * own.
 */
export const notificationTypes = [
  'OrderNotification',
  'GeneralNotification',
  'MessageNotification',
  'ProductNotification',
  'StoreNotification',
  'MoneyNotification',
  'DevelopmentNotification',
] as const
export type NotificationType = (typeof notificationTypes)[number]

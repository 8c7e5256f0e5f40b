/**
 * What a notification is about decides where it leads, as specified: an order's to the order, a general one nowhere.
 * The rest is of the platform's own making.
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

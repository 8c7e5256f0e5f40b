import { pluralAr } from '@rahba/contract/kernel/plural'

/** The bell and the page with all notifications, a store's as well as an administrator's. */
export const text = {
  title: 'الإشعارات',
  all: 'كل الإشعارات',
  unread: (n: number) =>
    pluralAr(n, {
      zero: 'لا إشعارات جديدة',
      one: 'إشعار جديد واحد',
      two: 'إشعاران جديدان',
      few: '{n} إشعارات جديدة',
      many: '{n} إشعارًا جديدًا',
      other: '{n} إشعار جديد',
    }),
  isNew: 'غير مقروء',
  readAll: 'تحديد الكل كمقروء',
  allRead: 'لا توجد إشعارات غير مقروءة',
  store: {
    none: 'لا توجد إشعارات بعد. ستظهر هنا الطلبات الجديدة ورسائل المنصة.',
    empty: { title: 'لا توجد إشعارات بعد', body: 'ستظهر هنا الطلبات الجديدة ونتائج المراجعة ورسائل العملاء والمنصة.' },
  },
  admin: {
    none: 'لا توجد إشعارات بعد. سيظهر هنا كل ما يحتاج إلى قرارك.',
    empty: { title: 'لا توجد إشعارات بعد', body: 'سيظهر هنا كل ما يحتاج إلى قرارك: متاجر للمراجعة، وتحويلات، وطلبات سحب، ورسائل.' },
  },
  today: 'اليوم',
  yesterday: 'أمس',
}

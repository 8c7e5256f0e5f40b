/** The page with all notifications of a store. */
export const text = {
  title: 'الإشعارات',
  readAll: 'تحديد الكل كمقروء',
  allRead: 'لا إشعارات غير مقروءة الآن',
  empty: { title: 'لا إشعارات بعد', body: 'تصلك هنا الطلبات الجديدة ونتائج المراجعة ورسائل العملاء والمنصة.' },
  today: 'اليوم',
  yesterday: 'أمس',
}

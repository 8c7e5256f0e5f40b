import { pluralAr } from '@rahba/contract/kernel/plural'

/** The first page of the dashboard: what waits, and how the month goes. */
export const text = {
  title: 'الرئيسية',
  waiting: 'ما ينتظر ردك',
  nothing: 'لا شيء ينتظر الآن. كل الطلبات والمتاجر تمت مراجعتها.',
  items: {
    stores: 'متاجر بانتظار الاعتماد',
    store_changes: 'تغييرات متاجر بانتظار القبول',
    products: 'منتجات بانتظار المراجعة',
    product_changes: 'تعديلات منتجات بانتظار المراجعة',
    transfers: 'تحويلات بانتظار التأكيد',
    payouts: 'طلبات سحب من المتاجر',
    claimed_dues: 'إيصالات مستحقات بانتظار التأكيد',
    overdue_dues: 'كشوف مستحقات متأخرة',
    late_orders: 'طلبات تأخر المتجر في قبولها',
    cancel_requests: 'طلبات إلغاء',
    contact_messages: 'رسائل تواصل لم تُقرأ',
    development_messages: 'رسائل تطوير لم تُقرأ',
    chat_reports: 'بلاغات عن محادثات',
  },
  figures: 'آخر 30 يومًا',
  figuresHint: 'مقارنة بالثلاثين يومًا التي قبلها، بتوقيت الرياض',
  sales: 'إجمالي المبيعات',
  orders: 'الطلبات',
  commission: 'عمولة المنصة',
  stores: 'متاجر جديدة',
  shoppers: 'متسوقون جدد',
  chart: 'المبيعات خلال 30 يومًا',
  day: 'اليوم',
  latest: 'أحدث الطلبات',
  allOrders: 'كل الطلبات',
  noOrders: 'لا طلبات بعد.',
  top: 'الأعلى مبيعًا',
  allStores: 'كل المتاجر',
  noSales: 'لا مبيعات في آخر 30 يومًا.',
  ordersCount: (n: number, shown: string) =>
    pluralAr(n, { zero: 'لا طلبات', one: 'طلب واحد', two: 'طلبان', few: '{n} طلبات', many: '{n} طلبًا', other: '{n} طلب' }).replace(
      String(n),
      shown,
    ),
}

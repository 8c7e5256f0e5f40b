import { pluralAr } from '@rahba/contract/kernel/plural'

/** The search over screens, actions and records. */
export const text = {
  title: 'البحث في كل شيء',
  placeholder: 'ابحث عن صفحة أو إجراء أو طلب أو منتج',
  searching: 'جارٍ البحث',
  failed: 'تعذّر البحث في السجلات. أعد المحاولة بعد قليل.',
  nothing: (q: string) => `لا توجد نتائج لـ «${q}»`,
  keys: '↑ ↓ للتنقل · Enter للاختيار · Esc للإغلاق',
  count: (n: number) =>
    pluralAr(n, {
      zero: 'لا نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: '{n} نتائج',
      many: '{n} نتيجة',
      other: '{n} نتيجة',
    }),
  recent: 'المفتوحة مؤخرًا',
  screens: 'الصفحات',
  actions: 'الإجراءات',
  orders: 'الطلبات',
  stores: 'المتاجر',
  products: 'المنتجات',
  users: 'العملاء',
  order: (n: number) => `الطلب ${n}`,
  unnamed: 'بلا اسم',
}

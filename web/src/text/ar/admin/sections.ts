import { pluralAr } from '@rahba/contract/kernel/plural'

/** The rows of the shopper's home. */
export const text = {
  hints: {
    featured_stores: 'المتاجر المميزة بالترتيب الذي تضعه في صفحة «المتاجر المميزة».',
    newest: 'آخر ما أضافته المتاجر من منتجات معروضة للبيع.',
    best_selling: 'الأكثر مبيعا في الطلبات التي وُصّلت خلال آخر 30 يوما، ويتجدد الحساب كل ساعة.',
    category: 'أحدث منتجات التصنيف الذي تختاره.',
    products: 'منتجات تختارها بنفسك وترتبها بالسحب.',
  },
  itemsHint: 'بحد أقصى 24 عنصرا',
  picked: 'المنتجات المختارة',
  pick: 'أضف منتجا',
  search: 'ابحث باسم المنتج',
  none: 'لم تختر منتجات بعد',
  noneHint: 'ابحث عن منتج معروض للبيع وأضفه، ثم اسحب المنتجات لترتيبها كما تظهر للمتسوق.',
  product: 'المنتج',
  store: 'المتجر',
  price: 'السعر',
  state: 'الحالة',
  visible: 'معروض',
  unseen: 'غير معروض',
  up: 'نقل إلى أعلى',
  down: 'نقل إلى أسفل',
  remove: 'إزالة من القسم',
  full: (most: number) => `بلغ القسم حده: ${most} منتجا`,
  products: (n: number) =>
    pluralAr(n, { zero: 'لا منتجات', one: 'منتج واحد', two: 'منتجان', few: '{n} منتجات', many: '{n} منتجا', other: '{n} منتج' }),
}

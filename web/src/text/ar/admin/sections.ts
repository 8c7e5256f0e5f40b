import { pluralAr } from '@rahba/contract/kernel/plural'

const products = (n: number) =>
  pluralAr(n, { zero: 'لا منتجات', one: 'منتج واحد', two: 'منتجان', few: '{n} منتجات', many: '{n} منتجًا', other: '{n} منتج' })

/** The rows of the shopper's home. */
export const text = {
  hints: {
    featured_stores: 'المتاجر المميزة بالترتيب المحدد في صفحة «المتاجر المميزة».',
    newest: 'أحدث المنتجات المعروضة للبيع من كل المتاجر.',
    best_selling: 'الأكثر مبيعًا في الطلبات المسلّمة خلال آخر 30 يومًا، ويُحدَّث كل ساعة.',
    category: 'أحدث منتجات التصنيف الذي تختاره.',
    products: 'منتجات تختارها بنفسك وترتبها بالسحب.',
  },
  preview: 'معاينة كما يراها العميل',
  itemsHint: 'بحد أقصى 24 عنصرًا',
  picked: 'المنتجات المختارة',
  pick: 'إضافة منتج',
  search: 'ابحث باسم المنتج',
  none: 'لم تختر منتجات بعد',
  noneHint: 'ابحث عن منتج معروض للبيع وأضفه، ثم اسحب المنتجات لترتيبها كما تظهر للعملاء.',
  product: 'المنتج',
  store: 'المتجر',
  price: 'السعر',
  state: 'الحالة',
  visible: 'معروض',
  unseen: 'غير معروض',
  up: 'نقل إلى أعلى',
  down: 'نقل إلى أسفل',
  remove: 'إزالة من القسم',
  full: (most: number) => `القسم ممتلئ. الحد الأقصى ${products(most)}`,
  products,
}

import { pluralAr } from '@rahba/contract/kernel/plural'

/** Lines of the list, each a product or one of its variants. */
const items = (n: number) =>
  pluralAr(n, { zero: 'لا منتجات', one: 'منتج واحد', two: 'منتجين', few: '{n} منتجات', many: '{n} منتجًا', other: '{n} منتج' })
/** Pieces as what is moved. */
const pieces = (n: number) =>
  pluralAr(n, { zero: 'لا قطع', one: 'قطعة واحدة', two: 'قطعتين', few: '{n} قطع', many: '{n} قطعة', other: '{n} قطعة' })
const inBranch = (name: string | null) => (name === null ? '' : ` في «${name}»`)

/** Stock by branch, its movements, and the branches. */
export const text = {
  title: 'المخزون',
  search: 'ابحث باسم المنتج أو رمز SKU أو الباركود',
  total: 'الإجمالي',
  off: 'غير معروض',
  state: 'حالة المخزون',
  movements: 'حركة المخزون',
  branches: 'الفروع',
  empty: { title: 'لا توجد منتجات بعد', body: 'أضف منتجاتك، وستظهر كمياتها هنا في كل فرع.' },
  alert: {
    action: 'إشعار انخفاض المخزون',
    title: 'إشعار انخفاض المخزون',
    hint: 'يصلك إشعار عندما تنخفض كمية منتج أو متغير بسبب طلب إلى هذا العدد أو أقل. اتركه فارغًا لإيقاف الإشعار.',
    unit: 'قطعة',
    saved: 'تم حفظ الإعداد',
  },
  adjust: {
    action: 'تعديل الكمية',
    title: (n: number) => `تعديل كمية ${items(n)}`,
    branch: 'الفرع',
    reason: 'السبب',
    quantity: { set: 'الكمية الموجودة', add: 'الكمية المضافة', take: 'الكمية المخصومة' },
    now: (n: number) => `الحالية ${n}`,
    note: 'ملاحظة (اختيارية)',
    save: 'حفظ',
    /** After a count: the number of lines whose quantity changed, and the branch if there are others. */
    counted: (n: number, branch: string | null) => `تم تحديث كمية ${items(n)}${inBranch(branch)}`,
    saved: {
      add: (n: number, branch: string | null) => `تمت إضافة ${pieces(n)} إلى المخزون${inBranch(branch)}`,
      take: (n: number, branch: string | null) => `تم خصم ${pieces(n)} من المخزون${inBranch(branch)}`,
    },
    same: 'الكميات كما هي، ولم يتغير شيء',
  },
  transfer: {
    action: 'نقل بين الفروع',
    title: (n: number) => `نقل ${items(n)} بين الفروع`,
    quantity: 'الكمية المنقولة',
    available: (n: number) => `المتوفر ${n}`,
    save: 'نقل',
    saved: (n: number, from: string, to: string) => `تم نقل ${pieces(n)} من «${from}» إلى «${to}»`,
    one: 'لديك فرع واحد. أضف فرعًا آخر أولًا',
  },
  moves: {
    title: 'حركة المخزون',
    of: 'المنتج',
    all: 'كل المنتجات',
    from: 'من تاريخ',
    to: 'إلى تاريخ',
    choose: 'لعرض حركة منتج واحد، اختر «حركة المخزون» من قائمته في صفحة المخزون.',
    order: (number: number) => `طلب ${number}`,
    system: 'تلقائي',
    platform: 'المنصة',
    shopper: 'العميل',
    empty: { title: 'لا توجد حركة بعد', body: 'تُسجَّل هنا كل زيادة أو نقص في المخزون: من غيّرها ومتى ولماذا.' },
  },
  places: {
    add: 'إضافة فرع',
    edit: 'تعديل الفرع',
    pickUp: 'استلام',
    delivers: 'توصيل',
    saved: 'تم حفظ الفرع',
    closed: 'تم إغلاق الفرع',
    close: {
      action: 'إغلاق الفرع',
      title: (name: string) => `إغلاق «${name}»؟`,
      body: 'لن يصدر منه أي طلب جديد، وتبقى طلباته السابقة وحركة مخزونه في السجل.',
    },
    hint: 'يُرسل كل طلب من أقرب فرع تتوفر فيه كل منتجاته: حسب المدينة، ثم المنطقة، ثم ترتيبك هنا.',
    hints: {
      pickUp: 'يختاره العملاء لاستلام طلباتهم',
      delivers: 'تُرسل منه الطلبات إلى العملاء',
      shortAddress: 'تستلم منه شركة الشحن. اتركه فارغًا لاستخدام عنوان المتجر',
      main: 'عنوان الفرع الرئيسي هو نفسه مكان الاستلام في ملف المتجر.',
    },
    empty: { title: 'لا توجد فروع', body: 'أضف فروعك لتعرف مخزون كل منها.' },
  },
}

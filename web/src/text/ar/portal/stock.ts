import { pluralAr } from '@rahba/contract/kernel/plural'

const items = (n: number) =>
  pluralAr(n, { zero: 'لا أصناف', one: 'صنف واحد', two: 'صنفين', few: '{n} أصناف', many: '{n} صنفًا', other: '{n} صنف' })

/** Stock by branch, its movements, and the branches. */
export const text = {
  title: 'المخزون',
  search: 'ابحث باسم المنتج أو رمز SKU أو الباركود',
  total: 'الإجمالي',
  branch: 'الفرع',
  state: 'حالة المخزون',
  movements: 'حركة المخزون',
  branches: 'الفروع',
  empty: { title: 'لا توجد منتجات بعد', body: 'أضف منتجاتك، وستظهر كمياتها هنا في كل فرع.' },
  adjust: {
    action: 'تعديل الكمية',
    title: (n: number) => `تعديل كمية ${items(n)}`,
    branch: 'الفرع',
    reason: 'السبب',
    quantity: { set: 'الكمية الموجودة', add: 'الكمية المضافة', take: 'الكمية المخصومة' },
    now: (n: number) => `الحالية ${n}`,
    note: 'ملاحظة (اختيارية)',
    save: 'حفظ',
    saved: 'تم تعديل المخزون',
    same: 'الكميات كما هي، ولم يتغير شيء',
  },
  transfer: {
    action: 'نقل بين الفروع',
    title: (n: number) => `نقل ${items(n)} بين الفروع`,
    quantity: 'الكمية المنقولة',
    available: (n: number) => `المتوفر ${n}`,
    save: 'نقل',
    saved: 'تم نقل المخزون',
    one: 'لديك فرع واحد. أضف فرعًا آخر أولًا',
  },
  moves: {
    title: 'حركة المخزون',
    of: 'المنتج',
    all: 'كل المنتجات',
    choose: 'لعرض حركة منتج واحد، اختر «حركة المخزون» من قائمته في صفحة المخزون.',
    order: (number: number) => `طلب ${number}`,
    system: 'تلقائي',
    platform: 'المنصة',
    shopper: 'العميل',
    empty: { title: 'لا توجد حركة بعد', body: 'تُسجَّل هنا كل زيادة أو نقص في المخزون: من غيّرها ومتى ولماذا.' },
  },
  places: {
    title: 'الفروع',
    add: 'إضافة فرع',
    edit: 'تعديل الفرع',
    main: 'رئيسي',
    pickUp: 'استلام',
    delivers: 'توصيل',
    uses: 'الخدمات',
    saved: 'تم حفظ الفرع',
    closed: 'تم إغلاق الفرع',
    close: {
      action: 'إغلاق الفرع',
      title: (name: string) => `إغلاق «${name}»؟`,
      body: 'لن يصدر منه أي طلب جديد، وتبقى طلباته السابقة وحركة مخزونه في السجل.',
    },
    hint: 'يُرسل كل طلب من أقرب فرع تتوفر فيه كل منتجاته: فرع المدينة نفسها، ثم المنطقة نفسها، ثم حسب ترتيب الفروع هنا.',
    hints: {
      pickUp: 'يختاره العملاء لاستلام طلباتهم',
      delivers: 'تُرسل منه الطلبات إلى العملاء',
      shortAddress: 'تستلم منه شركة الشحن. اتركه فارغًا لاستخدام عنوان المتجر',
      main: 'عنوان الفرع الرئيسي هو نفسه مكان الاستلام في ملف المتجر.',
    },
    empty: { title: 'لا توجد فروع', body: 'أضف فروعك لتعرف مخزون كل منها.' },
  },
}

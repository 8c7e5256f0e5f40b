import { pluralAr } from '@rahba/contract/kernel/plural'

/** What is said of products wherever they are written or reviewed: the form, the preview, the diagnosis. */
export const text = {
  sections: {
    basics: 'بيانات المنتج',
    pictures: 'الصور',
    pricing: 'السعر والمخزون',
    place: 'التصنيف',
    details: 'مواصفات',
    fields: 'حقول إضافية',
    attachments: 'مرفقات للمراجعة',
  },
  hints: {
    pictures: 'الصورة الأولى هي التي تظهر في القوائم. رتب الصور بالسحب أو بالأسهم.',
    discount: 'يظهر السعر الأصلي مشطوبا بجانبه',
    quantity: 'ينقص المخزون تلقائيا مع كل طلب',
    weight: 'يُستخدم لحساب الشحن',
    maxPurchase: 'اتركه فارغا إن لم يكن هناك حد',
    tags: 'اكتب الوسم ثم اضغط Enter',
    fields: 'ما يختاره المتسوق أو يكتبه عند الطلب، مثل المقاس أو نص الإهداء.',
    attachments: 'شهادة مطابقة أو ترخيص، يراها فريق المراجعة فقط.',
    noFields: 'لا توجد حقول إضافية في المتجر بعد.',
  },
  pictures: {
    add: 'إضافة صور',
    main: 'الرئيسية',
    alt: (n: number) => `صورة المنتج ${n}`,
    earlier: (n: number) => `تقديم الصورة ${n}`,
    later: (n: number) => `تأخير الصورة ${n}`,
    remove: (n: number) => `إزالة الصورة ${n}`,
    full: (n: number) =>
      pluralAr(n, {
        zero: '',
        one: 'يكفي المنتج صورة واحدة',
        two: 'الحد الأعلى صورتان',
        few: 'الحد الأعلى {n} صور',
        many: 'الحد الأعلى {n} صورة',
        other: 'الحد الأعلى {n} صورة',
      }),
  },
  attachments: { remove: (name: string) => `إزالة ${name}` },
  options: (n: number) =>
    pluralAr(n, { zero: 'بلا خيارات', one: 'خيار واحد', two: 'خياران', few: '{n} خيارات', many: '{n} خيارا', other: '{n} خيار' }),
  required: 'إلزامي',
  optional: 'اختياري',
  noShelf: 'بدون قسم',
  off: (percent: number) => `خصم ${percent}٪`,
  preview: 'كما يراه المتسوق',
  previewName: 'اسم المنتج',
  diagnosis: {
    title: 'لماذا لا يُباع الآن؟',
    sells: 'المنتج معروض ويمكن طلبه الآن.',
    missing: 'ينقصه قبل الإرسال للمراجعة',
    stops: 'يمنع بيعه الآن',
    reason: 'السبب من فريق المراجعة',
    mend: {
      product: 'عدّل المنتج',
      review: '',
      stock: 'حدّث الكمية',
      store_profile: 'أكمل بيانات المتجر',
      store_switch: 'افتح المتجر من أعلى الصفحة',
      support: 'تواصل مع الدعم',
      shelves: 'أقسام المتجر',
    },
  },
  state: 'الحالة',
  stock: 'المخزون',
  name: 'المنتج',
  left: (n: number) =>
    pluralAr(n, {
      zero: 'نفدت الكمية',
      one: 'بقيت قطعة واحدة',
      two: 'بقيت قطعتان',
      few: 'بقيت {n} قطع',
      many: 'بقيت {n} قطعة',
      other: 'بقيت {n} قطعة',
    }),
}

import { percentText } from '@rahba/contract/kernel/percent'
import { pluralAr } from '@rahba/contract/kernel/plural'
import { reviewTime } from '@rahba/contract/stores/review-time'

const products = (n: number) =>
  pluralAr(n, { zero: 'لا منتجات', one: 'منتج واحد', two: 'منتجين', few: '{n} منتجات', many: '{n} منتجًا', other: '{n} منتج' })

/** The merchant's products, collections and additional fields. */
export const text = {
  gets: {
    store: 'يصلك',
    of: 'من سعر',
    registered: (rate: string) => `بعد خصم عمولة المنصة ${rate} وضريبة العمولة. وتورّد أنت ضريبة القيمة المضافة المشمولة في السعر.`,
    deemed: (rate: string, vat: string) =>
      `بعد خصم عمولة المنصة ${rate} وضريبة العمولة، وضريبة القيمة المضافة ${vat} التي تورّدها المنصة نيابة عنك.`,
  },
  title: 'المنتجات',
  create: 'إضافة منتج',
  edit: 'تعديل المنتج',
  search: 'ابحث بالاسم أو العلامة أو الباركود',
  tabs: { label: 'المنتجات حسب الحالة', all: 'الكل', edited: 'تعديلات بانتظار المراجعة' },
  empty: { title: 'أضف أول منتج إلى متجرك', body: 'للبدء تكفي صورة واضحة واسم دقيق وسعر. يمكنك حفظ المنتج كمسودة وإكماله لاحقًا.' },
  noneHere: { title: 'لا توجد منتجات بهذه الحالة', body: 'اختر حالة أخرى من الأعلى.' },
  offers: 'العروض',
  coupons: 'الكوبونات',
  shelves: 'تصنيفات المتجر',
  translations: 'الترجمات',
  fields: 'الحقول الإضافية',
  files: {
    menu: 'استيراد وتصدير',
    importing: 'استيراد من ملف',
    exportXlsx: 'تصدير للتعديل (Excel)',
    exportCsv: 'تصدير للتعديل (CSV)',
    hint: 'عدّل الملف المصدَّر في Excel ثم استورده لتحديث منتجاتك دفعة واحدة',
  },
  uploadPaper: 'رفع نسخة سارية',
  copy: {
    action: 'تكرار المنتج',
    notice: (name: string) =>
      `تم نسخ بيانات «${name}» عدا الصور والمرفقات والباركود ورموز SKU. أضفها إلى هذا المنتج، وعدّل ما يلزم، ثم احفظ.`,
  },
  saveDraft: 'حفظ كمسودة',
  saveChanges: 'حفظ التغييرات',
  savedAndSent: `أُرسل المنتج للمراجعة، وسيصلك الرد ${reviewTime.ar}`,
  onSale: 'المنتج معروض الآن للعملاء',
  saved: 'حُفظ المنتج',
  editWaits: `حُفظ المنتج. سنراجع بعض تعديلاتك ${reviewTime.ar}، وتبقى القيم الحالية معروضة حتى قبول التعديلات`,
  openEdit: {
    waits: 'تعديلك بانتظار المراجعة',
    waitsBody: (fields: string) =>
      `سيراجع فريق المنصة ${reviewTime.ar} الحقول التالية: ${fields}. يبقى المنتج معروضًا بقيمه المعتمدة حتى القبول، وأي تعديل تحفظه هنا يحل محل التعديل السابق.`,
    refused: 'تم رفض تعديلك',
    refusedBody: (fields: string) => `الحقول المرفوضة: ${fields}. لم تتغير القيم المعروضة، ولا يزال تعديلك محفوظًا.`,
    compare: 'مقارنة بالنسخة المعروضة',
    hide: 'إخفاء المقارنة',
    withdraw: 'إلغاء التعديل',
    withdrawTitle: 'إلغاء التعديل؟',
    withdrawBody: 'لن تتم مراجعة التعديل، وسيبقى المنتج معروضًا بقيمه الحالية.',
    withdrawn: 'تم إلغاء التعديل',
    use: 'استعادة التعديل في النموذج',
    dismiss: 'تجاهل',
    putAway: 'تم تجاهل التعديل المرفوض',
  },
  send: 'حفظ وإرسال للمراجعة',
  sendHint: `أكمل البيانات الناقصة أعلاه ثم أرسل المنتج للمراجعة، وسيصلك الرد ${reviewTime.ar}.`,
  deleted: 'حُذف المنتج',
  hidden: 'تم إخفاء المنتج عن العملاء',
  shown: 'تمت إعادة عرض المنتج',
  remove: {
    action: 'حذف',
    title: (name: string) => `حذف «${name}»؟`,
    body: 'سيُحذف المنتج من متجرك نهائيًا، وتبقى بياناته في الطلبات السابقة كما هي.',
  },
  bulk: {
    price: 'تغيير السعر',
    stock: 'تغيير المخزون',
    priceTitle: (n: number) => `تغيير سعر ${products(n)}`,
    stockTitle: (n: number) => `تغيير مخزون ${products(n)}`,
    deleteTitle: (n: number) => `حذف ${products(n)}؟`,
    how: 'طريقة التغيير',
    modes: {
      price_percent: 'نسبة مئوية',
      price_add: 'زيادة مبلغ أو خصمه',
      price_set: 'سعر محدد',
      stock_add: 'زيادة الكمية أو إنقاصها',
      stock_set: 'كمية محددة',
    },
    percentHint: `اكتب ‎-10 لتخفيض السعر ${percentText(10)}. يتغير السعر بعد الخصم بالنسبة نفسها.`,
    addHint: 'اكتب قيمة سالبة للإنقاص.',
    value: 'القيمة',
    apply: 'تطبيق',
    bad: 'أدخل قيمة صحيحة',
  },
  newField: 'حقل جديد',
  fieldAdded: 'أُضيف الحقل إلى المنتج',
  shelf: {
    title: 'تصنيفات المتجر',
    create: 'إضافة تصنيف',
    edit: 'تعديل التصنيف',
    empty: {
      title: 'رتّب منتجاتك في تصنيفات',
      body: 'مثل: وصل حديثًا، الأكثر مبيعًا، هدايا. تظهر تصنيفات المتجر للعملاء أعلى صفحة متجرك بالترتيب الذي تختاره.',
    },
    saved: 'حُفظ التصنيف',
    deleted: 'حُذف التصنيف',
    remove: {
      title: (name: string) => `حذف تصنيف «${name}»؟`,
      body: (n: number) =>
        pluralAr(n, {
          zero: 'التصنيف فارغ، ولن يتأثر أي منتج.',
          one: 'سيُزال التصنيف من منتج واحد، وسيبقى المنتج في متجرك.',
          two: 'سيُزال التصنيف من منتجين، وسيبقيان في متجرك.',
          few: 'سيُزال التصنيف من {n} منتجات، وستبقى في متجرك.',
          many: 'سيُزال التصنيف من {n} منتجًا، وستبقى في متجرك.',
          other: 'سيُزال التصنيف من {n} منتج، وستبقى في متجرك.',
        }),
    },
  },
  field: {
    title: 'الحقول الإضافية',
    create: 'إضافة حقل',
    edit: 'تعديل الحقل',
    hint: 'عرّف الحقل مرة واحدة، ثم اختره في أي منتج.',
    empty: {
      title: 'اطلب من العميل تفاصيل طلبه',
      body: 'مقاس أو لون أو تغليف هدية أو نص مطبوع: عرّف الحقل وخياراته وأسعارها، ثم اختره في منتجاتك.',
    },
    options: 'الخيارات وأسعارها',
    optionAt: (n: number) => `الخيار ${n}`,
    addOption: 'إضافة خيار',
    removeOption: (n: number) => `إزالة الخيار ${n}`,
    moveUp: (n: number) => `نقل الخيار ${n} إلى أعلى`,
    moveDown: (n: number) => `نقل الخيار ${n} إلى أسفل`,
    price: 'الزيادة على السعر',
    noOptions: 'يكتب العميل إجابته بنفسه، ولا حاجة إلى خيارات.',
    usedBy: 'المنتجات',
    saved: 'حُفظ الحقل',
    deleted: 'حُذف الحقل',
    remove: {
      title: (name: string) => `حذف حقل «${name}»؟`,
      body: (n: number) => (n === 0 ? 'لا يستخدم هذا الحقل أي منتج.' : `سيُزال الحقل من ${products(n)}، ولن تتغير الطلبات السابقة.`),
    },
  },
}

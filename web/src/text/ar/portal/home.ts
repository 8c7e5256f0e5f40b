import { pluralAr } from '@rahba/contract/kernel/plural'
import { reviewTime } from '@rahba/contract/stores/review-time'

/** The merchant's home. */
export const text = {
  title: 'الرئيسية',
  greeting: (name: string) => `أهلًا ${name}`,
  start: {
    title: 'ابدأ البيع في أربع خطوات',
    lead: 'أكملها بأي ترتيب، وسيظهر متجرك للمتسوقين حين تنتهي.',
    progress: (done: number, all: number) => `${done} من ${all}`,
    done: 'تمت',
    profile: 'أكمل ملف المتجر',
    profileHint: 'الوصف والشعار والمستندات والحساب البنكي والتوصيل.',
    profileAction: 'إكمال الملف',
    product: 'أضف أول منتج',
    productHint: 'صورة واضحة ووصف باللغتين وسعر وكمية.',
    productAction: 'إضافة منتج',
    review: 'أرسل متجرك للمراجعة',
    reviewHint: `يراجعه فريق المنصة ${reviewTime.ar}، ويصلك إشعار بالنتيجة.`,
    reviewWaiting: `أُرسل، ويصلك الرد ${reviewTime.ar}.`,
    waits: 'قيد المراجعة',
    reviewRejected: 'لم يُعتمد بعد. اقرأ الملاحظات وأعد الإرسال.',
    reviewAction: 'إلى الإرسال',
    open: 'افتح متجرك وشارك رابطه',
    openHint: 'من المفتاح أعلى الصفحة، ثم انشر الرابط حيث يتابعك عملاؤك.',
  },
  now: {
    title: 'يحتاج إلى ردك الآن',
    none: 'لا شيء ينتظرك. أحسنت!',
    newOrders: (n: number) =>
      pluralAr(n, {
        zero: 'لا طلبات جديدة',
        one: 'طلب جديد بانتظار قبولك',
        two: 'طلبان جديدان بانتظار قبولك',
        few: '{n} طلبات جديدة بانتظار قبولك',
        many: '{n} طلبًا جديدًا بانتظار قبولك',
        other: '{n} طلب جديد بانتظار قبولك',
      }),
    acceptBy: 'أقرب مهلة',
    cancels: (n: number) =>
      pluralAr(n, {
        zero: 'لا طلبات إلغاء',
        one: 'طلب إلغاء بانتظار ردك',
        two: 'طلبا إلغاء بانتظار ردك',
        few: '{n} طلبات إلغاء بانتظار ردك',
        many: '{n} طلب إلغاء بانتظار ردك',
        other: '{n} طلب إلغاء بانتظار ردك',
      }),
    cancelsHint: 'وافق أو ارفض مع ذكر السبب.',
    sentBack: (paper: string) => `أُعيد إليك: ${paper}`,
    expired: (paper: string) => `انتهت صلاحية: ${paper}`,
    rejected: (product: string) => `يحتاج إلى تعديل: ${product}`,
    allRejected: (n: number) =>
      pluralAr(n, {
        zero: '',
        one: 'منتج واحد يحتاج إلى تعديل',
        two: 'كل المنتجات التي تحتاج إلى تعديل: منتجان',
        few: 'كل المنتجات التي تحتاج إلى تعديل: {n} منتجات',
        many: 'كل المنتجات التي تحتاج إلى تعديل: {n} منتجًا',
        other: 'كل المنتجات التي تحتاج إلى تعديل: {n} منتج',
      }),
  },
  figures: {
    sales: 'مبيعات اليوم',
    orders: 'طلبات اليوم',
    active: 'منتجات معروضة',
    average: 'متوسط قيمة الطلب اليوم',
    yesterday: 'أمس حتى هذه الساعة:',
    ofAll: (n: number) => `من أصل ${n}`,
    week: 'المبيعات في سبعة أيام',
    day: 'اليوم',
    amount: 'المبيعات',
  },
  low: {
    title: 'أوشكت على النفاد',
    all: 'عرض الكل',
    none: 'كل منتجاتك متوفرة بكمية كافية.',
    piece: 'المتبقي',
  },
  news: { title: 'أخبار المنصة', none: 'لا أخبار جديدة.', all: 'كل الأخبار' },
  quiet: { title: 'لم تصلك طلبات بعد', body: 'شارك رابط متجرك مع متابعيك، فأغلب الطلبات الأولى تأتي منهم.' },
}

import { brand } from '@rahba/contract/kernel/brand'
import { pluralAr } from '@rahba/contract/kernel/plural'

/** The frame of the merchants' portal: menu, header, banners, share window. */
export const text = {
  title: 'متجري',
  menu: {
    home: 'الرئيسية',
    products: 'المنتجات',
    orders: 'الطلبات',
    messages: 'الرسائل',
    statistics: 'التقارير',
    wallet: 'المحفظة والفواتير',
    settings: 'الإعدادات',
    profile: 'بيانات الحساب',
    store: 'إعدادات المتجر',
    help: 'المساعدة',
    contact: 'تواصل معنا',
    faq: 'الأسئلة الشائعة',
    improvements: 'التحسينات',
    terms: 'الشروط والأحكام',
    privacy: 'سياسة الخصوصية',
    logout: 'تسجيل الخروج',
  },
  open: {
    open: 'المتجر مفتوح',
    closed: 'المتجر مغلق',
    hint: 'يستقبل المتجر الطلبات حين يكون مفتوحًا فقط',
    waitForApproval: 'لا يمكن فتح المتجر قبل اعتماده من إدارة المنصة',
    failed: 'تعذر تغيير حالة المتجر',
  },
  notifications: {
    title: 'الإشعارات',
    none: 'لا إشعارات بعد. ستظهر هنا الطلبات الجديدة ورسائل المنصة.',
    all: 'كل الإشعارات',
    unread: (n: number) =>
      pluralAr(n, {
        zero: 'لا إشعارات جديدة',
        one: 'إشعار جديد واحد',
        two: 'إشعاران جديدان',
        few: '{n} إشعارات جديدة',
        many: '{n} إشعارًا جديدًا',
        other: '{n} إشعار جديد',
      }),
    isNew: 'غير مقروء',
    allow: 'اسمح لجهازك باستقبال الإشعارات من فضلك',
  },
  share: {
    button: 'مشاركة المتجر',
    title: 'شارك رابط متجرك',
    hint: 'انشر الرابط حيث يتابعك عملاؤك، ومنه يصلون إلى منتجاتك مباشرة.',
    link: 'رابط المتجر',
    copy: 'نسخ الرابط',
    on: (network: string) => `مشاركة على ${network}`,
    networks: {
      facebook: 'فيسبوك',
      twitter: 'إكس (تويتر)',
      telegram: 'تيليجرام',
      whatsapp: 'واتساب',
      linkedin: 'لينكد إن',
      pinterest: 'بنترست',
      reddit: 'ريديت',
    },
    message: (store: string) => `تسوّق من ${store} على ${brand.name.ar}`,
  },
  banners: {
    incomplete: 'بيانات متجرك غير مكتملة، ولن يظهر المتجر للعملاء حتى تكملها.',
    complete: 'إكمال البيانات',
    unverified: 'بريدك الإلكتروني غير مؤكد.',
    verify: 'اضغط هنا لتأكيده',
  },
  activation: { title: 'تأكيد البريد الإلكتروني', done: 'تأكّد بريدك الإلكتروني' },
}

import { brand } from '@rahba/contract/kernel/brand'

/** The frame of the public pages: navigation bar and footer. */
export const text = {
  nav: {
    home: 'الرئيسية',
    advantages: 'المزايا',
    partners: 'شركاؤنا',
    download: 'تنزيل التطبيق',
    contact: 'تواصل معنا',
    privacy: 'سياسة الخصوصية',
    terms: 'الشروط والأحكام',
    agreement: 'اتفاقية التاجر',
    account: 'حسابي',
    login: 'تسجيل الدخول',
  },
  footer: {
    support: 'الدعم',
    follow: 'تابعنا',
    pages: 'روابط',
    rights: (year: number) => `© ${year} ${brand.name.ar}. جميع الحقوق محفوظة.`,
    networks: { twitter: 'إكس (تويتر)', instagram: 'إنستجرام', snapchat: 'سناب شات', whatsapp: 'واتساب', tiktok: 'تيك توك' },
  },
}

import { pluralAr } from '@rahba/contract/kernel/plural'
import { reviewTime } from '@rahba/contract/stores/review-time'

/** Words that public pages and the help pages of a store share: content pages, questions, the message to the platform. */
export const text = {
  contact: {
    title: 'تواصل معنا',
    lead: 'اكتب لنا سؤالك أو ملاحظتك، وسنرد عليك بالبريد الإلكتروني أو الهاتف خلال يوم عمل.',
    support: 'الدعم',
    messageHint: 'كيف يمكننا مساعدتك؟',
    send: 'إرسال الرسالة',
    sent: 'وصلتنا رسالتك، وسنرد عليك قريبًا',
    walletRequest: (balance: string) => `أريد تحويل رصيد محفظتي (${balance}) إلى حسابي البنكي حتى أتمكن من حذف حسابي.`,
  },
  page: { updated: (date: string) => `آخر تحديث: ${date}` },
  faq: {
    title: 'الأسئلة الشائعة',
    lead: 'إجابات عن أكثر أسئلة التجار شيوعًا.',
    search: 'ابحث في الأسئلة',
    find: 'بحث',
    found: (n: number) =>
      pluralAr(n, { zero: 'لا توجد نتائج', one: 'نتيجة واحدة', two: 'نتيجتان', few: '{n} نتائج', many: '{n} نتيجة', other: '{n} نتيجة' }),
    none: 'لم نجد سؤالًا يطابق بحثك',
    noneHint: 'جرّب كلمات أقل، أو اكتب لنا سؤالك مباشرة.',
    ask: 'اكتب لنا',
    stillTitle: 'لم تجد إجابتك؟',
    still: 'يقرأ فريق الدعم كل رسالة ويرد عليها.',
  },
  help: {
    title: 'المساعدة',
    lead: `الأسئلة الشائعة والشروط وطرق التواصل معنا. نراجع المتاجر ومستنداتها ${reviewTime.ar} من إرسالها.`,
    pages: {
      contact: { title: 'تواصل معنا', body: 'رسالة مباشرة إلى فريق المنصة.' },
      faq: { title: 'الأسئلة الشائعة', body: 'إجابات سريعة عن المنتجات والطلبات والمحفظة.' },
      improvements: { title: 'التحسينات', body: 'جديد المنصة وما نعمل عليه.' },
      agreement: { title: 'اتفاقية التاجر', body: 'العمولة والمدفوعات وما تغيّر فيها، وموافقة متجرك.' },
      terms: { title: 'الشروط والأحكام', body: 'التزامات التاجر والتزامات المنصة.' },
      privacy: { title: 'سياسة الخصوصية', body: 'البيانات التي نجمعها وسبب جمعها.' },
    },
  },
}

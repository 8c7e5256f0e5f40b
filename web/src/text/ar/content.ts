import { pluralAr } from '@rahba/contract/kernel/plural'
import { reviewTime } from '@rahba/contract/stores/review-time'

/** Words that public pages and the help pages of a store share: content pages, questions, the message to the platform. */
export const text = {
  contact: {
    title: 'تواصل معنا',
    lead: 'اكتب لنا سؤالك أو ملاحظتك، ونرد عليك بالبريد أو الهاتف خلال يوم عمل.',
    support: 'الدعم',
    messageHint: 'كيف نستطيع مساعدتك؟',
    send: 'إرسال الرسالة',
    sent: 'وصلتنا رسالتك، ونرد عليك قريبًا',
  },
  page: { updated: (date: string) => `آخر تحديث: ${date}` },
  faq: {
    title: 'الأسئلة الشائعة',
    lead: 'أجوبة ما يسأل عنه التجار عادة.',
    search: 'ابحث في الأسئلة',
    find: 'بحث',
    found: (n: number) =>
      pluralAr(n, { zero: 'لا نتائج', one: 'نتيجة واحدة', two: 'نتيجتان', few: '{n} نتائج', many: '{n} نتيجة', other: '{n} نتيجة' }),
    none: 'لم نجد سؤالًا يطابق بحثك',
    noneHint: 'جرب كلمات أقل، أو اكتب لنا سؤالك مباشرة.',
    ask: 'اكتب لنا',
    stillTitle: 'لم تجد جوابك؟',
    still: 'فريق الدعم يقرأ كل رسالة ويرد عليها.',
  },
  help: {
    title: 'المساعدة',
    lead: `الأسئلة والشروط، وطريق الوصول إلينا. نراجع المتاجر ومستنداتها ${reviewTime.ar} من إرسالها.`,
    pages: {
      contact: { title: 'تواصل معنا', body: 'رسالة مباشرة إلى فريق المنصة.' },
      faq: { title: 'الأسئلة الشائعة', body: 'أجوبة سريعة عن المنتجات والطلبات والمحفظة.' },
      improvements: { title: 'التحسينات', body: 'جديد المنصة وما نعمل عليه.' },
      terms: { title: 'الشروط والأحكام', body: 'ما يلتزم به التاجر وما نلتزم به.' },
      privacy: { title: 'سياسة الخصوصية', body: 'ما نجمعه من بيانات ولماذا.' },
    },
  },
}

import { choice, englishLater, flag, integer, richText, text } from '../kernel/field.ts'
import { defineResource } from '../kernel/resource.ts'

export const faqAudiences = {
  landing: { ar: 'زوار الموقع', en: 'Visitors' },
  stores: { ar: 'التجار', en: 'Merchants' },
  shoppers: { ar: 'العملاء', en: 'Customers' },
}

/** Questions and answers, each shown where its audience reads. */
export const faqs = defineResource({
  name: 'faqs',
  path: 'faqs',
  permission: 'faqs',
  title: 'question',
  fields: {
    question: englishLater(text({ max: 300 })),
    answer: englishLater(richText()),
    audience: choice(faqAudiences),
    position: integer({ max: 10_000 }),
    active: flag(),
  },
  list: {
    columns: ['question', 'audience', 'position', 'active', 'updated_at'],
    search: ['question'],
    sort: ['position', 'created_at', 'updated_at'],
    default_sort: 'position',
    filters: ['audience', 'active'],
  },
  labels: {
    one: { ar: 'سؤال شائع', en: 'FAQ' },
    many: { ar: 'الأسئلة الشائعة', en: 'FAQs' },
    empty: {
      ar: 'أضف أول سؤال يتكرر على فريق الدعم، وسيظهر للجمهور الذي تحدده.',
      en: 'Add a question your support team gets often. It appears to the audience you choose.',
    },
    fields: {
      question: { ar: 'السؤال', en: 'Question' },
      answer: { ar: 'الإجابة', en: 'Answer' },
      audience: { ar: 'الجمهور', en: 'Audience' },
    },
  },
})

import type { FieldLabels } from '../kernel/labels.ts'

export const emptySearchLabels = {
  query: { ar: 'عبارة البحث', en: 'Search term' },
  times: { ar: 'عدد المرات', en: 'Times' },
  corrected: { ar: 'العبارة المصحّحة', en: 'Corrected search term' },
  updated_at: { ar: 'آخر مرة', en: 'Last searched' },
  words: { ar: 'الكلمة المرادفة', en: 'Synonym' },
} satisfies FieldLabels

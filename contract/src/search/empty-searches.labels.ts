import type { FieldLabels } from '../kernel/labels.ts'

export const emptySearchLabels = {
  query: { ar: 'عبارة البحث', en: 'Search' },
  times: { ar: 'عدد المرات', en: 'Times' },
  corrected: { ar: 'عُرضت بدلًا منها نتائج', en: 'Results shown instead' },
  updated_at: { ar: 'آخر مرة', en: 'Last searched' },
  words: { ar: 'الكلمة المرادفة', en: 'Means the same as' },
} satisfies FieldLabels

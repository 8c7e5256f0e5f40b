import type { Bilingual } from '../../kernel/locale.ts'

/** The states of an adjustment that needs two administrators. */
export const adjustmentStatuses = {
  requested: { ar: 'بانتظار مشرف آخر', en: 'Awaiting another admin' },
  approved: { ar: 'معتمدة', en: 'Approved' },
  rejected: { ar: 'مرفوضة', en: 'Rejected' },
} as const satisfies Record<string, Bilingual>

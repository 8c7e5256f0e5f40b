import type { Bilingual } from '../kernel/locale.ts'

/** The states of an adjustment that needs two administrators. */
export const adjustmentStatuses = {
  requested: { ar: 'تنتظر مشرفًا آخر', en: 'Waits for another admin' },
  approved: { ar: 'اعتُمدت', en: 'Approved' },
  rejected: { ar: 'رُفضت', en: 'Rejected' },
} as const satisfies Record<string, Bilingual>

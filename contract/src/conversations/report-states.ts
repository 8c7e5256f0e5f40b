import type { Bilingual } from '../kernel/locale.ts'
import { typedKeys } from '../kernel/typed-keys.ts'

/** What becomes of a report of a conversation: an administrator reads, and says whether something had to be done. */
export const reportStatuses = {
  open: { ar: 'بانتظار المراجعة', en: 'Waiting' },
  handled: { ar: 'اتُّخذ إجراء', en: 'Handled' },
  dismissed: { ar: 'بلا مخالفة', en: 'Dismissed' },
} as const satisfies Record<string, Bilingual>
export type ReportStatus = keyof typeof reportStatuses
export const reportStatusKeys = typedKeys(reportStatuses)

interface ReportAction extends Bilingual {
  from: readonly ReportStatus[]
  to: ReportStatus
  /** What was done has to be said, for those who look at it later. */
  needs_note?: true
}

/** What an administrator may do with a report. The server enforces it, and the same table draws the buttons. */
export const reportActions = {
  handle: { from: ['open'], to: 'handled', needs_note: true, ar: 'تسجيل ما اتُّخذ', en: 'Record what was done' },
  dismiss: { from: ['open'], to: 'dismissed', ar: 'إغلاق بلا مخالفة', en: 'Dismiss' },
  reopen: { from: ['handled', 'dismissed'], to: 'open', ar: 'إعادة الفتح', en: 'Reopen' },
} as const satisfies Record<string, ReportAction>
export type ReportActionName = keyof typeof reportActions
export const reportActionNames = typedKeys(reportActions)

/** Whether `name` is open to a report that stands so. */
export const mayDoToReport = (name: ReportActionName, status: ReportStatus): boolean =>
  (reportActions[name] as ReportAction).from.includes(status)

/** Whether `name` is refused without a note. */
export const needsNote = (name: ReportActionName): boolean => Boolean((reportActions[name] as ReportAction).needs_note)

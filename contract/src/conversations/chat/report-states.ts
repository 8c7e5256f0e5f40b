import type { Bilingual } from '../../kernel/locale.ts'
import { typedKeys } from '../../kernel/typed-keys.ts'

/** The states of a report: an administrator reads it and records whether it was justified. */
export const reportStatuses = {
  open: { ar: 'بانتظار المراجعة', en: 'Awaiting review' },
  handled: { ar: 'تم اتخاذ إجراء', en: 'Action taken' },
  dismissed: { ar: 'لا توجد مخالفة', en: 'No violation' },
} as const satisfies Record<string, Bilingual>
export type ReportStatus = keyof typeof reportStatuses
export const reportStatusKeys = typedKeys(reportStatuses)

interface ReportAction extends Bilingual {
  from: readonly ReportStatus[]
  to: ReportStatus
  /** The note is required, so that later readers know what was done. */
  needs_note?: true
}

/** The actions of an administrator on a report. The server enforces this table and buttons are drawn from it. */
export const reportActions = {
  handle: { from: ['open'], to: 'handled', needs_note: true, ar: 'تسجيل الإجراء المتخذ', en: 'Record action taken' },
  dismiss: { from: ['open'], to: 'dismissed', ar: 'إغلاق لعدم وجود مخالفة', en: 'Dismiss' },
  reopen: { from: ['handled', 'dismissed'], to: 'open', ar: 'إعادة الفتح', en: 'Reopen' },
} as const satisfies Record<string, ReportAction>
export type ReportActionName = keyof typeof reportActions
export const reportActionNames = typedKeys(reportActions)

type NeedingNote = {
  [Name in ReportActionName]: (typeof reportActions)[Name] extends { needs_note: true } ? Name : never
}[ReportActionName]

/** True if `name` is refused without a note. */
export const needsNote = (name: ReportActionName): name is NeedingNote => (reportActions[name] as ReportAction).needs_note === true
/** True if `name` may have a note and needs none. */
export const isFreeOfNote = (name: ReportActionName): name is Exclude<ReportActionName, NeedingNote> => !needsNote(name)

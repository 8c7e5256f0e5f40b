import type { FieldLabels } from '../../kernel/labels.ts'
import type { Bilingual } from '../../kernel/locale.ts'

export const maxImportBytes = 20 * 1024 * 1024

/** The key of the reason of rows whose pictures were not fetched, which are known only after the import. */
export const pictureReasonKey = '336c140fa298a0ca384f361aee34b178'

/** The states of an import. The merchant continues it from `uploaded` and `checked`; it can be cancelled in any state but the last two. */
export const importStates = ['uploaded', 'checking', 'checked', 'running', 'done', 'cancelled'] as const
type ImportState = (typeof importStates)[number]

export const importStateLabels: Record<ImportState, Bilingual> = {
  uploaded: { ar: 'بانتظار مطابقة الأعمدة', en: 'Awaiting column matching' },
  checking: { ar: 'قيد الفحص', en: 'Checking' },
  checked: { ar: 'جاهز للاستيراد', en: 'Ready to import' },
  running: { ar: 'قيد الاستيراد', en: 'Importing' },
  done: { ar: 'مكتمل', en: 'Completed' },
  cancelled: { ar: 'ملغى', en: 'Cancelled' },
}

/** Events in the history of an import, beside its states. */
export const importHistoryLabels = {
  state: { ar: 'الحالة', en: 'Status' },
  created: { ar: 'المنتجات المضافة', en: 'Products added' },
  updated: { ar: 'المنتجات المعدّلة', en: 'Products updated' },
  failed: { ar: 'الصفوف التي لم تُستورد', en: 'Rows not imported' },
} satisfies FieldLabels

import { defineErrors } from './errors.ts'

/** The reasons to reject an uploaded table (CSV or XLSX), for all imports. */
export const tableErrors = defineErrors({
  import_encoding: {
    status: 422,
    ar: 'تعذّرت قراءة أحرف الملف. احفظه من Excel بصيغة «CSV UTF-8» أو XLSX ثم أعد الرفع',
    en: 'The text in this file couldn’t be read. Save it from Excel as “CSV UTF-8” or XLSX and upload it again',
  },
  import_type: {
    status: 422,
    ar: 'ارفع ملفًا بصيغة CSV أو XLSX. يمكنك حفظ ملفات XLS القديمة بصيغة XLSX من Excel',
    en: 'Upload a CSV or XLSX file. You can save an old XLS file as XLSX in Excel',
  },
  import_broken: {
    status: 422,
    ar: 'تعذّرت قراءة الملف. قد يكون تالفًا أو محميًا بكلمة مرور. افتحه في Excel واحفظه من جديد ثم أعد الرفع',
    en: 'This file couldn’t be read. It may be damaged or password-protected. Open it in Excel, save it again and upload it',
  },
  import_quote: {
    status: 422,
    ar: 'علامة التنصيص قرب الصف {row} غير مغلقة. صحّحها ثم أعد الرفع',
    en: 'A quotation mark near row {row} isn’t closed. Fix it and upload the file again',
  },
  import_row_long: {
    status: 422,
    ar: 'النص في الصف {row} طويل جدًا. الحد الأقصى {cell} حرف للخلية و{line} حرف للصف. اختصره ثم أعد الرفع',
    en: 'The text in row {row} is too long. The maximum is {cell} characters per cell and {line} per row. Shorten it and upload the file again',
  },
  import_too_large: {
    status: 422,
    ar: 'محتوى الملف بعد فك الضغط أكبر من المسموح. قسّمه إلى ملفات أصغر ثم أعد الرفع',
    en: 'The unpacked content of this file is too large. Split it into smaller files and upload them',
  },
})

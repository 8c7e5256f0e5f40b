import { defineErrors } from './errors.ts'

/** The reasons to reject an uploaded table (CSV or XLSX), whatever it is imported for. */
export const tableErrors = defineErrors({
  import_encoding: {
    status: 422,
    ar: 'تعذرت قراءة حروف الملف. احفظه من Excel بصيغة «CSV UTF-8» أو XLSX ثم أعد الرفع',
    en: 'The letters of this file could not be read. Save it from Excel as “CSV UTF-8” or XLSX and upload it again',
  },
  import_type: {
    status: 422,
    ar: 'ارفع ملفًا بصيغة CSV أو XLSX. ملفات XLS القديمة تُحفظ من Excel بصيغة XLSX',
    en: 'Upload a CSV or XLSX file. An old XLS file can be saved from Excel as XLSX',
  },
  import_broken: {
    status: 422,
    ar: 'تعذرت قراءة الملف، فقد يكون تالفًا أو محميًا بكلمة مرور. افتحه في Excel واحفظه من جديد ثم أعد الرفع',
    en: 'This file could not be read; it may be damaged or protected by a password. Open it in Excel, save it anew and upload that',
  },
  import_quote: {
    status: 422,
    ar: 'علامة التنصيص قرب الصف {row} غير مغلقة. صحّحها ثم أعد الرفع',
    en: 'A quotation mark near row {row} is never closed. Mend it and upload the file again',
  },
  import_row_long: {
    status: 422,
    ar: 'النص في الصف {row} طويل جدًا. الحد الأقصى {cell} حرف للخلية و{line} حرف للصف كله. اختصره ثم أعد الرفع',
    en: 'The text in row {row} is too long. A cell holds up to {cell} characters and a row up to {line}. Shorten it and upload the file again',
  },
  import_too_large: {
    status: 422,
    ar: 'محتوى الملف بعد فك ضغطه أكبر من المسموح. قسّمه إلى ملفات أصغر ثم أعد الرفع',
    en: 'The content of this file is larger than allowed once unpacked. Split it into smaller files and upload them',
  },
})

import { clientErrors } from './client-errors.ts'
import type { Bilingual, Locale } from './locale.ts'
import { stepUp } from './step-up.ts'
import { waitText } from './wait-text.ts'

/** One refusal a caller may meet: a constant code, its HTTP status, its text in both languages (`{name}` marks a parameter). */
export interface ErrorDef extends Bilingual {
  code: string
  status: number
}

/** Turns `{ code: { status, ar, en } }` into error values that carry their code. */
export function defineErrors<const E extends Record<string, Omit<ErrorDef, 'code'>>>(errors: E): { [K in keyof E]: ErrorDef } {
  return Object.fromEntries(Object.entries(errors).map(([code, def]) => [code, { code, ...def }])) as {
    // The cast restores the keys of E, which Object.fromEntries forgets.
    [K in keyof E]: ErrorDef
  }
}

/** Values for the `{names}` of a text; one that reads differently in each language is bilingual. */
export type ErrorParams = Record<string, string | number | Bilingual>

/** The error's text in `locale` with its parameters filled in; `{wait}` is the parameter `seconds` in words. */
export function errorText(error: ErrorDef, locale: Locale, params: ErrorParams = {}): string {
  const wait = typeof params.seconds === 'number' ? { wait: waitText(params.seconds, locale) } : {}
  const filled: ErrorParams = { ...params, ...wait }
  return error[locale].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = filled[name] ?? whole
    return typeof value === 'object' ? value[locale] : String(value)
  })
}

/** Errors that any call may return. Those of a domain are in its own contract files. */
export const errors = defineErrors({
  ...clientErrors,
  validation: { status: 422, ar: 'راجع الحقول المحددة ثم أعد المحاولة', en: 'Check the highlighted fields and try again' },
  wrong_credentials: { status: 422, ar: 'بيانات الدخول غير صحيحة', en: 'Incorrect sign-in details' },
  forbidden: { status: 403, ar: 'لا تملك صلاحية هذا الإجراء', en: 'You don’t have permission to do this' },
  not_found: { status: 404, ar: 'العنصر المطلوب غير موجود', en: 'This item wasn’t found' },
  route_not_found: { status: 404, ar: 'هذا العنوان غير موجود', en: 'This address doesn’t exist' },
  foreign_origin: { status: 403, ar: 'تم رفض الطلب لأنه من موقع آخر', en: 'The request was rejected because it came from another site' },
  [stepUp.code]: { status: 403, ar: 'أكّد هويتك لإتمام هذا الإجراء', en: 'Confirm your identity to do this' },
  malformed: { status: 400, ar: 'تعذّرت قراءة الطلب', en: 'The request couldn’t be read' },
  method_not_allowed: { status: 405, ar: 'هذه الطريقة غير متاحة لهذا العنوان', en: 'This method isn’t available at this address' },
  value_not_kept: { status: 400, ar: '{field}: لا يمكن حفظ هذه القيمة', en: '{field}: this value can’t be saved' },
  body_too_large: { status: 413, ar: 'حجم الطلب يتجاوز الحد المسموح', en: 'The request is too large' },
  unsupported_media: { status: 415, ar: 'نوع المحتوى غير مدعوم', en: 'This content type isn’t supported' },
  too_many_requests: {
    status: 429,
    ar: 'محاولات كثيرة. أعد المحاولة بعد {wait}',
    en: 'Too many attempts. Try again in {wait}',
  },
  idempotency_key_missing: {
    status: 400,
    ar: 'الترويسة Idempotency-Key مطلوبة لهذا الطلب',
    en: 'This request requires an Idempotency-Key header',
  },
  idempotency_key_reused: {
    status: 422,
    ar: 'سبق استخدام مفتاح Idempotency-Key هذا مع طلب مختلف',
    en: 'This Idempotency-Key was already used with a different request',
  },
  busy: {
    status: 409,
    ar: 'توجد عملية أخرى جارية على العنصر نفسه. أعد المحاولة بعد لحظات',
    en: 'Another operation on this item is in progress. Try again in a moment',
  },
  stale_record: {
    status: 409,
    ar: 'أجرى شخص آخر تعديلات على هذا السجل بعد فتحه. راجعها ثم احفظ من جديد',
    en: 'Someone else changed this record after you opened it. Review the changes and save again',
  },
  version_missing: {
    status: 422,
    ar: 'أرسل النسخة التي فتحتها في ترويسة If-Match',
    en: 'Send the version you opened in the If-Match header',
  },
  already_taken: { status: 422, ar: '{field} مستخدم من قبل', en: '{field} is already in use' },
  in_use: {
    status: 409,
    ar: 'لا يمكن الحذف لأن العنصر مستخدم. يمكنك إيقافه بدلًا من ذلك',
    en: 'This item is in use and can’t be deleted. You can turn it off instead',
  },
  reference_missing: { status: 422, ar: '{field}: الاختيار لم يعد موجودًا', en: '{field}: this option no longer exists' },
  page_too_deep: {
    status: 422,
    ar: 'رقم الصفحة كبير جدًا. ضيّق البحث أو استخدم المؤشر',
    en: 'Page number too high. Narrow your search or use the cursor',
  },
  bad_cursor: { status: 422, ar: 'مؤشر الصفحة غير صالح', en: 'The page cursor isn’t valid' },
  unavailable: {
    status: 503,
    ar: 'الخدمة غير متاحة الآن. أعد المحاولة بعد قليل',
    en: 'The service isn’t available right now. Try again shortly',
  },
})

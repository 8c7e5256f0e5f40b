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

export type ErrorParams = Record<string, string | number>

/** The error's text in `locale` with its parameters filled in; `{wait}` is the parameter `seconds` in words. */
export function errorText(error: ErrorDef, locale: Locale, params: ErrorParams = {}): string {
  const wait = typeof params.seconds === 'number' ? { wait: waitText(params.seconds, locale) } : {}
  const filled: ErrorParams = { ...params, ...wait }
  return error[locale].replace(/\{(\w+)\}/g, (whole, name: string) => String(filled[name] ?? whole))
}

const met = {
  // The client of the specification recognises these two texts.
  unauthenticated: { status: 401, ar: 'غير مسجل الدخول', en: 'un authenticated' },
  internal: { status: 500, ar: 'حدث خطأ ما', en: 'Oops...Something went wrong' },
}
/** The errors that the browser itself raises. They stand apart, so that its scripts leave out the rest. */
export const metErrors = defineErrors(met)

/** Refusals that any call may answer. Those of a domain stand in its own contract files. */
export const errors = defineErrors({
  ...met,
  validation: { status: 422, ar: 'راجع الحقول المحددة ثم أعد المحاولة', en: 'Check the marked fields and try again' },
  wrong_credentials: { status: 422, ar: 'بيانات الدخول غير صحيحة', en: 'The sign-in details are not right' },
  forbidden: { status: 403, ar: 'ليست لديك صلاحية لهذا الإجراء', en: 'You do not have permission for this' },
  not_found: { status: 404, ar: 'العنصر المطلوب غير موجود', en: 'What you asked for was not found' },
  route_not_found: { status: 404, ar: 'هذا العنوان غير موجود', en: 'There is no such address' },
  foreign_origin: { status: 403, ar: 'رُفض الطلب لأنه من موقع آخر', en: 'The request came from another site and was refused' },
  [stepUp.code]: { status: 403, ar: 'أكِّد هويتك لإتمام هذا الإجراء', en: 'Confirm your identity to do this' },
  malformed: { status: 400, ar: 'تعذرت قراءة الطلب', en: 'The request could not be read' },
  method_not_allowed: { status: 405, ar: 'هذه الطريقة غير متاحة لهذا العنوان', en: 'This address does not take this method' },
  value_not_kept: { status: 400, ar: '{field}: لا يمكن حفظ هذه القيمة', en: '{field}: this value cannot be saved' },
  body_too_large: { status: 413, ar: 'حجم الطلب أكبر من المسموح', en: 'The request is larger than allowed' },
  unsupported_media: { status: 415, ar: 'نوع المحتوى غير مدعوم', en: 'This content type is not supported' },
  too_many_requests: {
    status: 429,
    ar: 'محاولات كثيرة. أعد المحاولة بعد {wait}',
    en: 'Too many attempts. Try again in {wait}',
  },
  idempotency_key_missing: {
    status: 400,
    ar: 'الترويسة Idempotency-Key مطلوبة لهذا الطلب',
    en: 'This call needs an Idempotency-Key header',
  },
  idempotency_key_reused: {
    status: 422,
    ar: 'استُعمل مفتاح هذا الطلب مع محتوى مختلف',
    en: 'This Idempotency-Key was used with a different request',
  },
  busy: {
    status: 409,
    ar: 'هناك عملية أخرى جارية على العنصر نفسه. أعد المحاولة بعد لحظات',
    en: 'Another operation is working on this. Try again in a moment',
  },
  stale_record: {
    status: 409,
    ar: 'عدّل شخص آخر هذا السجل بعد أن فتحته. راجع التغييرات ثم احفظ من جديد',
    en: 'Someone else changed this record after you opened it. Review the changes and save again',
  },
  /** At the field in which a caller built before the header says it. */
  version_missing: {
    status: 422,
    ar: 'أرسل النسخة التي فتحتها في ترويسة If-Match',
    en: 'Send the version you opened in the If-Match header',
  },
  already_taken: { status: 422, ar: '{field} مستخدم من قبل', en: '{field} is already taken' },
  in_use: {
    status: 409,
    ar: 'لا يمكن الحذف لأن العنصر مستخدم. يمكنك تعطيله بدلًا من ذلك',
    en: 'This is in use and cannot be deleted. You can deactivate it instead',
  },
  reference_missing: { status: 422, ar: '{field}: الاختيار لم يعد موجودًا', en: '{field}: this choice no longer exists' },
  page_too_deep: {
    status: 422,
    ar: 'الصفحة بعيدة جدًا. ضيّق البحث أو استعمل المؤشر',
    en: 'That page is too far in. Narrow the search or use the cursor',
  },
  bad_cursor: { status: 422, ar: 'مؤشر الصفحة غير صالح', en: 'The page cursor is not valid' },
  unavailable: {
    status: 503,
    ar: 'الخدمة غير متاحة الآن. أعد المحاولة بعد قليل',
    en: 'The service is not available right now. Try again shortly',
  },
})

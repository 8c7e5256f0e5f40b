import type { z } from 'zod'
import { type FieldLabels, fieldLabel } from './labels.ts'
import type { Bilingual, Locale } from './locale.ts'
import { moneyText } from './money-text.ts'
import { rateText } from './percent.ts'
import { pluralAr, pluralEn } from './plural.ts'

interface NamedMessage extends Bilingual {
  /** The message of a field, also of one that was left empty, in place of “is required”. */
  of_blank?: boolean
}

/** Messages for formats that schemas name (`z.string().regex(..., 'phone')` and the like). `{field}` is the field's label. */
const named: Record<string, NamedMessage> = {
  phone: { ar: '{field}: أدخل رقم جوال صحيحًا، مثل 0501234567', en: '{field}: enter a valid mobile number, like 0501234567' },
  email: { ar: '{field}: أدخل بريدًا إلكترونيًا صحيحًا، مثل name@example.com', en: '{field}: enter a valid email, like name@example.com' },
  color: { ar: 'اكتب رمز اللون من 6 خانات بعد #', en: 'Enter a 6-digit colour code after #' },
  short_address: {
    ar: '{field}: 4 أحرف لاتينية ثم 4 أرقام، مثل RRRD2929',
    en: '{field}: 4 Latin letters followed by 4 digits, like RRRD2929',
  },
  iban: {
    ar: '{field} غير صحيح. يبدأ بـ SA ويتكون من 24 خانة',
    en: '{field} isn’t valid. It starts with SA and has 24 characters',
  },
  iban_digits: {
    ar: '{field} غير صحيح: فيه رقم خاطئ أو في غير موضعه. قارنه بخطاب البنك',
    en: '{field} isn’t valid. A digit is wrong or out of place. Compare it with the bank’s letter',
  },
  link: { ar: '{field}: أدخل رابطًا كاملًا يبدأ بـ https://', en: '{field}: enter a full link that starts with https://' },
  own_link: {
    ar: '{field}: أدخل رابطًا كاملًا يبدأ بـ https://، أو مسار صفحة في الموقع، مثل /s/store-name',
    en: '{field}: enter a full link that starts with https://, or a page path, like /s/store-name',
  },
  social_account: {
    ar: '{field}: أدخل اسم الحساب أو رابطه على هذه الشبكة',
    en: '{field}: enter the account name or its link on this network',
  },
  uuid: { ar: '{field}: اختر من القائمة', en: '{field}: choose from the list' },
  date: { ar: '{field}: أدخل تاريخًا صحيحًا', en: '{field}: enter a valid date' },
  future_day: { ar: '{field}: اختر تاريخ اليوم أو تاريخًا سابقًا', en: '{field}: choose today or an earlier date' },
  days_order: { ar: '{field}: اختر تاريخًا لا يسبق بداية الفترة', en: '{field}: choose a date that isn’t before the start date' },
  datetime: { ar: '{field}: أدخل تاريخًا ووقتًا صحيحين', en: '{field}: enter a valid date and time' },
  money: { ar: '{field}: أدخل مبلغًا صحيحًا بالريال', en: '{field}: enter a valid amount in riyals' },
  rate: { ar: '{field}: أدخل نسبة مئوية، مثل 15 أو 7.5', en: '{field}: enter a percentage, like 15 or 7.5' },
  AuthNumBusiness: { ar: '{field}: يتكون من 10 أرقام', en: '{field}: must have 10 digits' },
  account_number: { ar: '{field}: أرقام فقط، من 6 إلى 30 رقمًا', en: '{field}: 6 to 30 digits' },
  code6: { ar: 'أدخل الرمز المكون من 6 أرقام', en: 'Enter the 6-digit code' },
  code4or6: { ar: 'أدخل الرمز المكون من 4 أو 6 أرقام الذي أرسلناه إليك', en: 'Enter the 4- or 6-digit code we sent you' },
  vat_no: {
    ar: '{field} غير صحيح: يتكون من 15 رقمًا تبدأ بالرقم 3 وتنتهي به',
    en: '{field} isn’t valid. It has 15 digits, starting and ending with 3',
  },
  commercial_register_no: { ar: '{field} غير صحيح: يتكون من 10 أرقام', en: '{field} isn’t valid. It has 10 digits' },
  national_id: { ar: '{field} غير صحيح: راجع الأرقام', en: '{field} isn’t valid. Check the digits' },
  terms: { ar: 'وافق على الاتفاقيات والسياسات المذكورة للمتابعة', en: 'Accept the agreements and policies named here to continue' },
  either_side: { ar: 'اكتب النص بالعربية أو الإنجليزية', en: 'Enter the text in Arabic or English', of_blank: true },
  repeated: { ar: '{field}: عنصر مكرر', en: '{field}: duplicate item' },
  one_permission: { ar: 'اختر صلاحية واحدة على الأقل', en: 'Choose at least one permission' },
  invalid: { ar: '{field}: القيمة غير صحيحة', en: '{field} isn’t valid' },
}

/** A schema may name its own message: register it once, beside the schema, and use `key` as the Zod message. */
export function nameMessages(messages: Record<string, NamedMessage>): void {
  Object.assign(named, messages)
}

const characters = (n: number, locale: Locale) =>
  locale === 'ar'
    ? pluralAr(n, { zero: '{n} حرف', one: 'حرف واحد', two: 'حرفان', few: '{n} أحرف', many: '{n} حرفًا', other: '{n} حرف' })
    : pluralEn(n, { one: '{n} character', other: '{n} characters' })

const items = (n: number, locale: Locale) =>
  locale === 'ar'
    ? pluralAr(n, { zero: '{n} عنصر', one: 'عنصر واحد', two: 'عنصران', few: '{n} عناصر', many: '{n} عنصرًا', other: '{n} عنصر' })
    : pluralEn(n, { one: '{n} item', other: '{n} items' })

/** A bound as people write it: halalas in riyals, basis points in percent; a schema names its unit by its message. */
function boundText(bound: number, unit: string, locale: Locale): string {
  if (unit === 'rate') return rateText(bound, locale)
  if (unit !== 'money') return String(bound)
  return moneyText(bound, locale)
}

const isBlank = (value: unknown) => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

function sizeText(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, field: string, locale: Locale): string {
  const small = issue.code === 'too_small'
  const bound = Number(small ? issue.minimum : issue.maximum)
  // Nouns, because they fit labels of either gender.
  const limit = small ? 'الحد الأدنى' : 'الحد الأقصى'
  if (issue.origin === 'string' || issue.origin === 'array') {
    const amount = issue.origin === 'string' ? characters(bound, locale) : items(bound, locale)
    if (locale === 'ar') return `${field}: ${limit} ${amount}`
    return small ? `${field}: at least ${amount}` : `${field}: at most ${amount}`
  }
  const strictly = issue.inclusive === false
  const edge = boundText(bound, issue.message, locale)
  if (locale === 'ar')
    return small
      ? `${field}: ${strictly ? 'أدخل عددًا أكبر من' : limit} ${edge}`
      : `${field}: ${strictly ? 'أدخل عددًا أقل من' : limit} ${edge}`
  return small
    ? `${field} must be ${strictly ? 'more than' : 'at least'} ${edge}`
    : `${field} must be ${strictly ? 'less than' : 'at most'} ${edge}`
}

const required = (
  field: string,
  locale: Locale, // «حقل» goes before names of either gender
) => (locale === 'ar' ? `حقل ${field} مطلوب` : `${field} is required`)

/** Fills in what a refinement says beside its message, such as the number of another row, or its name in both languages. */
const withParams = (message: string, issue: z.core.$ZodIssue, locale: Locale): string =>
  Object.entries(issue.code === 'custom' ? (issue.params ?? {}) : {}).reduce((text, [name, value]) => {
    const localized: unknown = typeof value === 'object' && value !== null && locale in value ? value[locale] : value
    return text.replaceAll(`{${name}}`, () => String(localized))
  }, message)

/** Turns one Zod issue into a sentence in `locale` that names the field. */
function issueText(issue: z.core.$ZodIssue, locale: Locale, labels?: FieldLabels): string {
  const field = fieldLabel(issue.path, locale, labels)
  const own = named[issue.message]
  // The list's own message says what it needs at least one of.
  const saysItself = own !== undefined && (own.of_blank || Array.isArray(issue.input))
  if (isBlank(issue.input) && !saysItself) return required(field, locale)
  const sized = issue.code === 'too_small' || issue.code === 'too_big'
  if (sized && (!own || issue.message === 'money' || issue.message === 'rate')) return sizeText(issue, field, locale)
  if (own) return withParams(own[locale].replaceAll('{field}', field), issue, locale)
  if (issue.code === 'invalid_type' && (issue.expected === 'number' || issue.expected === 'int'))
    return locale === 'ar' ? `${field}: أدخل عددًا صحيحًا` : `${field}: enter a whole number`
  if (issue.code === 'invalid_value')
    return locale === 'ar' ? `${field}: اختر إحدى القيم المتاحة` : `${field}: choose one of the available values`
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.join(', ')
    return locale === 'ar' ? `حقول غير معروفة: ${keys}` : `Unknown fields: ${keys}`
  }
  const format = issue.code === 'invalid_format' ? named[issue.format] : undefined
  return (format ?? named.invalid)?.[locale].replaceAll('{field}', field) ?? field
}

/** Messages by field path (`name.ar`, `delivery_locations.0.city_id`); the first issue of a field speaks for it. */
export function fieldMessages(issues: readonly z.core.$ZodIssue[], locale: Locale, labels?: FieldLabels): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of issues) {
    const path = issue.path.map(String).join('.') || '_'
    fields[path] ??= issueText(issue, locale, labels)
  }
  return fields
}

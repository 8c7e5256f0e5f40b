import type { z } from 'zod'
import { type FieldLabels, fieldLabel } from './labels.ts'
import type { Bilingual, Locale } from './locale.ts'
import { formatAmount } from './money.ts'
import { pluralAr, pluralEn } from './plural.ts'

interface NamedMessage extends Bilingual {
  /** Said of a field that was left empty too, in place of “is required”. */
  of_blank?: boolean
}

/** Messages for formats that schemas name (`z.string().regex(..., 'phone')` and the like). `{field}` is the field's label. */
const named: Record<string, NamedMessage> = {
  phone: { ar: '{field}: أدخل رقم جوال صحيحًا مثل 0501234567', en: '{field}: enter a valid mobile number such as 0501234567' },
  email: { ar: '{field}: أدخل بريدًا إلكترونيًا صحيحًا مثل name@example.com', en: '{field}: enter a valid address such as name@example.com' },
  short_address: {
    ar: '{field}: أربعة أحرف لاتينية ثم أربعة أرقام مثل RRRD2929',
    en: '{field}: four Latin letters and four digits, such as RRRD2929',
  },
  iban: {
    ar: '{field} غير صحيح: يبدأ بـ SA ويتكون من 24 خانة. راجع الأرقام',
    en: '{field} is not valid: it begins with SA and has 24 characters. Check the digits',
  },
  iban_digits: {
    ar: '{field} غير صحيح: أحد أرقامه خاطئ أو تبدّل موضعه. قارنه بخطاب البنك',
    en: '{field} is not valid: one of its digits is wrong or out of place. Compare it with the bank’s letter',
  },
  link: { ar: '{field}: أدخل رابطًا كاملًا يبدأ بـ https://', en: '{field}: enter a full link beginning with https://' },
  own_link: {
    ar: '{field}: أدخل رابطًا كاملًا يبدأ بـ https://، أو مسار صفحة في الموقع مثل /s/store-name',
    en: '{field}: enter a full link beginning with https://, or the path of a page here such as /s/store-name',
  },
  social_account: {
    ar: '{field}: أدخل اسم الحساب أو رابطه على هذه الشبكة',
    en: '{field}: enter the account name, or its link on this network',
  },
  uuid: { ar: '{field}: اختر من القائمة', en: '{field}: choose from the list' },
  date: { ar: '{field}: أدخل تاريخًا صحيحًا', en: '{field}: enter a valid date' },
  future_day: { ar: '{field}: اختر اليوم أو يومًا قبله', en: '{field}: choose today or an earlier day' },
  days_order: { ar: '{field}: اختر يومًا لا يسبق أول الفترة', en: '{field}: choose a day that is not before the first one' },
  datetime: { ar: '{field}: أدخل تاريخًا ووقتًا صحيحين', en: '{field}: enter a valid date and time' },
  money: { ar: '{field}: أدخل مبلغًا صحيحًا بالريال', en: '{field}: enter a valid amount in riyals' },
  rate: { ar: '{field}: أدخل نسبة مئوية صحيحة مثل 15 أو 7.5', en: '{field}: enter a percentage such as 15 or 7.5' },
  AuthNumBusiness: { ar: '{field}: يتكون من 10 أرقام', en: '{field}: it has 10 digits' },
  account_number: { ar: '{field}: أرقام فقط، من 6 إلى 30 رقمًا', en: '{field}: digits only, 6 to 30 of them' },
  code6: { ar: 'أدخل الرمز المكون من 6 أرقام', en: 'Enter the 6-digit code' },
  code4or6: { ar: 'أدخل الرمز المكون من 4 أو 6 أرقام كما وصلك', en: 'Enter the code of 4 or 6 digits as it was sent' },
  vat_no: { ar: '{field} غير صحيح: 15 رقمًا تبدأ وتنتهي بالرقم 3', en: '{field} is not valid: 15 digits that begin and end with 3' },
  commercial_register_no: { ar: '{field} غير صحيح: يتكون من 10 أرقام', en: '{field} is not valid: it has 10 digits' },
  national_id: { ar: '{field} غير صحيح: راجع الأرقام', en: '{field} is not valid: check the digits' },
  terms: { ar: 'يجب الموافقة على الشروط والأحكام للمتابعة', en: 'Accept the terms to go on' },
  repeated: { ar: '{field}: عنصر مكرر', en: '{field}: the same one is given twice' },
  one_permission: { ar: 'اختر صلاحية واحدة على الأقل', en: 'Choose at least one permission' },
  invalid: { ar: '{field}: القيمة غير صحيحة', en: '{field} is not valid' },
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
  if (unit === 'rate') return `${bound / 100}%`
  if (unit !== 'money') return String(bound)
  return locale === 'ar' ? `${formatAmount(bound)} ر.س` : `SAR ${formatAmount(bound)}`
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

/** Turns one Zod issue into a sentence in `locale` that names the field. */
function issueText(issue: z.core.$ZodIssue, locale: Locale, labels?: FieldLabels): string {
  const field = fieldLabel(issue.path, locale, labels)
  const own = named[issue.message]
  // The list's own message says what it needs at least one of.
  const saysItself = own !== undefined && (own.of_blank || Array.isArray(issue.input))
  if (isBlank(issue.input) && !saysItself) return required(field, locale)
  const sized = issue.code === 'too_small' || issue.code === 'too_big'
  if (sized && (!own || issue.message === 'money' || issue.message === 'rate')) return sizeText(issue, field, locale)
  if (own) return own[locale].replaceAll('{field}', field)
  if (issue.code === 'invalid_type' && (issue.expected === 'number' || issue.expected === 'int'))
    return locale === 'ar' ? `${field}: أدخل عددًا صحيحًا` : `${field}: enter a whole number`
  if (issue.code === 'invalid_value')
    return locale === 'ar' ? `${field}: اختر إحدى القيم المتاحة` : `${field}: choose one of the values offered`
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

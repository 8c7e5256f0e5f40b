import type { Locale } from './locale.ts'
import { type ArabicForms, type EnglishForms, pluralAr, pluralEn } from './plural.ts'

/** The plural forms of a unit, in Arabic as they follow a preposition: «بعد ساعتين». */
export interface Unit {
  ar: ArabicForms
  en: EnglishForms
}

const english = (one: string): EnglishForms => ({ one: `{n} ${one}`, other: `{n} ${one}s` })

export const units = {
  second: {
    ar: { zero: '{n} ثانية', one: 'ثانية واحدة', two: 'ثانيتين', few: '{n} ثوانٍ', many: '{n} ثانية', other: '{n} ثانية' },
    en: english('second'),
  },
  minute: {
    ar: { zero: '{n} دقيقة', one: 'دقيقة واحدة', two: 'دقيقتين', few: '{n} دقائق', many: '{n} دقيقة', other: '{n} دقيقة' },
    en: english('minute'),
  },
  hour: {
    ar: { zero: '{n} ساعة', one: 'ساعة واحدة', two: 'ساعتين', few: '{n} ساعات', many: '{n} ساعة', other: '{n} ساعة' },
    en: english('hour'),
  },
  day: {
    ar: { zero: '{n} يوم', one: 'يوم واحد', two: 'يومين', few: '{n} أيام', many: '{n} يومًا', other: '{n} يوم' },
    en: english('day'),
  },
  month: {
    ar: { zero: '{n} شهر', one: 'شهر واحد', two: 'شهرين', few: '{n} أشهر', many: '{n} شهرًا', other: '{n} شهر' },
    en: english('month'),
  },
  message: {
    ar: { zero: '{n} رسالة', one: 'رسالة واحدة', two: 'رسالتين', few: '{n} رسائل', many: '{n} رسالة', other: '{n} رسالة' },
    en: english('message'),
  },
} as const satisfies Record<string, Unit>

/** A number with its unit: `14 days`, «14 يومًا». */
export const unitText = (n: number, { ar, en }: Unit, locale: Locale): string => (locale === 'ar' ? pluralAr(n, ar) : pluralEn(n, en))

/** The plural of a unit without a number, shown beside an input. */
export const unitName = ({ ar, en }: Unit, locale: Locale): string => (locale === 'ar' ? ar.few : en.other).replace('{n} ', '')

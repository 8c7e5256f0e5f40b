import type { Locale } from '../kernel/locale.ts'
import { pluralAr, pluralEn } from '../kernel/plural.ts'

/** The figures of codes and links, in one place. Seconds are counted on the database's clock. */
export const codeRules = {
  code_seconds: 10 * 60,
  link_seconds: 60 * 60,
  invitation_seconds: 72 * 3600,
  /** How long a registration waits for its address to be proved. */
  registration_seconds: 72 * 3600,
  tries: 5,
  resend_seconds: 60,
  per_day: 5,
} as const

/** How long a code or link of `seconds` is good for, in words: whole hours as hours, anything else in minutes. */
export function lifeText(seconds: number, locale: Locale): string {
  if (seconds % 3600 === 0) {
    const hours = seconds / 3600
    return locale === 'ar'
      ? pluralAr(hours, { zero: '{n} ساعة', one: 'ساعة', two: 'ساعتين', few: '{n} ساعات', many: '{n} ساعة', other: '{n} ساعة' })
      : pluralEn(hours, { one: 'one hour', other: '{n} hours' })
  }
  const minutes = Math.round(seconds / 60)
  return locale === 'ar'
    ? pluralAr(minutes, { zero: '{n} دقيقة', one: 'دقيقة', two: 'دقيقتين', few: '{n} دقائق', many: '{n} دقيقة', other: '{n} دقيقة' })
    : pluralEn(minutes, { one: 'one minute', other: '{n} minutes' })
}

import type { Locale } from '../kernel/locale.ts'
import { pluralAr, pluralEn } from '../kernel/plural.ts'

/** The figures of codes and links, in one place. Seconds are counted on the database's clock. */
export const codeRules = {
  code_seconds: 10 * 60,
  link_seconds: 60 * 60,
  invitation_seconds: 72 * 3600,
  /** A registration waits this long for its address to be confirmed. */
  registration_seconds: 72 * 3600,
  resend_seconds: 60,
  /** Guesses at one code. */
  tries: 3,
  /**
   * Codes of one account (a mailbox, a mobile number) in 24 hours that were not used: by one browser or one network address, and by all strangers
   * together. A browser that the account signed in with is no stranger: it has its own `per_day`, which nobody else uses up.
   */
  per_day: 5,
  strangers_per_day: 30,
  /**
   * Activation has the four boxes of the specification for the first codes that strangers ask for in a day, then six digits. Of an account's codes
   * strangers guess in a day at most: activation 4 × 3 of 10^4 and 26 × 3 of 10^6, which is 0.128 %; signing in and recovery 30 × 3 of 10^6, which is
   * 0.009 %; the code of a new mail address, asked for in a session, 5 × 3 of 10^4, which is 0.15 %. The goal is 0.15 %.
   */
  short_digits: 4,
  long_digits: 6,
  short_per_day: 4,
  /** Wrong codes of one network address in 24 hours, over all accounts: 100 of 10^6 find 0.01 % of one code. */
  wrong_per_address: 100,
} as const

/** Formats the life of a code or link, given in seconds: whole hours as hours, anything else as minutes. */
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

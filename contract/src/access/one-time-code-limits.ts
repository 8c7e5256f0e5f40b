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
   * Codes of one account (a mailbox, a mobile number) in 24 hours that were not used: by one browser or one network, and by all strangers together. A
   * browser that the account signed in with is no stranger: it has its own `per_day`, which nobody else uses up. Links are not guessed, so all
   * strangers together may ask for any number of them.
   */
  per_day: 5,
  strangers_per_day: 490,
  /**
   * Activation and a new mail address use four digits for the first codes of a day, then six. The chance that strangers guess a code of one account
   * within a day stays below the goal of 0.15 %:
   *
   * - six digits: 490 codes × 3 tries of 10^6 = 0.147 %
   * - four digits first: 4 × 3 of 10^4 and 96 × 3 of 10^6 = 0.149 %
   *
   * The limits are so high that locking a new browser out takes 98 networks (490 / 5), or 20 (100 / 5) before an activation.
   */
  short_digits: 4,
  long_digits: 6,
  short_per_day: 4,
  short_strangers_per_day: 100,
  /** Wrong codes of one network address in 24 hours, over all accounts: 100 of 10^6 find 0.01 % of one code. */
  wrong_per_address: 100,
  /**
   * Parts of the day's text messages (`sms_per_day`): what browsers that did not sign in before may use of it together, and what one network may.
   */
  sms_strangers_share: 0.8,
  sms_network_share: 0.04,
  /** The part of it for notices by SMS, and the number of these for one shopper a day. */
  sms_notices_share: 0.1,
  sms_notices_per_day: 10,
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

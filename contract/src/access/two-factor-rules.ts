import type { FieldLabels } from '../kernel/labels.ts'

/** The figures of the second step, in one place. */
export const twoFactorRules = {
  /** RFC 6238 as every authenticator app has it: six digits of SHA-1, a new one each 30 s. */
  digits: 6,
  step_seconds: 30,
  /** Between the right password and the code. */
  challenge_seconds: 10 * 60,
  recovery_codes: 10,
  recovery_length: 10,
} as const

export const twoFactorLabels = {
  code: { ar: 'رمز التطبيق', en: 'Authenticator code' },
  recovery_code: { ar: 'رمز الاسترداد', en: 'Recovery code' },
} satisfies FieldLabels

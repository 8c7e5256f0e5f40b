import { z } from 'zod'
import { errors } from '../kernel/errors.ts'
import { nameMessages } from '../kernel/messages.ts'
import { cleanIdentifier } from '../kernel/normalise.ts'
import { givenPassword, messageResponse, publicLimit, tokenSchema } from './credentials.ts'
import { accessErrors } from './errors.ts'
import { twoFactorLabels, twoFactorRules } from './two-factor-rules.ts'

/** Letters and digits of recovery codes: none that is easily read as another. */
export const recoveryAlphabet = '23456789abcdefghjkmnpqrstuvwxyz'

nameMessages({
  recovery_code: {
    ar: 'أدخل رمز استرداد مكونًا من 10 أحرف وأرقام، مثل abcde-23456',
    en: 'Enter a 10-character recovery code, like abcde-23456',
  },
})

/** The six digits an app shows, typed with any digits, with or without a space. */
export const appCode = z
  .string()
  .max(40)
  .overwrite(cleanIdentifier)
  .regex(/^\d{6}$/, 'code6')

/** One of the codes kept for the day the phone is lost, with or without its dash, in capitals or not. */
export const recoveryCode = z
  .string()
  .max(60)
  .overwrite((value) => cleanIdentifier(value).toLowerCase())
  .regex(new RegExp(`^[${recoveryAlphabet}]{${twoFactorRules.recovery_length}}$`), 'recovery_code')

/** A body with exactly one proof, the app's code or a recovery code, beside `rest`. */
function withProof<Shape extends z.ZodRawShape>(rest: Shape) {
  return z.object({ ...rest, code: appCode.optional(), recovery_code: recoveryCode.optional() }).refine(
    (value) => {
      const { code, recovery_code } = value as { code?: string; recovery_code?: string }
      return (code === undefined) !== (recovery_code === undefined)
    },
    { path: ['code'], message: 'code6' },
  )
}
export type Proof = { code?: string | undefined; recovery_code?: string | undefined }

/**
 * A sign-in answers this in place of a session if the password was right and a second step is due: `code` of the app, or `set_up` if the platform
 * requires two factors and the account has none yet. `challenge` replaces the password in the next call.
 */
export const secondStep = z.object({
  two_factor: z.enum(['code', 'set_up']),
  challenge: z.string(),
  expires_in: z.int(),
})
export type SecondStep = z.output<typeof secondStep>

const setUp = z.object({
  /** Base32, for typing into the app. */
  secret: z.string(),
  /** `otpauth://…`, for a phone that opens the app itself. */
  uri: z.string(),
  /** The same as a QR code: an SVG picture. */
  qr: z.string(),
})
export type TwoFactorSetUp = z.output<typeof setUp>

const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

const state = z.object({
  enabled: z.boolean(),
  enabled_at: z.iso.datetime().nullable(),
  /** Number of unused codes. */
  recovery_codes_left: z.int(),
  /** True if the platform requires it, so that it can't be switched off. */
  required: z.boolean(),
})
export type TwoFactorState = z.output<typeof state>

export const startTwoFactorBody = z.object({ password: givenPassword })

const wrongCode = [
  accessErrors.two_factor_wrong,
  accessErrors.two_factor_used,
  accessErrors.recovery_code_wrong,
  errors.too_many_requests,
] as const
const challenge = { challenge: tokenSchema }

/** The parts that the calls of both back offices share; each side adds its name, path and access. */
export const twoFactorParts = {
  signIn: {
    summary: "Complete a two-factor sign-in. Send the login's challenge with an app code or a recovery code",
    limits: publicLimit,
    labels: twoFactorLabels,
    body: withProof(challenge),
    errors: [accessErrors.challenge_over, ...wrongCode],
  },
  read: { summary: 'Get the status of two-factor sign-in for the signed-in account', response: state },
  start: {
    summary: 'Start setting up two-factor sign-in with a new secret. The secret takes effect once one of its codes is confirmed',
    body: startTwoFactorBody,
    response: setUp,
    errors: [accessErrors.password_wrong, accessErrors.two_factor_on, errors.too_many_requests],
  },
  confirm: {
    summary: 'Turn on two-factor sign-in with a code of the new secret. Ends other sessions and returns the recovery codes, only this once',
    labels: twoFactorLabels,
    body: z.object({ code: appCode }),
    response: recoveryCodes,
    errors: [accessErrors.two_factor_on, accessErrors.two_factor_not_begun, ...wrongCode],
  },
  renew: {
    summary: 'Replace the recovery codes with new ones',
    labels: twoFactorLabels,
    body: withProof({ password: givenPassword }),
    response: recoveryCodes,
    errors: [accessErrors.password_wrong, accessErrors.two_factor_off, ...wrongCode],
  },
  end: {
    summary: 'Turn off two-factor sign-in. Ends other sessions',
    labels: twoFactorLabels,
    body: withProof({ password: givenPassword }),
    response: messageResponse,
    errors: [accessErrors.password_wrong, accessErrors.two_factor_off, accessErrors.two_factor_required, ...wrongCode],
  },
  beginAtSignIn: {
    summary: 'Get the new secret for an account that must set up two-factor sign-in before it can sign in',
    limits: publicLimit,
    body: z.object(challenge),
    response: setUp,
    errors: [accessErrors.challenge_over],
  },
  finishAtSignIn: {
    summary: 'Turn on two-factor sign-in with a code of the new secret and sign in. Returns the recovery codes, only this once',
    limits: publicLimit,
    labels: twoFactorLabels,
    body: z.object({ ...challenge, code: appCode }),
    errors: [accessErrors.challenge_over, accessErrors.two_factor_not_begun, ...wrongCode],
  },
} as const

export const withRecoveryCodes = recoveryCodes.shape

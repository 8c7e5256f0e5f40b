import { z } from 'zod'
import { nameMessages } from '../kernel/messages.ts'
import { cleanEmail, cleanIdentifier, cleanPhone } from '../kernel/normalise.ts'
import { codeRules } from './one-time-code-limits.ts'

nameMessages({
  login_identifier: { ar: 'أدخل البريد الإلكتروني أو رقم الجوال', en: 'Enter your email or mobile number' },
  password_mismatch: { ar: 'كلمتا المرور غير متطابقتين', en: 'The passwords don’t match' },
})

/** A new password: 8 to 128 characters, any characters. The server also refuses the most common ones. */
export const newPassword = z.string().min(8).max(128)

/** The same password again. */
export const repeatedPassword = z.string().min(1).max(200)

/** A password being tried. Nothing is said about its form, only whether it is the right one. */
export const givenPassword = z.string().min(1).max(200)

/** A code, typed with any digits. A client may send it as a number. */
const digits = (padded: number, form: RegExp, message: string) =>
  z.preprocess(
    (value) => (typeof value === 'number' ? String(value).padStart(padded, '0') : value),
    z.string().overwrite(cleanIdentifier).regex(form, message),
  )

/** The six digits that sign in, recover an account or confirm a mobile number. */
export const longCode = digits(codeRules.long_digits, /^\d{6}$/, 'code6')

/** The code of a registration or a new mail address: four digits, or six where many were asked for. */
export const activationCode = digits(codeRules.short_digits, /^\d{4}(?:\d{2})?$/, 'code4or6')

/** A single-use token out of a link or an answer. */
export const tokenSchema = z.string().trim().min(1).max(200)

const identifierParts = {
  identifier: z.string().max(254).optional(),
  email: z.string().max(254).optional(),
  phone: z.string().max(40).optional(),
}
type Named = { identifier?: string | undefined; email?: string | undefined; phone?: string | undefined }

const named = (value: Named) => [value.identifier, value.email, value.phone].find((part) => part?.trim())

/** A body that names an account by `email`, `phone` or `identifier` (either of them), beside `rest`. */
export function namingAccount<Shape extends z.ZodRawShape>(rest: Shape) {
  return z
    .object({ ...identifierParts, ...rest })
    .refine((value) => named(value as Named) !== undefined, { path: ['identifier'], message: 'login_identifier' })
}

/** The account a body names, as it is kept: a mail address in lower case or a phone in E.164. */
export function toIdentifier(value: Named): string {
  const text = named(value) ?? ''
  return text.includes('@') ? cleanEmail(text) : cleanPhone(text)
}

/** An answer that only says something, in the caller's language. */
export const messageResponse = z.object({ message: z.string() })

/** An answer to "send me a code": when the next one may be asked for. */
export const codeSent = messageResponse.extend({ resend_seconds: z.int() })

/** The same for the code of a registration, with how many digits it has. */
export const activationSent = codeSent.extend({ code_length: z.int() })

/** Signing in and asking for codes: room for an office behind one address. */
export const publicLimit = [{ by: 'ip', points: 60, seconds: 300 }] as const

export const notAudited = { none: 'sessions and codes are not audited: their rows hold who, when and from where' } as const

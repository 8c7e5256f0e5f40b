import { z } from 'zod'
import { agreementErrors } from '../agreement/errors.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { locales } from '../kernel/locale.ts'
import { bilingualText } from '../kernel/shapes.ts'
import { approvalSchema } from '../stores/approval-shapes.ts'
import { confirmed } from './confirmed.ts'
import {
  activationCode,
  activationSent,
  codeSent,
  givenPassword,
  longCode,
  messageResponse,
  namingAccount,
  notAudited,
  publicLimit,
} from './credentials.ts'
import { accessErrors } from './errors.ts'
import { changePassword, resetPassword } from './password-endpoints.ts'
import * as calls from './store-auth.calls.ts'
import { registerFields } from './store-auth.schemas.ts'
import { storeAuthLabels } from './store-auth-labels.ts'
import { secondStep } from './two-factor.ts'

/** The store that is signed in and the person of its team, as the portal keeps them. */
export const storeIdentity = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: bilingualText,
  description: bilingualText.nullable(),
  /** Address of the picture. */
  logo: z.string().nullable(),
  approved: approvalSchema,
  is_online: z.boolean(),
  has_complete_data: z.boolean(),
  email: z.string(),
  email_verified_at: z.iso.datetime().nullable(),
  permissions: z.array(z.string()),
  member: z.object({ id: z.uuid(), name: z.string(), phone: z.string(), is_owner: z.boolean(), locale: z.enum(locales) }),
})
export type StoreIdentity = z.output<typeof storeIdentity>

export const storeSignedIn = z.object({ token: z.string(), permissions: z.array(z.string()), store: storeIdentity })
const visitor = { access: { audience: 'public' }, owner: 'public', tags: ['auth'], labels: storeAuthLabels, limits: publicLimit } as const
const store = { access: { audience: 'store' }, owner: 'self', tags: ['auth'], labels: storeAuthLabels } as const
const codeErrors = [
  accessErrors.code_wrong,
  accessErrors.code_elsewhere,
  accessErrors.code_expired,
  accessErrors.code_used,
  accessErrors.code_exhausted,
  errors.too_many_requests,
] as const
const sendErrors = [accessErrors.code_too_soon, accessErrors.code_too_many] as const

export const storeLogin = endpoint({
  ...visitor,
  ...calls.storeLogin,
  summary: 'Sign in to a store with email or phone and password. An account with two-factor sign-in gets a challenge instead of a session',
  audit: notAudited,
  atomic: false,
  body: namingAccount({ password: givenPassword }),
  response: z.union([storeSignedIn, secondStep]),
  errors: [
    errors.wrong_credentials,
    errors.too_many_requests,
    accessErrors.account_not_verified,
    accessErrors.account_disabled,
    accessErrors.code_too_many,
    accessErrors.code_too_soon,
  ],
})

export const storeLogout = endpoint({
  ...store,
  name: 'storeLogout',
  method: 'POST',
  path: '/store/auth/logout',
  summary: 'Sign out of the current session',
  audit: notAudited,
  response: messageResponse,
})

export const storeForgetPassword = endpoint({
  ...visitor,
  ...calls.storeForgetPassword,
  summary: 'Send a code to set a new password. Unknown accounts get the same response',
  audit: notAudited,
  query: z.object({ type: z.enum(['stores']).optional() }),
  body: namingAccount({ login_type: z.enum(['email']).optional() }),
  response: codeSent,
  errors: sendErrors,
})

export const storeVerifyToken = endpoint({
  ...visitor,
  ...calls.storeVerifyToken,
  summary: 'Exchange a code for a single-use token to set a new password. Requires the cookies of the browser that requested the code',
  audit: notAudited,
  atomic: false,
  body: namingAccount({ code: longCode }),
  response: messageResponse.extend({ token: z.string() }),
  errors: codeErrors,
})

export const storeResetPassword = endpoint({
  ...visitor,
  ...calls.storeResetPassword,
  ...resetPassword,
  summary: 'Set a new password with the token from verify-token or an invitation. Ends all sessions',
  audit: { action: 'store-members.reset-password' },
})

export const storeRegister = endpoint({
  ...visitor,
  ...calls.storeRegister,
  summary: 'Register a store with its owner and email a code. Already registered addresses get the same response',
  audit: notAudited,
  atomic: false,
  body: confirmed(z.object(registerFields), 'password'),
  response: activationSent.extend({ email: z.string() }),
  status: 201,
  errors: [
    accessErrors.password_common,
    accessErrors.subcategory_elsewhere,
    errors.reference_missing,
    accessErrors.code_too_many,
    agreementErrors.agreement_changed,
  ],
})

export const storeResendCode = endpoint({
  ...visitor,
  ...calls.storeResendCode,
  summary: 'Resend a registration code by email',
  audit: notAudited,
  body: namingAccount({}),
  response: activationSent,
  errors: sendErrors,
})

export const storeVerifyAccount = endpoint({
  ...visitor,
  ...calls.storeVerifyAccount,
  summary: "Confirm a registration's email with its code and sign in. Requires the cookies of the browser that registered",
  audit: notAudited,
  atomic: false,
  body: namingAccount({ code: activationCode }),
  response: storeSignedIn.extend({ message: z.string() }),
  errors: [...codeErrors, errors.already_taken],
})

const changingPassword = {
  ...store,
  ...changePassword,
  summary: "Change the signed-in member's password. Ends their other sessions",
  audit: { action: 'store-members.change-password' },
} as const

export const storeChangePassword = endpoint({
  ...changingPassword,
  ...calls.storeChangePassword,
})
/** The specification has the call at two addresses. */
export const storeProfileChangePassword = endpoint({
  ...changingPassword,
  name: 'storeProfileChangePassword',
  method: 'POST',
  path: '/store/profile/change-password',
})

import { z } from 'zod'
import { codeSent, longCode, messageResponse, notAudited, publicLimit } from '../access/credentials.ts'
import { accessErrors } from '../access/errors.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { email, image, partialField, phone, text } from '../kernel/field.ts'
import { locales } from '../kernel/locale.ts'
import * as calls from './sign-in.calls.ts'

/** The shopper who is signed in. */
export const userIdentity = z.object({
  id: z.uuid(),
  phone: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  avatar: z.string().nullable(),
  locale: z.enum(locales),
  /** When the account is deleted, if its deletion was confirmed: until then it takes no call but those to keep it, to export it and to sign out. */
  deletion_due_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  /** The version that `If-Match` says. */
  updated_at: z.iso.datetime(),
})
export type UserIdentity = z.output<typeof userIdentity>

const visitor = { access: { audience: 'public' }, owner: 'public', tags: ['auth'], limits: publicLimit } as const
const user = { access: { audience: 'user' }, owner: 'self', tags: ['auth'] } as const

export const userSendCode = endpoint({
  ...visitor,
  ...calls.userSendCode,
  summary: 'Send a sign-in code by SMS',
  audit: notAudited,
  body: z.object({ phone: phone().schema }),
  response: codeSent,
  errors: [
    accessErrors.code_too_soon,
    accessErrors.code_too_many,
    accessErrors.sms_country,
    accessErrors.sms_network,
    accessErrors.sms_limit,
  ],
})

export const userVerifyCode = endpoint({
  ...visitor,
  ...calls.userVerifyCode,
  summary: 'Sign in with the code in the browser (its cookies) that requested it. The first sign-in creates the account',
  audit: notAudited,
  atomic: false,
  body: z.object({ phone: phone().schema, code: longCode }),
  response: z.object({ token: z.string(), permissions: z.array(z.string()), user: userIdentity }),
  errors: [
    accessErrors.code_wrong,
    accessErrors.code_elsewhere,
    accessErrors.code_expired,
    accessErrors.code_used,
    accessErrors.code_exhausted,
    errors.too_many_requests,
    accessErrors.account_disabled,
  ],
})

export const userLogout = endpoint({
  ...user,
  access: { audience: 'user', deletion_pending: true },
  ...calls.userLogout,
  summary: 'Sign out of the current session',
  audit: notAudited,
  response: messageResponse,
})

export const userProfile = endpoint({
  ...user,
  ...calls.userProfile,
  summary: 'Get the signed-in customer',
  response: userIdentity,
})

export const updateUserProfile = endpoint({
  ...user,
  ...calls.updateUserProfile,
  summary: "Update the customer's own name, email, image and language. Fields that you omit don't change",
  audit: { action: 'users.update-profile' },
  body: z.object({
    name: partialField(text({ max: 75 })),
    email: partialField(email()),
    avatar: partialField(image()),
    locale: z.enum(locales).optional(),
  }),
  response: userIdentity,
  errors: [errors.stale_record],
})

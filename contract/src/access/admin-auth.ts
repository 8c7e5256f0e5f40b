import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { locales } from '../kernel/locale.ts'
import { bilingualText } from '../kernel/shapes.ts'
import * as calls from './admin-auth.calls.ts'
import { adminProfileBody } from './admin-auth.schemas.ts'
import { adminLabels } from './admin-labels.ts'
import { codeSent, givenPassword, messageResponse, namingAccount, notAudited, publicLimit } from './credentials.ts'
import { accessErrors } from './errors.ts'
import { changePassword, resetPassword } from './password-endpoints.ts'
import { secondStep } from './two-factor.ts'

/** The admin who is signed in, as the dashboard shows them. */
export const adminIdentity = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** Id of a public picture. */
  avatar: z.string().nullable(),
  locale: z.enum(locales),
  role: z.object({ id: z.uuid(), name: bilingualText }),
  updated_at: z.iso.datetime(),
})
export type AdminIdentity = z.output<typeof adminIdentity>

const session = z.object({ admin: adminIdentity, permissions: z.array(z.string()) })
export const adminSignedIn = session.extend({ token: z.string() })
const visitor = { access: { audience: 'public' }, owner: 'public', tags: ['auth'], labels: adminLabels, limits: publicLimit } as const
const admin = { access: { audience: 'admin', permissions: [] }, owner: 'self', tags: ['auth'], labels: adminLabels } as const

export const adminLogin = endpoint({
  ...visitor,
  ...calls.adminLogin,
  summary: 'Sign in to the dashboard with email and password. An account with two-factor sign-in gets a challenge instead of a session',
  audit: notAudited,
  atomic: false,
  body: namingAccount({ password: givenPassword }),
  response: z.union([adminSignedIn, secondStep]),
  errors: [errors.wrong_credentials, errors.too_many_requests, accessErrors.account_disabled],
})

export const adminLogout = endpoint({
  ...admin,
  name: 'adminLogout',
  method: 'POST',
  path: '/admin/auth/logout',
  summary: 'Sign out of the current session',
  audit: notAudited,
  response: messageResponse,
})

export const adminProfile = endpoint({
  ...admin,
  ...calls.adminProfile,
  summary: 'Get the signed-in admin and their permissions',
  response: session,
})

export const updateAdminProfile = endpoint({
  ...admin,
  ...calls.updateAdminProfile,
  summary: "Update the signed-in admin's name, email, phone, image and language. A new email or phone ends their other sessions",
  audit: { action: 'admins.update-profile' },
  // a new password is sent to the email, and the phone says which stores and shoppers are the admin's own
  step_up: 'depends',
  body: adminProfileBody,
  response: session,
  errors: [errors.already_taken, errors.stale_record],
})

export const adminForgetPassword = endpoint({
  ...visitor,
  ...calls.adminForgetPassword,
  summary: 'Email a link to set a new password. Unknown addresses get the same response',
  audit: notAudited,
  body: namingAccount({}),
  response: codeSent,
  errors: [accessErrors.code_too_soon, accessErrors.code_too_many],
})

export const adminResetPassword = endpoint({
  ...visitor,
  ...calls.adminResetPassword,
  ...resetPassword,
  summary: 'Set a new password with the token of an emailed link or invitation. Ends all sessions',
  audit: { action: 'admins.reset-password' },
})

export const adminChangePassword = endpoint({
  ...admin,
  ...calls.adminChangePassword,
  ...changePassword,
  summary: "Change the signed-in admin's password. Ends their other sessions",
  audit: { action: 'admins.change-password' },
})

import { z } from 'zod'
import { changePasswordBody } from './admin-auth.schemas.ts'
import { confirmed } from './confirmed.ts'
import { messageResponse, newPassword, repeatedPassword, tokenSchema } from './credentials.ts'
import { accessErrors } from './errors.ts'

// Administrators and members of stores have calls of their own for these, which differ in their paths and audit entries.

/** A new password with the token of a link, a code or an invitation. */
export const resetPassword = {
  body: confirmed(z.object({ token: tokenSchema, password: newPassword, password_confirmation: repeatedPassword }), 'password'),
  response: messageResponse,
  errors: [accessErrors.link_invalid, accessErrors.link_expired, accessErrors.link_used, accessErrors.password_common],
} as const

/** A new password in place of the one that is given with it. */
export const changePassword = {
  body: changePasswordBody,
  response: messageResponse,
  errors: [accessErrors.password_wrong, accessErrors.password_common, accessErrors.password_same],
} as const

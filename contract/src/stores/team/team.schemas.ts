import { z } from 'zod'
import { email, phone, text } from '../../kernel/field.ts'
import { locales } from '../../kernel/locale.ts'
import { storePermissions } from '../../kernel/store-permissions.ts'

const permissions = z
  .array(z.enum(storePermissions))
  .min(1, 'one_permission')
  .max(storePermissions.length)
  .transform((keys) => storePermissions.filter((key) => keys.includes(key)))
export const inviteMemberBody = z.strictObject({
  name: text({ min: 3, max: 75 }).schema,
  email: email().schema,
  phone: phone().schema,
  locale: z.enum(locales).default('ar'),
  permissions,
})
export const updateMemberBody = z.strictObject({ permissions, active: z.boolean() })

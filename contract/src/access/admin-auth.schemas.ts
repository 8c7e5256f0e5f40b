import { z } from 'zod'
import { email, image, partialField, phone, text } from '../kernel/field.ts'
import { locales } from '../kernel/locale.ts'
import { confirmed } from './confirmed.ts'
import { givenPassword, newPassword, repeatedPassword } from './credentials.ts'

export const adminProfileBody = z.object({
  name: text({ max: 75 }).schema,
  email: email().schema,
  phone: partialField(phone()),
  avatar: partialField(image()),
  locale: z.enum(locales).optional(),
})

export const changePasswordBody = confirmed(
  z.object({ old_password: givenPassword, new_password: newPassword, new_password_confirmation: repeatedPassword }),
  'new_password',
)

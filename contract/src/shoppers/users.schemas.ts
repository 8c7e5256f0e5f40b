import { z } from 'zod'
import { email, partialField, phone, text } from '../kernel/field.ts'
import { locales } from '../kernel/locale.ts'
import { cleanText } from '../kernel/normalise.ts'

/** The fields of a shopper that an admin edits. Shoppers sign in by phone, so changing it ends their sessions. */
export const userBody = z.strictObject({
  phone: phone().schema,
  name: partialField(text({ max: 75 })),
  email: partialField(email()),
  locale: z.enum(locales).optional(),
})
export const userNoteBody = z.strictObject({ note: z.string().overwrite(cleanText).min(1).max(1000) })

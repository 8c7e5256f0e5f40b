import { z } from 'zod'
import { image, partialField } from '../../kernel/field.ts'
import { locales } from '../../kernel/locale.ts'
import { cleanLine } from '../../kernel/normalise.ts'

export const ownerBody = z.strictObject({
  name: z.string().overwrite(cleanLine).min(3).max(80),
  avatar: partialField(image()),
  locale: z.enum(locales).optional(),
})

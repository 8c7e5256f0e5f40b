import { z } from 'zod'
import { emailSchema } from '../kernel/field.ts'
import { cleanIdentifier, cleanLine, cleanText } from '../kernel/normalise.ts'
import { contactMax, contactMin } from './contact-limits.ts'

/** The fields of a visitor's message; the limits are specified. The last two are the form's guard against spam. */
export const contactBody = z.strictObject({
  name: z.string().overwrite(cleanLine).min(contactMin.name).max(contactMax.name),
  phone: z
    .string()
    .overwrite(cleanIdentifier)
    .min(8)
    .max(15)
    .regex(/^\+?\d+$/, 'phone'),
  email: emailSchema,
  message: z.string().overwrite(cleanText).min(contactMin.message).max(contactMax.message),
  /** The trap: a field no visitor sees. What fills it in is a machine. */
  website: z.string().max(500).nullish(),
  /**
   * The proof of `GET /contact-us/proof`, requested when the form is first touched: it shows how long the form was filled in. Other clients may leave
   * it out; then the text alone is checked.
   */
  proof: z.string().max(500).nullish(),
})

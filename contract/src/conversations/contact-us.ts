import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { emailSchema } from '../kernel/field.ts'
import { cleanIdentifier, cleanText } from '../kernel/normalise.ts'

/** Bounds of the contact form (specification section 5): name 10 to 75, phone 8 to 15, message at least 25 characters. */
export const contactBody = z.strictObject({
  name: z.string().overwrite(cleanText).min(10).max(75),
  phone: z
    .string()
    .overwrite(cleanIdentifier)
    .min(8)
    .max(15)
    .regex(/^\+?\d+$/, 'phone'),
  email: emailSchema,
  message: z.string().overwrite(cleanText).min(25).max(3000),
})

export const contactUs = endpoint({
  name: 'contactUs',
  method: 'POST',
  path: '/contact-us',
  summary: 'A message to the platform',
  access: { audience: 'public' },
  owner: 'public',
  audit: { none: 'the message itself is the record' },
  body: contactBody,
  response: z.object({ id: z.uuid() }),
  status: 201,
  limits: [
    { by: 'ip', points: 5, seconds: 600 },
    { by: 'body.email', points: 5, seconds: 3600 },
  ],
  labels: { name: { ar: 'الاسم الكامل', en: 'Full name' }, phone: { ar: 'رقم الهاتف', en: 'Phone' } },
})

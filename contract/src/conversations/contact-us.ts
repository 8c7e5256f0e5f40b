import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { emailSchema } from '../kernel/field.ts'
import { cleanIdentifier, cleanText } from '../kernel/normalise.ts'

/** The most characters an input takes, in the form and in the call. */
export const contactMost = { name: 75, message: 3000 } as const

/** What a visitor may write; the bounds are the specification's (section 5). */
export const contactBody = z.strictObject({
  name: z.string().overwrite(cleanText).min(10).max(contactMost.name),
  phone: z
    .string()
    .overwrite(cleanIdentifier)
    .min(8)
    .max(15)
    .regex(/^\+?\d+$/, 'phone'),
  email: emailSchema,
  message: z.string().overwrite(cleanText).min(25).max(contactMost.message),
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

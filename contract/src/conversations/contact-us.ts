import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { emailSchema } from '../kernel/field.ts'
import { cleanIdentifier, cleanLine, cleanText } from '../kernel/normalise.ts'

/** The most characters an input takes, in the form and in the call. */
export const contactMost = { name: 75, message: 3000 } as const

/** What a visitor may write; the bounds are the specification's (section 5). The last two are the form's guard against spam. */
export const contactBody = z.strictObject({
  name: z.string().overwrite(cleanLine).min(10).max(contactMost.name),
  phone: z
    .string()
    .overwrite(cleanIdentifier)
    .min(8)
    .max(15)
    .regex(/^\+?\d+$/, 'phone'),
  email: emailSchema,
  message: z.string().overwrite(cleanText).min(25).max(contactMost.message),
  /** The trap: a field no visitor sees. What fills it in is a machine. */
  website: z.string().max(500).nullish(),
  /**
   * From `GET /contact-us/proof`, asked for when the form is first touched: it proves how long it was filled in. An application of one's own may leave it
   * out; then the words themselves are judged.
   */
  proof: z.string().max(500).nullish(),
})

export const contactUs = endpoint({
  name: 'contactUs',
  method: 'POST',
  path: '/contact-us',
  summary: 'A message to the platform; what looks like a machine’s is put aside and answered alike',
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

export const contactProof = endpoint({
  name: 'contactProof',
  method: 'GET',
  path: '/contact-us/proof',
  summary: 'A signed mark of when the contact form was begun; it serves for one message',
  access: { audience: 'public' },
  owner: 'public',
  response: z.object({ proof: z.string() }),
  limits: [{ by: 'ip', points: 60, seconds: 600 }],
})

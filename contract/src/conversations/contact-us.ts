import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { contactUsLabels } from './contact-limits.ts'
import * as calls from './contact-us.calls.ts'
import { contactBody } from './contact-us.schemas.ts'

export const contactUs = endpoint({
  ...calls.contactUs,
  summary: 'Send a contact message to the platform. Messages that look automated are set aside and get the same response',
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
  labels: contactUsLabels,
})

export const contactProof = endpoint({
  ...calls.contactProof,
  summary: 'Get a signed proof of when the contact form was opened. Valid for one message',
  access: { audience: 'public' },
  owner: 'public',
  response: z.object({ proof: z.string() }),
  limits: [{ by: 'ip', points: 60, seconds: 600 }],
})

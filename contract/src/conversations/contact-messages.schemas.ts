import { z } from 'zod'
import { requiredText } from '../kernel/shapes.ts'
import { maxReply } from './contact-labels.ts'
import { contactActionNames } from './contact-states.ts'

/** The body of each step with a visitor's message: only the reply has a text. */
export const contactActionBody = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('reply'), reply: requiredText({ min: 3, max: maxReply }) }),
  z.strictObject({ action: z.enum(contactActionNames).exclude(['reply']) }),
])
export type ContactActionInput = z.output<typeof contactActionBody>

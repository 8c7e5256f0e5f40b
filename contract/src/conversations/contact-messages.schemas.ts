import { z } from 'zod'
import { cleanText } from '../kernel/normalise.ts'
import { lacks } from '../kernel/shapes.ts'
import { replyMost } from './contact-labels.ts'
import { contactActionNames } from './contact-states.ts'

export const contactActionBody = z
  .strictObject({ action: z.enum(contactActionNames), reply: z.string().overwrite(cleanText).max(replyMost).nullish() })
  .superRefine(({ action, reply }, issues) => {
    if (action === 'reply' && (reply ?? '').length < 3) lacks(issues, 'reply')
  })

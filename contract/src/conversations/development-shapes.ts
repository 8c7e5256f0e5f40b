import { z } from 'zod'
import { cleanLine, cleanText } from '../kernel/normalise.ts'
import { bilingualText } from '../kernel/shapes.ts'
import { developmentMax } from './development-labels.ts'
import { developmentAuthors, developmentStatusKeys } from './development-states.ts'

const text = z.string().overwrite(cleanText).max(developmentMax.text)
const attachments = z.array(z.uuid('uuid')).max(developmentMax.attachments).default([])

/** The message of a store. */
export const openDevelopmentBody = z.strictObject({
  subject: z.string().overwrite(cleanLine).min(5).max(developmentMax.subject),
  problem_description: text.min(15),
  attachments,
})
/** A reply of either side. */
export const developmentReplyBody = z.strictObject({ message: text.min(2), attachments })

const facts = {
  id: z.uuid(),
  subject: z.string(),
  status: z.enum(developmentStatusKeys),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  /** The time and the side of the last reply. */
  last_reply_at: z.iso.datetime(),
  last_reply_by: z.enum(developmentAuthors),
}
const reply = z.object({
  id: z.uuid(),
  author: z.enum(developmentAuthors),
  /** The member of the store or the administrator who wrote. The store does not see the name of the administrator. */
  author_name: z.string().nullable(),
  message: z.string(),
  created_at: z.iso.datetime(),
  attachments: z.array(z.object({ id: z.uuid(), name: z.string(), mime: z.string(), bytes: z.int() })),
})
export type DevelopmentReply = z.output<typeof reply>

/** A message as its store sees it. */
export const storeDevelopment = z.object(facts)
export type StoreDevelopment = z.output<typeof storeDevelopment>
/** The message with all replies, the oldest first, below its description. */
export const storeDevelopmentDetail = storeDevelopment.extend({ replies: z.array(reply) })
export type StoreDevelopmentDetail = z.output<typeof storeDevelopmentDetail>

/** A message as an admin sees it. */
export const developmentRow = z.object({ ...facts, store_id: z.uuid(), store: bilingualText })
export type Development = z.output<typeof developmentRow>
export const developmentDetail = developmentRow.extend({ replies: z.array(reply) })
export type DevelopmentDetail = z.output<typeof developmentDetail>

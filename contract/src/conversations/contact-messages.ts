import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { exportFormat } from '../kernel/export-format.ts'
import { locales } from '../kernel/locale.ts'
import { commaList, pageQuery, pageSchema, sortParam } from '../kernel/page.ts'
import { daySchema, idParams } from '../kernel/shapes.ts'
import { messageErrors } from './contact-errors.ts'
import { contactLabels } from './contact-labels.ts'
import * as calls from './contact-messages.calls.ts'
import { contactActionBody } from './contact-messages.schemas.ts'
import { contactStatusKeys, spamReasonKeys } from './contact-states.ts'

const facts = {
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  status: z.enum(contactStatusKeys),
  spam_reason: z.enum(spamReasonKeys).nullable(),
  /** The language the visitor wrote from: the answer goes out in its frame. */
  locale: z.enum(locales),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  read_at: z.iso.datetime().nullable(),
  replied_at: z.iso.datetime().nullable(),
}
/** A message in the list: its beginning. */
const contactRow = z.object({ ...facts, excerpt: z.string() })
export type ContactRow = z.output<typeof contactRow>
const contactDetail = z.object({
  ...facts,
  message: z.string(),
  /** The replies that were emailed to the visitor, the oldest first. */
  replies: z.array(z.object({ id: z.uuid(), reply: z.string(), replied_by: z.string().nullable(), created_at: z.iso.datetime() })),
})
export type ContactDetail = z.output<typeof contactDetail>

// The specification has one key for both: who may read a message may answer it.
const reading = {
  tags: ['contact'],
  access: { audience: 'admin', permissions: ['contacts.index'] },
  owner: 'platform',
  labels: contactLabels,
} as const

const filters = {
  q: pageQuery.q,
  /** Spam is listed only when it is asked for. */
  status: commaList(contactStatusKeys),
  from: daySchema.optional(),
  to: daySchema.optional(),
  sort: sortParam(['created_at'], '-created_at'),
}

export const listContacts = endpoint({
  ...reading,
  ...calls.listContacts,
  summary: 'List contact messages from visitors. Search by sender and text',
  query: z.object({ ...pageQuery, ...filters }),
  response: pageSchema(contactRow),
})
export const exportContacts = endpoint({
  ...reading,
  ...calls.exportContacts,
  summary: 'Export filtered contact messages as a file',
  query: z.object({ ...filters, format: exportFormat }),
  response: null,
  raw: 'download',
})
export const readContact = endpoint({
  ...reading,
  ...calls.readContact,
  summary: 'Get a contact message with the replies that were emailed',
  params: idParams,
  response: contactDetail,
  errors: [errors.not_found],
})
export const actOnContact = endpoint({
  ...reading,
  ...calls.actOnContact,
  summary: 'Open, reply to by email, close or reopen a contact message, or mark it as spam',
  audit: { action: 'contact-messages.act' },
  params: idParams,
  body: contactActionBody,
  response: contactDetail,
  errors: [errors.not_found, messageErrors.message_wrong_state],
})

import { z } from 'zod'
import { searchQuery } from '../../kernel/page.ts'
import { bilingualText, countParam, countSchema, lacks } from '../../kernel/shapes.ts'
import { typedKeys } from '../../kernel/typed-keys.ts'
import { maxMessage, reportReasons } from './chat-labels.ts'
import { messageText } from './message-text.ts'

/** The maximum number of messages on one page of a conversation. */
const messagesPage = 50

export const chatSideKeys = ['store', 'user'] as const
/** The two sides of a conversation: any member of the store, or the shopper. */
export type ChatSide = (typeof chatSideKeys)[number]

const attachment = z.object({
  id: z.uuid(),
  name: z.string(),
  mime: z.string(),
  bytes: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
})

export const message = z.object({
  id: z.uuid(),
  session_id: z.uuid(),
  /** Counts from 1 in its conversation, without gaps: who misses one knows it. */
  sequence: z.int(),
  sender: z.enum(chatSideKeys),
  /** The sender's own id for it; the same one is never kept twice. */
  client_id: z.string(),
  text: z.string().nullable(),
  file: attachment.nullable(),
  created_at: z.iso.datetime(),
})
export type Message = z.output<typeof message>

/** A conversation as one of its sides sees it. */
export const chatSession = z.object({
  id: z.uuid(),
  store: z.object({ id: z.uuid(), slug: z.string(), name: bilingualText, logo: z.string().nullable() }),
  /** `deleted`: the shopper deleted the account, so that there is no name and nobody answers. */
  user: z.object({ id: z.uuid(), name: z.string().nullable(), avatar: z.string().nullable(), deleted: z.boolean() }),
  /** The subject that the conversation was last opened about. */
  order: z
    .object({
      ...{ id: z.uuid(), number: z.int(), status: z.string(), total: z.int() },
      /** The amount that is left after what was cancelled and returned; 0 of a cancelled order. */
      total_left: z.int(),
      placed_at: z.iso.datetime(),
    })
    .nullable(),
  product: z.object({ id: z.uuid(), slug: z.string(), name: bilingualText, image: z.string().nullable() }).nullable(),
  last_sequence: z.int(),
  /** The last message that each side has received and read, by `sequence`. */
  store_delivered: z.int(),
  store_read: z.int(),
  user_delivered: z.int(),
  user_read: z.int(),
  blocked_by_store: z.boolean(),
  blocked_by_user: z.boolean(),
  /** True if both sides may write. */
  open: z.boolean(),
  /** The caller: the member of the store, or the shopper; null for an admin. A browser keeps unsent messages by person. */
  me: z.uuid().nullable(),
})
export type ChatSession = z.output<typeof chatSession>

/** Somebody a store or a shopper talks with, as the list of conversations shows them (specification: Friend). */
const friend = z.object({
  /** The name of the shopper, or of the store. */
  id: z.uuid(),
  name: z.union([z.string(), bilingualText]).nullable(),
  avatar: z.string().nullable(),
  /** True for a shopper who deleted the account. */
  deleted: z.boolean(),
  session: z.object({
    id: z.uuid(),
    /** True if its recipient has read the last message. */
    last_message_is_read: z.boolean(),
    open: z.boolean(),
    unread_count: z.int(),
    last_sequence: z.int(),
    order_number: z.int().nullable(),
    last_message: z
      .object({
        text: z.string().nullable(),
        file: z.enum(['image', 'pdf']).nullable(),
        sender: z.enum(chatSideKeys),
        created_at: z.iso.datetime(),
      })
      .nullable(),
  }),
})
export type Friend = z.output<typeof friend>

export const friendsBody = z.strictObject({
  q: searchQuery.optional(),
  unread: z.boolean().optional(),
  cursor: z.string().max(200).optional(),
  per_page: z.int().min(1).max(50).default(20),
})
export const friends = z.object({ data: z.array(friend), meta: z.object({ next_cursor: z.string().nullable() }) })

export const messagesQuery = z.object({
  /** Older than this one, newest first before they are turned into reading order. */
  before: countParam(1).optional(),
  /** Newer than this one: what was missed. */
  after: countParam().optional(),
  q: searchQuery.optional(),
  limit: z.coerce.number().int().min(1).max(messagesPage).default(30),
})
/** The messages in reading order. `has_more`: there are more in the requested direction. */
export const messages = z.object({ data: z.array(message), has_more: z.boolean() })

export const sendBody = z
  .strictObject({
    client_id: z.string().regex(/^[\w-]{8,64}$/),
    text: z.string().overwrite(messageText).max(maxMessage).nullable().default(null),
    file_id: z.uuid('uuid').nullable().default(null),
    /** The author, `me` of the conversation: refused if somebody else has signed in at the browser where the message waited. */
    writer_id: z.uuid('uuid').nullable().default(null),
  })
  .superRefine(({ text, file_id }, issues) => {
    if (!text && file_id === null) lacks(issues, 'text')
  })

export const marksBody = z.strictObject({
  sequence: countSchema(),
  /** Received by a device of this side, or seen by somebody. */
  state: z.enum(['delivered', 'read']),
})
export const marks = z.object({ delivered: z.int(), read: z.int(), unread_count: z.int() })
const reasons = typedKeys(reportReasons)

export const reportBody = z
  .strictObject({
    reason: z.enum(reasons),
    note: z.string().overwrite(messageText).max(500).nullable().default(null),
  })
  .superRefine(({ reason, note }, issues) => {
    if (reason === 'other' && !note) lacks(issues, 'note')
  })

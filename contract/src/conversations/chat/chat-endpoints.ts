import { z } from 'zod'
import { errors } from '../../kernel/errors.ts'
import { idParams } from '../../kernel/shapes.ts'
import { chatErrors } from '../errors.ts'
import { chatLabels } from './chat-labels.ts'
import {
  chatSession,
  friends,
  friendsBody,
  marks,
  marksBody,
  message,
  messages,
  messagesQuery,
  reportBody,
  sendBody,
} from './chat-shapes.ts'

// The parts that the calls of both sides of a conversation share; chat-store.ts and chat-user.ts add whose they are.
const one = { params: idParams, tags: ['chat'], errors: [errors.not_found], labels: chatLabels } as const

export const friendsCall = {
  tags: ['chat'],
  audit: { none: 'reading a list changes nothing' },
  body: friendsBody,
  response: friends,
} as const

export const readSessionCall = { ...one, response: chatSession } as const

export const messagesCall = { ...one, query: messagesQuery, response: messages } as const

export const sendCall = {
  ...one,
  audit: { none: 'the message itself is the record' },
  body: sendBody,
  response: message,
  status: 201,
  body_limit: 16,
  errors: [
    errors.not_found,
    errors.too_many_requests,
    chatErrors.chat_blocked,
    chatErrors.chat_contact_details,
    chatErrors.chat_other_writer,
  ],
} as const

export const marksCall = {
  ...one,
  audit: { none: 'marks of reading are not audited' },
  body: marksBody,
  response: marks,
} as const

export const blockCall = {
  ...one,
  audit: { action: 'chat-sessions.block' },
  body: z.strictObject({ blocked: z.boolean() }),
  response: chatSession,
} as const

export const reportCall = {
  ...one,
  audit: { action: 'chat-sessions.report' },
  body: reportBody,
  errors: [errors.not_found, errors.too_many_requests],
  response: z.object({ id: z.uuid() }),
  status: 201,
} as const

export const chatFileCall = {
  ...one,
  params: z.object({ id: z.uuid('uuid'), file_id: z.uuid('uuid') }),
  raw: 'download',
  response: null,
  status: 200,
} as const
export const unread = z.object({ unread: z.int() })

import { contactUs } from '@rahba/contract/conversations/contact-us'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve.ts'
import { mountChat } from './mount-chat.ts'
import { receiveContact } from './receive-contact.ts'

/** What visitors write to the platform, and what stores and shoppers write to each other. */
export function mountConversations(app: FastifyInstance): void {
  serve(app, contactUs, ({ db, deps: { jobs }, body, locale }) => receiveContact({ db, jobs }, body, locale))
  mountChat(app)
}

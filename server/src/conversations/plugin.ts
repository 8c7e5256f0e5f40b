import { contactUs } from '@rahba/contract/conversations/contact-us'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve.ts'
import { receiveContact } from './receive-contact.ts'

/** What visitors write to the platform. */
export function mountConversations(app: FastifyInstance): void {
  serve(app, contactUs, ({ db, deps: { jobs }, body, locale }) => receiveContact({ db, jobs }, body, locale))
}

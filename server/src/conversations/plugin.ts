import { contactUs } from '@rahba/contract/conversations/contact-us'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve.ts'
import { receiveContact } from './receive-contact.ts'

export function mountConversations(app: FastifyInstance): void {
  serve(app, contactUs, (ctx) => receiveContact(ctx.db, ctx.body, ctx.locale))
}

import type { FastifyInstance } from 'fastify'
import { mountChat } from './mount-chat.ts'
import { mountContact } from './mount-contact.ts'
import { mountDevelopment } from './mount-development.ts'
import { mountReports } from './mount-reports.ts'

/** Mounts messages to the platform, and messages between stores and shoppers. */
export function mountConversations(app: FastifyInstance): void {
  mountContact(app)
  mountDevelopment(app)
  mountChat(app)
  mountReports(app)
}

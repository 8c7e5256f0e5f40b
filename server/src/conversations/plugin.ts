import type { FastifyInstance } from 'fastify'
import { mountChat } from './mount-chat.ts'
import { mountContact } from './mount-contact.ts'
import { mountDevelopment } from './mount-development.ts'
import { mountReports } from './mount-reports.ts'

/** What people write to the platform, and what stores and shoppers write to each other. */
export function mountConversations(app: FastifyInstance): void {
  mountContact(app)
  mountDevelopment(app)
  mountChat(app)
  mountReports(app)
}

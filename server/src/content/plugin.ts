import { advantages } from '@rahba/contract/content/advantages'
import { faqs } from '@rahba/contract/content/faqs'
import { partners } from '@rahba/contract/content/partners'
import type { FastifyInstance } from 'fastify'
import { crud } from '../platform/crud/crud.ts'
import { advantages as advantagesTable, faqs as faqsTable, partners as partnersTable } from './table.ts'

export function mountContent(app: FastifyInstance): void {
  crud(app, faqs, faqsTable)
  crud(app, advantages, advantagesTable)
  crud(app, partners, partnersTable)
}

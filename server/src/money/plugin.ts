import { banks } from '@rahba/contract/money/banks'
import type { FastifyInstance } from 'fastify'
import { crud } from '../platform/crud/crud.ts'
import { banks as banksTable } from './bank-table.ts'

export function mountMoney(app: FastifyInstance): void {
  crud(app, banks, banksTable)
}

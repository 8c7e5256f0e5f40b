import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendExport } from './send-export.ts'

test('a file tells times by the clocks of Riyadh, begins with a BOM and runs no formula', async () => {
  const app = Fastify()
  app.get('/', async (_request, reply) =>
    sendExport(
      reply,
      'ar',
      'orders',
      'csv',
      [
        { title: 'الوقت', value: (row: { at: string; note: string }) => row.at },
        { title: 'ملاحظة', value: (row) => row.note },
      ],
      [{ at: '2026-11-20T22:18:30.000Z', note: '=1+1' }],
    ),
  )
  const { body } = await app.inject('/')
  expect(body).toBe("\ufeffالوقت,ملاحظة\n2026-11-21 01:18,'=1+1\n")
})

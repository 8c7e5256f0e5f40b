import type { Audience } from '@rahba/contract/kernel/audiences'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Schema } from './generate.ts'

/** One call as the OpenAPI document describes it. */
export interface Operation {
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  params: readonly { name: string; schema: Schema }[]
  query: readonly { name: string; required: boolean; schema: Schema }[]
  body: Schema | null
  keyed: boolean
  /** The statuses it is described with. */
  statuses: ReadonlySet<number>
  audience: Audience | 'public' | 'any'
  /** Schema of a 2xx answer; null for a file. */
  response: z.ZodType | null
  /** It answers with a file, which takes longer, or takes one. */
  raw: boolean
}

interface Described {
  operationId: string
  parameters: { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: Schema }[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
  responses: Record<string, unknown>
}

/** Every call there is: all from the OpenAPI document but for who calls it, which the declarations tell. */
export async function listOperations(app: FastifyInstance): Promise<Operation[]> {
  const { paths } = (await app.inject('/api/openapi.json')).json() as { paths: Record<string, Record<string, Described>> } // only these parts are read
  const declared = new Map(app.served.map((endpoint) => [endpoint.name, endpoint]))
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId, parameters, requestBody, responses }]) => {
      const endpoint = declared.get(operationId)
      if (!endpoint) throw new Error(`${operationId} is served`)
      return {
        name: operationId,
        method: method.toUpperCase() as Operation['method'], // OpenAPI has no other methods
        path,
        params: parameters.filter((one) => one.in === 'path'),
        query: parameters.filter((one) => one.in === 'query'),
        body: requestBody?.content['application/json'].schema ?? null,
        keyed: parameters.some((one) => one.name === 'Idempotency-Key'),
        statuses: new Set(Object.keys(responses).map(Number)),
        audience: endpoint.access.audience,
        response: endpoint.raw === 'download' ? null : endpoint.response,
        raw: endpoint.raw !== undefined,
      }
    }),
  )
}

import { errors } from '@rahba/contract/kernel/errors'
import { storable } from '@rahba/contract/kernel/normalise'
import fastJsonStringify from 'fast-json-stringify'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { fail } from '../errors.ts'

type JsonSchema = Record<string, unknown>

/**
 * A Zod schema as JSON Schema. Dates are ISO strings on the wire; a `preprocess` is described by what it must become.
 * @param io `input` for what callers send, `output` for answers
 */
export function getJsonSchema(schema: z.ZodType, io: 'input' | 'output', target: 'draft-7' | 'draft-2020-12' = 'draft-7'): JsonSchema {
  const json = z.toJSONSchema(schema, {
    io,
    target,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const { def } = zodSchema._zod
      if (def.type === 'pipe' && io === 'input') {
        const { in: from, out } = def as z.core.$ZodPipeDef
        // The output side of our own schemas is always a full ZodType.
        if (from._zod.def.type === 'transform') Object.assign(jsonSchema, getJsonSchema(out as z.ZodType, io, target))
      }
    },
  }) as JsonSchema
  delete json.$schema
  return json
}

/** A refused input on its way to the error handler. */
export class InvalidInput extends Error {
  readonly statusCode = 422
  readonly issues: readonly z.core.$ZodIssue[]
  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('validation')
    this.issues = issues
  }
}

const serialisers = new Map<z.ZodType, (data: unknown) => string>()

/**
 * The same schema, said so that it is written fast: `X or null` as a nullable X. As a choice of two, each value would first be checked against both.
 */
function forWriting(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(forWriting)
  if (typeof schema !== 'object' || schema === null) return schema
  const { anyOf, ...rest } = Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, forWriting(part)]))
  if (!Array.isArray(anyOf)) return anyOf === undefined ? rest : { ...rest, anyOf }
  const [one, other] = anyOf as [JsonSchema, JsonSchema?]
  const simple = anyOf.length === 2 && typeof one.type === 'string' && other?.type === 'null'
  return simple ? { ...rest, ...one, nullable: true } : { ...rest, anyOf }
}

/** The compiled serialiser of an answer: fields that the contract does not name are left out. */
export function buildSerialiser(schema: z.ZodType): (data: unknown) => string {
  let stringify = serialisers.get(schema)
  if (!stringify) {
    // It is made of a JSON Schema and stays one.
    stringify = fastJsonStringify(forWriting(getJsonSchema(schema, 'output')) as JsonSchema)
    serialisers.set(schema, stringify)
  }
  return stringify
}

/** Lets Fastify take Zod schemas: input is checked by Zod, answers are written by compiled JSON Schema. */
export function useZodSchemas(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema, httpPart }) => {
    const zod = schema as unknown as z.ZodType // serve() hands in nothing else
    return (data: unknown) => {
      let input: unknown
      try {
        // Without a body, each of its fields is reported as missing.
        input = storable(httpPart === 'body' ? (data ?? {}) : data)
      } catch (error) {
        if (error instanceof RangeError) return { error: fail(errors.malformed) }
        throw error
      }
      const result = zod.safeParse(input, { reportInput: true })
      if (result.success) return { value: result.data }
      // The address can't be a record's, and there is no field to mark.
      return { error: httpPart === 'params' ? fail(errors.not_found) : new InvalidInput(result.error.issues) }
    }
  })
  app.setSerializerCompiler(({ schema }) => {
    // It is compiled at the first answer: most nodes never send most kinds of answer.
    let stringify: ((data: unknown) => string) | undefined
    return (data: unknown) => {
      stringify ??= buildSerialiser(schema as unknown as z.ZodType) // as above
      return stringify(data)
    }
  })
}

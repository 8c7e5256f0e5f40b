import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { getJsonSchema } from '../../src/platform/http/schemas.ts'
import { adminWith } from '../actors.ts'
import { makeStore } from '../catalog-world.ts'
import { type Schema, validValue } from '../fuzz/generate.ts'
import { shopper } from '../people.ts'
import { reportRun, runSeed } from '../report-run.ts'
import { someId, somePath } from '../some-path.ts'
import { testApp } from '../test-app.ts'

// Goal G25: ten thousand items in any list of any body are refused, in an answer that is not as long as the question.

const t = await testApp()
const tokens = { admin: (await adminWith(t)).token, store: (await makeStore(t.db)).token, user: (await shopper(t)).token }
const source = { random: () => 0.5, id: () => someId }
const count = 10_000
const maxAnswer = 8 * 1024

type Place = readonly string[]

/** The lists of an object, by the names that lead to them. */
function listsIn(schema: Schema, path: Place = []): [Place, Schema][] {
  const parts = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  return parts.flatMap((part) => [
    ...(part.type === 'array' && part.items ? [[path, part.items] as [Place, Schema]] : []),
    ...Object.entries(part.properties ?? {}).flatMap(([name, below]) => listsIn(below, [...path, name])),
  ])
}

// A path into a body leads through objects.
const put = (body: unknown, [first, ...rest]: Place, value: unknown): unknown =>
  first === undefined ? value : { ...(body as object), [first]: put((body as Record<string, unknown> | null)?.[first] ?? {}, rest, value) }

let refused = 0

const cases = t.app.served.flatMap((endpoint) => {
  if (endpoint.method === 'GET' || !endpoint.body || endpoint.raw) return []
  const schema = getJsonSchema(endpoint.body as z.ZodType, 'input') as Schema // it has one
  const body = validValue(schema, '', source)
  return listsIn(schema).map(([place, item]) => ({ endpoint, body, place, item }))
})

test('has lists to try', () => expect(cases.length).toBeGreaterThan(20))

test.each(cases.map((one) => [`${one.endpoint.name} ${one.place.join('.')}`, one] as const))(
  'rejects ten thousand items of %s',
  async (_, { endpoint, body, place, item }) => {
    const { audience } = endpoint.access
    const token = audience === 'public' ? undefined : tokens[audience === 'any' ? 'store' : audience]
    for (const one of [validValue(item, '', source), 1, '']) {
      const answer = await t.app.inject({
        method: endpoint.method,
        url: `/api${somePath(endpoint)}`,
        headers: {
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        payload: JSON.stringify(
          put(
            body,
            place,
            Array.from({ length: count }, () => one),
          ),
        ),
      })
      expect(answer.statusCode, answer.body.slice(0, 300)).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode, answer.body.slice(0, 300)).toBeLessThan(500)
      expect(answer.body.length).toBeLessThanOrEqual(maxAnswer)
      refused++
    }
  },
)

afterAll(() => {
  const runs = `${refused} bodies refused, in ${cases.length} lists`
  reportRun({ goal: 'G25', what: 'ten thousand items in a list', runs, trials: refused, seed: runSeed })
})

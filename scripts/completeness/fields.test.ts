import type { EndpointSpec } from '@rahba/contract/kernel/endpoint'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { declaredCalls } from './contract-calls.ts'
import { codeBelow } from './source.ts'

interface Schema {
  properties?: Record<string, Schema>
  items?: Schema | Schema[]
  prefixItems?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

/** The names of all fields in a schema, at any depth. */
function fieldsIn(schema: Schema): string[] {
  const parts = [schema.items ?? [], schema.prefixItems ?? [], schema.anyOf ?? [], schema.oneOf ?? [], schema.allOf ?? []].flat()
  const named = Object.entries(schema.properties ?? {})
  return [...parts.flatMap(fieldsIn), ...named.flatMap(([name, part]) => [name, ...fieldsIn(part)])]
}
// the JSON Schema of zod has these parts
const getSchema = (part: z.ZodType, io: 'input' | 'output') => z.toJSONSchema(part, { io, unrepresentable: 'any' }) as Schema

const isTable = (file: string) => /\/([\w-]+-)?table\.ts$/.test(file)
const server = codeBelow('server/src').filter(({ file }) => !isTable(file))
const web = codeBelow('web/src').filter(({ file }) => !file.startsWith('web/src/text/'))
const all = (sources: readonly { text: string }[]) => {
  const words = new Set(sources.flatMap(({ text }) => text.match(/[\w$]+/g) ?? []))
  return (name: string) => words.has(name)
}
const [inWeb, inServer] = [all(web), all(server)]

const calls = (await declaredCalls()).map(({ endpoint, key }) => ({ endpoint, key }))
/** Calls of offices: forms and pages of resources draw their fields from the declaration, as the settings page does. */
const isDrawn = ({ endpoint: { name }, key }: { endpoint: EndpointSpec; key: string }) =>
  key.includes('.endpoints.') || /Settings$/.test(name)
const ofOffices = calls.filter((call) => ['admin', 'store', 'any'].includes(call.endpoint.access.audience) && !isDrawn(call))

test('every field of a body that an office sends is set on one of its pages', () => {
  const unset = ofOffices.flatMap(({ endpoint: { name, body } }) =>
    body ? fieldsIn(getSchema(body, 'input')).flatMap((field) => (inWeb(field) ? [] : `${name}: ${field}`)) : [],
  )
  expect(ofOffices.length).toBeGreaterThan(300)
  expect([...new Set(unset)]).toEqual([])
})

/** Fields of answers that no page of an office names, each with who reads it. */
const readElsewhere: Record<string, string> = {
  confirmed_until: 'clients with a token; a page asks when it is refused',
  last_message_is_read: 'a friend of the specification has it; our list counts its unread messages',
  refundable: 'the shoppers’ app, which is answered the same cancellation',
  completed_at: 'as shipped_at',
  settled_at: 'as shipped_at',
  from_status: 'the history of a cancellation, for clients; our pages name the step',
  encoding: 'clients of the import: how the letters of the file were read',
  stopped_at: 'the file of offers (export-offers.ts); our pages say the state',
  supplier: 'the shoppers’ app; our lists name the kind of document',
  featured_position: 'the order of featured stores, which the list stands in',
  sales_vat: 'drawn with all figures, by figureNames',
  promo_cost: 'as sales_vat',
}
/** Fields whose names are keys of a table that a page goes through: counts by tab and by what waits. */
const countedBy = /^(count|adminHome$)/

test('every field of an answer is read by a page, or is listed here with its reader', () => {
  const unread = ofOffices.flatMap(({ endpoint: { name, response } }) =>
    response && !countedBy.test(name) ? fieldsIn(getSchema(response, 'output')).filter((field) => !inWeb(field)) : [],
  )
  expect([...new Set(unread)].toSorted()).toEqual(Object.keys(readElsewhere).toSorted())
})

/** Columns that no rule names, each with what reads it: they come and go with their whole row. */
const wholeRows: Record<string, string> = {
  swift: 'people, on the page of the bank',
  currency_decimals: 'people, on the page of the country',
  vat_rate: 'people, on the page of the country: the platform sells in Saudi Arabia, at the rate of its setting',
  he_sells: 'people, on the page of the store',
  services: 'the store’s page',
}

test('every column is used by a rule, or is listed here with its reader', () => {
  const columns = codeBelow('server/src')
    .filter(({ file }) => isTable(file))
    .flatMap(({ text }) => [...text.matchAll(/^ {4}(\w+): /gm)].map(([, name = '']) => name))
  expect(columns.length).toBeGreaterThan(400)
  const silent = [...new Set(columns.filter((name) => !inServer(name)))]
  expect(silent.toSorted()).toEqual(Object.keys(wholeRows).toSorted())
  // what people read is shown by some page, or by the pages of its resource
  const drawn = new Set(
    calls.filter(isDrawn).flatMap(({ endpoint: { response } }) => (response ? fieldsIn(getSchema(response, 'output')) : [])),
  )
  expect(silent.filter((name) => !inWeb(name) && !drawn.has(name))).toEqual([])
})

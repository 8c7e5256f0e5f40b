import type { EndpointSpec } from '@rahba/contract/kernel/endpoint'
import { commonLabels, fieldLabel } from '@rahba/contract/kernel/labels'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { testApp } from './test-app.ts'

const { app } = await testApp()

interface Schema {
  properties?: Record<string, Schema>
  items?: Schema | Schema[]
  prefixItems?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  additionalProperties?: Schema | boolean
}

/** The paths of the fields that a person can send, without the places in lists. */
function buildPaths(schema: Schema, path: readonly string[] = []): string[][] {
  const parts = [schema.items ?? [], schema.prefixItems ?? [], schema.anyOf ?? [], schema.oneOf ?? [], schema.allOf ?? []].flat()
  const named = Object.entries(schema.properties ?? {})
  const below = [...parts.flatMap((part) => buildPaths(part, path)), ...named.flatMap(([name, part]) => buildPaths(part, [...path, name]))]
  return named.length === 0 && path.length > 0 && below.length === 0 ? [[...path]] : below
}

const getSchema = (part: z.ZodType): Schema => z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }) as Schema // only these parts are read
const getFields = ({ body, query }: EndpointSpec): string[][] => [body, query].flatMap((part) => (part ? buildPaths(getSchema(part)) : []))

test('every field of every call has a name in both languages', () => {
  const bare = app.served.flatMap((endpoint) =>
    getFields(endpoint)
      .filter((path) => fieldLabel(path, 'en', endpoint.labels) === path.at(-1) || fieldLabel(path, 'ar', endpoint.labels) === path.at(-1))
      .map((path) => `${endpoint.name}: ${path.join('.')}`),
  )
  expect(bare).toEqual([])
})
test('every shared field name belongs to a field of some call', () => {
  const parts = app.served.flatMap(({ body, query, response }) =>
    [body, query, response].filter((part) => part !== undefined && part !== null),
  )
  const fields = new Set(parts.flatMap((part) => buildPaths(getSchema(part))).flat())
  expect(Object.keys(commonLabels).filter((name) => !fields.has(name))).toEqual([])
})

// A name of a field that a call shares with many others must not come from the labels of another kind of record.
test('a field is named by its meaning in its own call', () => {
  const getName = (call: string, field: string, locale: 'ar' | 'en') =>
    fieldLabel([field], locale, app.served.find(({ name }) => name === call)?.labels)
  const own: [call: string, field: string, en: string, ar: string][] = [
    ['updateStoreProfile', 'name', 'Name', 'الاسم'],
    ['saveStoreDataC1', 'name', 'Store name', 'اسم المتجر'],
    ['createStore', 'name', 'Owner name', 'اسم المالك'],
    ['authoriseChannel', 'socket_id', 'Connection ID', 'معرّف الاتصال'],
    ['createAddress', 'name', 'Recipient', 'اسم المستلم'],
    ['updateUserProfile', 'name', 'Name', 'الاسم'],
    ['createCoupon', 'code', 'Code', 'الكود'],
  ]
  expect(own.map(([call, field]) => [call, field, getName(call, field, 'en'), getName(call, field, 'ar')])).toEqual(own)
})

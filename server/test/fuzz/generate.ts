import { randomUUID } from 'node:crypto'

/** A JSON Schema as the OpenAPI document has it. */
export type Schema = {
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  default?: unknown
  additionalProperties?: Schema | boolean
}

/** Where values come from: chance, and ids of what is there. */
interface Source {
  random: () => number
  /** The id of something that a field of this name may refer to. */
  id: (name: string) => string | undefined
}

/** One of them by chance. */
export const oneOf = <T>(random: () => number, many: readonly T[]): T => many[Math.floor(random() * many.length)] as T // no caller's list is empty

const letters = (random: () => number, n: number) =>
  Array.from({ length: n }, () => 'abcdefghijklmnopqrstuvwxyz'[Math.floor(random() * 26)]).join('')
const digits = (random: () => number, n: number) => Array.from({ length: n }, () => Math.floor(random() * 10)).join('')

/** A Saudi IBAN with right check digits. */
function iban(random: () => number): string {
  const rest = `80${digits(random, 18)}`
  return `SA${String(98n - (BigInt(`${rest}281000`) % 97n)).padStart(2, '0')}${rest}`
}

/** A Saudi identity number, whose last digit follows from the others. */
function nationalId(random: () => number): string {
  const nine = `1${digits(random, 8)}`
  const sum = [...nine].reduce((all, digit, at) => {
    const n = Number(digit) * (at % 2 === 0 ? 2 : 1)
    return all + (n > 9 ? n - 9 : n)
  }, 0)
  return `${nine}${(10 - (sum % 10)) % 10}`
}

/** A password that the rules take. */
export const password = 'correct-horse-battery-9'

/** A Saudi mobile number. */
export const phoneFrom = (random: () => number) => `+9665${oneOf(random, ['0', '5', '4'])}${digits(random, 7)}`

/** The day in Riyadh, so many days from now. */
export const riyadhDay = (days: number) => new Date(Date.now() + (days * 24 + 3) * 3_600_000).toISOString().slice(0, 10)

// what a field of such a name takes, where its schema alone does not tell
const byName: [RegExp, (random: () => number) => unknown][] = [
  [/password/, () => password],
  [/phone/, phoneFrom],
  [/email/, (random) => `${letters(random, 10)}@example.com`],
  [/iban/, iban],
  [/vat_no/, (random) => `3${digits(random, 13)}3`],
  [/national_id/, nationalId],
  [/commercial_register_no|AuthNum/, (random) => `10${digits(random, 8)}`],
  [/account_n/, (random) => digits(random, 12)],
  [/^swift$/, () => 'RJHISARI'],
  [/terms/, () => true],
  [/slug/, (random) => letters(random, 8)],
  [/^(?:identifier)$/, (random) => `${letters(random, 10)}@example.com`],
  [/^short_address$/, (random) => `${letters(random, 4).toUpperCase()}${digits(random, 4)}`],
  [/^recovery_code$/, () => 'abcde23456'],
  [/^(?:telegram|facebook|twitter|instagram|tiktok|snapchat)$/, (random) => letters(random, 8)],
  [/^device_token$/, (random) => letters(random, 160)],
  [/^words$/, (random) => `${letters(random, 8)}, ${letters(random, 8)}`],
  [/^start_date$/, () => riyadhDay(0)],
  [/^end_date$/, () => riyadhDay(30)],
]

// strings of the forms that patterns ask for; the first that fits is taken
const forms: ((random: () => number) => string)[] = [
  (random) => letters(random, 8),
  (random) => digits(random, 4),
  (random) => digits(random, 6),
  (random) => digits(random, 8),
  (random) => digits(random, 10),
  (random) => letters(random, 2).toUpperCase(),
  (random) => letters(random, 3).toUpperCase(),
  (random) => letters(random, 8).toUpperCase(),
  (random) => `+966${digits(random, 1)}`,
  () => '+966',
  (random) => `https://example.com/${letters(random, 6)}`,
  (random) => `+96655${digits(random, 7)}`,
  (random) => `${letters(random, 8)}@example.com`,
  () => '09:30',
  () => '#0a8f6a',
  () => '2026-11',
  (random) => `${digits(random, 3)}.${digits(random, 3)}`,
  () => 'SA',
]

const day = (random: () => number) => new Date(Date.now() + Math.floor((random() - 0.3) * 40) * 86_400_000).toISOString().slice(0, 10)

function textFor(schema: Schema, name: string, random: () => number): string {
  if (schema.pattern) {
    const pattern = new RegExp(schema.pattern, 'u')
    for (const form of forms) {
      const text = form(random)
      if (pattern.test(text)) return text
    }
  }
  const words = oneOf(random, ['تمر سكري من القصيم', 'Sukkari dates of Qassim', 'قهوة سعودية فاخرة', 'Fine Saudi coffee', 'عسل السدر'])
  const text =
    name === 'ar' ? `تمر ${letters(random, 5)}` : name === 'en' ? `Dates ${letters(random, 5)}` : `${words} ${letters(random, 4)}`
  return text.padEnd(schema.minLength ?? 0, 'x').slice(0, schema.maxLength ?? 60)
}

function numberFor({ minimum, maximum, exclusiveMinimum }: Schema, random: () => number): number {
  const low = Math.max(minimum ?? exclusiveMinimum ?? 0, -1000)
  const high = Math.min(maximum ?? 1000, low + oneOf(random, [3, 100, 10_000]))
  return Math.floor(low + random() * (high - low + 1)) + (minimum === undefined && exclusiveMinimum !== undefined ? 1 : 0)
}

/** A value that the schema takes, as far as a schema tells; `name` is the field's. */
export function validValue(schema: Schema, name: string, source: Source): unknown {
  const { random, id } = source
  if ('const' in schema) return schema.const
  if (schema.enum) return oneOf(random, schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return validValue(oneOf(random, choices), name, source)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => validValue(part, name, source)))
  const special = schema.format === 'uuid' ? undefined : byName.find(([pattern]) => pattern.test(name))?.[1]
  switch (schema.type) {
    case 'object': {
      const value: Record<string, unknown> = {}
      for (const [field, part] of Object.entries(schema.properties ?? {}))
        if (schema.required?.includes(field) || random() < 0.5) value[field] = validValue(part, field, source)
      return value
    }
    case 'array': {
      const max = Math.min(schema.maxItems ?? 3, Math.max(schema.minItems ?? 0, 3))
      const count = (schema.minItems ?? 0) + Math.floor(random() * (max - (schema.minItems ?? 0) + 1))
      const all = Array.from({ length: count }, () => validValue(schema.items ?? {}, name.replace(/s$/, ''), source))
      return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()]
    }
    case 'boolean':
      return special ? true : random() < 0.5
    case 'null':
      return null
    case 'integer':
    case 'number':
      return numberFor(schema, random)
    case 'string':
      if (schema.format === 'uuid') return id(name) ?? randomUUID()
      if (schema.format === 'date') return day(random)
      if (schema.format === 'date-time') return new Date(Date.now() + random() * 1e9).toISOString()
      return special ? special(random) : textFor(schema, name, random)
    default:
      return special ? special(random) : `${letters(random, 6)}`
  }
}

/** Values that break programs with unchecked assumptions about texts, numbers and lists. */
export const hostile: readonly unknown[] = [
  '\ud800',
  'half an emoji \ud83d',
  '\udc00\ud800 عكس',
  '\u0000',
  'a\u0000b',
  '',
  ' ',
  '\u202eمقلوب\u202c',
  '\u200f\u200e\u061c',
  '١٢٣٤٥',
  '۱۲۳',
  '-١',
  "'; drop table orders; --",
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '%00',
  '{{7*7}}',
  '=cmd|calc',
  '2026-99-99T99:99Z',
  '0000-00-00',
  '9999-12-31',
  '0001-01-01',
  '\ufdfa'.repeat(50),
  'é'.normalize('NFD').repeat(100),
  'ك'.repeat(3000),
  '𐍈'.repeat(200),
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.1,
  1e308,
  -1e308,
  32_768,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  9_007_199_254_740_991,
  2 ** 63,
  1e21,
  '9223372036854775808',
  '1e999',
  'NaN',
  [],
  [[]],
  [null],
  {},
  { ar: '\ud800', en: '\u0000' },
  { ar: null },
  { length: 1e9 },
  '01900000-0000-7000-8000-000000000000',
  Array.from({ length: 1000 }, (_, n) => n),
]

/** Every place in a value at which something else could stand. */
export function placesIn(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  const below = Object.entries(value).flatMap(([name, part]) => placesIn(part, [...path, Array.isArray(value) ? Number(name) : name]))
  return path.length === 0 ? below : [path, ...below]
}

/** The same value with something else at one place. */
export function withAt(value: unknown, [first, ...rest]: readonly (string | number)[], put: unknown): unknown {
  if (first === undefined) return put
  if (Array.isArray(value)) return value.map((part, at) => (at === first ? withAt(part, rest, put) : part))
  return { ...(value as object), [first]: withAt((value as Record<string, unknown>)[first], rest, put) } // a place in it
}

/** JSON in which `__proto__` and friends stand as fields, lists in lists, and doubled keys: what `JSON.stringify` does not write. */
export const strangeJson = (json: string): readonly string[] => [
  json.replace('{', '{"__proto__":{"admin":true},'),
  json.replace('{', '{"constructor":{"prototype":{"admin":true}},'),
  json.replace('{', '{"\\ud800":"\\u0000",'),
  json.replace(/:("[^"]*"|\d+)/, `:${'['.repeat(5000)}${']'.repeat(5000)}`),
  json.replace(/:("[^"]*"|\d+)/, `:${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`),
  json.slice(0, -1),
  json.replace(/"/g, "'"),
]

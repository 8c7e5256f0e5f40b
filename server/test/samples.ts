import type { Field, FieldKind } from '@rahba/contract/kernel/field'
import type { Resource } from '@rahba/contract/kernel/resource'
import { storedFile } from './stored-file.ts'
import type { TestApp } from './test-app.ts'

let count = 0
/** Letters alone, since some texts allow no digits; different at each call. */
const unique = () => [...String(++count)].map((digit) => 'abcdefghij'[Number(digit)]).join('')

/** A Saudi IBAN with right check digits around `account`. */
function makeIban(n: number): string {
  const rest = `80${String(n).padStart(18, '0')}`
  const remainder = BigInt(`${rest}281000`) % 97n
  return `SA${String(98n - remainder).padStart(2, '0')}${rest}`
}

const getText = (field: Field, prefix = '') => {
  const text = `${prefix}${unique()}`
  return text.padEnd(field.min ?? 1, 'x').slice(0, field.max ?? 200)
}

/** One sample per kind of field; a new kind does not compile until it has one. References and files are made by the suite. */
const samples: Record<Exclude<FieldKind, 'reference' | 'image' | 'file'>, (field: Field) => unknown> = {
  text: (field) => getText(field),
  long_text: (field) => getText(field, 'text '),
  rich_text: () => `<p>${unique()}</p>`,
  bilingual: (field) => {
    const plain = field.of === 'rich_text' ? (side: string) => `<p>${side}</p>` : (side: string) => side
    return { ar: plain(`نص ${unique()}`), en: plain(`text ${unique()}`) }
  },
  integer: (field) => Math.min(field.max ?? 9, Math.max(field.min ?? 0, ++count % 90)),
  money: () => 12_345,
  rate: () => 1500,
  flag: () => true,
  choice: (field) => Object.keys(field.choices ?? {})[0],
  date: () => '2026-11-20',
  datetime: () => '2026-11-20T10:00:00Z',
  phone: () => `+96650${String(1_000_000 + ++count)}`,
  email: () => `sample-${unique()}@example.com`,
  link: () => `https://example.com/${unique()}`,
  iban: () => makeIban(++count),
}

/** 0, 1, 2, … for values of which there are few. */
const counter = (from = 0) => {
  let n = from
  return () => n++
}
const [bankCode, iso] = [counter(10), counter()]

// Samples for texts with a format of their own, which their kind does not tell.
const special: Record<string, () => string> = {
  'banks.iban_code': () => String(bankCode()),
  'banks.swift': () => `ABCDSA${unique().toUpperCase().padEnd(2, 'X').slice(0, 2)}`,
  'bank-accounts.account_number': () => String(1_000_000 + ++count),
  'countries.iso': () => {
    const n = iso()
    return String.fromCharCode(65 + Math.floor(n / 26), 65 + (n % 26))
  },
  'countries.currency': () => 'SAR',
  'countries.dialling_code': () => '+966',
  'synonyms.words': () => `${unique()}, ${unique()}`,
}

const targets = new WeakMap<Resource, string>()

/** A body that the resource accepts, with rows for its references. */
export async function makeSample(
  t: TestApp,
  token: string,
  resource: Resource,
  all: ReadonlyMap<string, Resource>,
): Promise<Record<string, unknown>> {
  const body: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(resource.fields)) {
    const own = special[`${resource.name}.${name}`]
    if (own) body[name] = own()
    else if (field.kind === 'reference') {
      const target = all.get(field.to ?? '')
      if (!target) throw new Error(`${resource.name}.${name} points nowhere`)
      // one row serves all that refer to it
      const id = targets.get(target) ?? (await createSample(t, token, target, all)).id
      targets.set(target, id)
      body[name] = id
    } else if (field.kind === 'image' || field.kind === 'file') {
      body[name] = await storedFile(t.db, { owner_type: 'admin' }, field.kind === 'image' ? 'picture' : 'paper')
    } else body[name] = samples[field.kind](field)
  }
  return body
}

/** A row of the resource, made through the API. */
export async function createSample(
  t: TestApp,
  token: string,
  resource: Resource,
  all: ReadonlyMap<string, Resource>,
): Promise<Record<string, unknown> & { id: string }> {
  const body = await makeSample(t, token, resource, all)
  const answer = await t.call('POST', resource.path, { token, body })
  if (answer.status !== 201) throw new Error(`${resource.name} refused its sample ${JSON.stringify(body)}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { callHandles } from './call-handles.ts'
import { declaredCalls } from './contract-calls.ts'
import { codeBelow, names, root } from './source.ts'

const served = new Set(
  readFileSync(`${root}server/test/openapi.snapshot.txt`, 'utf8')
    .split('\n')
    .flatMap((line) => line.split(' ')[2] ?? []),
)
const calls = await declaredCalls()
const web = codeBelow('web/src')
const contract = codeBelow('contract/src')
const spoken = web.map(({ text }) => text).join('\n')

/** The declarations of a contract file: each export with the text up to the next. */
const declarations = contract.flatMap(({ file, text }) =>
  text.split(/^(?=(?:export )?(?:const|function|async function|type|interface) )/m).flatMap((part) => {
    const name = part.match(/^export (?:const|function) (\w+)/)?.[1]
    return name ? [{ file, name, text: part }] : []
  }),
)

/**
 * True if the web writes the call's address: `/api/…` in a link or a request, or a path that a loader calls. A part in braces is an expression there,
 * and the first part may be one too, because it depends on the surface.
 */
function isAddressed(path: string): boolean {
  const expression = '\\$\\{[^}]+\\}'
  const parts = path
    .split('/')
    .slice(1)
    .map((part, at) => (part.startsWith('{') ? expression : at === 0 ? `(?:${part}|${expression})` : part))
  return new RegExp(`(?:['"\`]/api|path: ['"\`])/${parts.join('/')}['"\`?]`).test(spoken)
}

/** True if the web names the call: by itself, in a group, or in a table of the contract that the web names. */
function isNamed(name: string, key: string): boolean {
  const [head = '', ...rest] = key.split('.')
  const last = rest.at(-1)
  if (last === undefined) {
    if (names(spoken, head) || spoken.includes(`name: '${name}'`)) return true
    return declarations.some((part) => part.name !== head && names(part.text, head) && names(spoken, part.name))
  }
  return names(spoken, head) && new RegExp(`[.{,]\\s*${last}\\b`).test(spoken)
}

/** True if a select input reads the call, by the path of the records that it offers (web/src/api/options.ts). */
const isOffered = (path: string): boolean => path.endsWith('/options') && spoken.includes(`'${path.replace(/\/options$/, '')}'`)

/** Calls of the served API that no page of ours makes, each with who makes it. What is not here has to be called by the web. */
const calledElsewhere: Record<string, readonly string[]> = {
  'the shoppers’ app: this web shows a store and its products, and leads to the app to order': [
    'quoteOrder',
    'placeOrder',
    'readCheckout',
    'readOwnInvoice',
    'listOwnCancellations',
    'rememberUserDevice',
    'removeUserDevice',
  ],
  'the payment gateway, and the browser that comes back from its page': ['moyasarWebhook', 'returnFromCard'],
  'named by the specification; our pages have it from another call': ['storeProfileChangePassword', 'listStoreServices', 'listCompanies'],
}
const excused = Object.values(calledElsewhere).flat()

const uncalled = calls
  .filter(({ endpoint: { name, path }, key }) => served.has(name) && !isNamed(name, key) && !isAddressed(path) && !isOffered(path))
  .map(({ endpoint }) => endpoint.name)

test('every call of the API is made by a page of the web, or is listed here with its client', () => {
  expect(calls.length).toBeGreaterThan(600)
  expect(uncalled.filter((name) => !excused.includes(name))).toEqual([])
})

test('the list of other clients has no call that a page makes or that does not exist', () => {
  expect(excused.filter((name) => !uncalled.includes(name))).toEqual([])
})

test('a call for the browser matches its endpoint', async () => {
  const endpoints = new Map(calls.map(({ endpoint }) => [endpoint.name, endpoint]))
  const handles = await callHandles()
  expect(handles.length).toBeGreaterThan(300)
  for (const handle of handles) {
    const { name, method, path, idempotent } = endpoints.get(handle.name) ?? {}
    expect(handle).toEqual({ name, method, path, ...(idempotent ? { idempotent } : {}) })
  }
})

test('name, method and path of a call for the browser are written once', async () => {
  const handles = new Set((await callHandles()).map(({ name }) => name))
  const written = contract.flatMap(({ file, text }) =>
    [...text.matchAll(/\bname: '(\w+)',\s*(?:method|path):/g)].flatMap(([, name = '']) => (handles.has(name) ? [{ file, name }] : [])),
  )
  expect(written.length).toBe(handles.size)
  expect(written.filter(({ file }) => !file.endsWith('.calls.ts'))).toEqual([])
})

test('every declared call is served', () => {
  // the order of a resource is served where its records have a position
  const generated = ({ key }: { key: string }) => key.endsWith('.endpoints.order')
  expect(calls.filter((call) => !served.has(call.endpoint.name) && !generated(call)).map(({ endpoint }) => endpoint.name)).toEqual([])
})

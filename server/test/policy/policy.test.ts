import type { Access, EndpointSpec } from '@rahba/contract/kernel/endpoint'
import { allPermissions } from '@rahba/contract/kernel/permissions'
import { listDues } from '@rahba/contract/money/dues/dues'
import { describe, expect, test } from 'vitest'
import { findFaults } from '../../src/platform/http/serve.ts'
import { inProve } from '../in-prove.ts'
import { reportRun, runSeed } from '../report-run.ts'
import { testApp } from '../test-app.ts'
import { deviations, readPolicy, undeclared } from './check.ts'

// G13. The table in policy.csv is written by hand, from the specification and common sense, and never from the declarations that it checks.
const policy = readPolicy()

test('every permission of the role grid allows a call', () => {
  const opening = new Set([...policy.values()].flatMap(({ keys }) => keys))
  expect(allPermissions.filter((key) => !opening.has(key))).toEqual([])
})

/** Public addresses outside the contract: monitoring of a node, and the documents of the calls. */
const unlisted = ['/health', '/ready', '/metrics', '/openapi.json', '/docs', '/docs*'].map((path) => `GET /api${path}`)

/** The calls in Fastify's drawing of its routes. */
function routedCalls(tree: string): string[] {
  const above: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', segment = '', methods = ''] = /^([│ ]*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?/.exec(line) ?? []
    const depth = indent.length / 4
    above.length = depth
    above.push(segment)
    return methods.split(', ').flatMap((method) => (method && method !== 'HEAD' ? [`${method} ${above.join('')}`] : []))
  })
}

describe('every call', () => {
  test('is in the table with its owner and its audit rule, and the table has no others', async () => {
    const { app } = await testApp()
    expect(undeclared(app.served, policy)).toEqual([])
    expect(app.served.flatMap(findFaults)).toEqual([])
  })

  test('that the framework routes is in the table', async () => {
    const { app } = await testApp()
    const known = new Set([...policy.keys()].map((call) => call.replace(/\{(\w+)\}/g, ':$1')))
    const routes = routedCalls(app.printRoutes({ commonPrefix: false }))
    expect(routes.length).toBeGreaterThanOrEqual(known.size)
    const unknown = routes.filter((call) => call.includes(' /api/') && !known.has(call.replace(' /api/', ' /')))
    expect(unknown).toEqual(unlisted)
    expect(routedCalls('├── /api/a (GET, HEAD)\n│   └── /:id (PUT)\n└── /b (POST)')).toEqual(['GET /api/a', 'PUT /api/a/:id', 'POST /b'])
  })

  test('allows the callers of the table and nobody else', { timeout: 900_000 }, async () => {
    const { calls, found } = await deviations(await testApp(), policy, { full: inProve })
    expect(found).toEqual([])
    reportRun({ goal: 'G13', what: 'who may call what, against a table by hand', runs: `${calls} calls`, trials: calls, seed: runSeed })
  })
})

interface Plant {
  name: string
  endpoint: EndpointSpec
  access: Access
  found: RegExp
}
const plants: readonly Plant[] = [
  {
    name: 'a key too many',
    endpoint: listDues,
    access: { audience: 'admin', permissions: ['dues.index', 'faqs.index', 'news.index'] },
    found: /GET \/admin\/dues: an admin with all other keys got 200/,
  },
  {
    name: 'no key at all',
    endpoint: listDues,
    access: { audience: 'admin', permissions: [] },
    found: /an admin with all other keys got 200/,
  },
  { name: 'another audience', endpoint: listDues, access: { audience: 'public' }, found: /a visitor got 200/ },
  {
    name: 'a key too few',
    endpoint: listDues,
    access: { audience: 'admin', permissions: ['dues.index'] },
    found: /faqs\.index alone got 403/,
  },
]

test.runIf(inProve).each(plants)('a call declared with $name is found', async ({ endpoint, access, found }) => {
  const declared = endpoint.access
  endpoint.access = access
  try {
    const checked = await deviations(await testApp(), policy, { full: false, only: [`${endpoint.method} ${endpoint.path}`] })
    expect(checked.found.join('\n')).toMatch(found)
  } finally {
    endpoint.access = declared
  }
})

test('a proof of identity that is no longer required is found', () => {
  const [call] = [...policy.values()].filter(({ step_up }) => step_up === 'always')
  if (!call) throw new Error('the table names a call that asks')
  const [method, path] = call.call.split(' ')
  const served = [{ ...listDues, method: method as 'POST', path: String(path), audit: { action: 'x' } }] satisfies EndpointSpec[]
  expect(undeclared(served, new Map([[call.call, call]]))).toEqual([expect.stringMatching(/asks for a proof of identity -, not always$/)])
})

test('a call that is missing in the table is found, and one that is not served', () => {
  const served: EndpointSpec[] = [{ ...listDues, path: '/admin/new' }]
  expect(undeclared(served, new Map([...policy].slice(0, 1)))).toEqual([
    expect.stringMatching(/^GET \/admin\/new: not in policy\.csv/),
    expect.stringMatching(/but not served$/),
  ])
})

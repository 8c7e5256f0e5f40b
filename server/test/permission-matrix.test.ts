import type { EndpointSpec } from '@rahba/contract/kernel/endpoint'
import { allPermissions, type Permission } from '@rahba/contract/kernel/permissions'
import { describe, expect, it } from 'vitest'
import { faultsOf } from '../src/platform/http/serve.ts'
import { adminWith } from './actors.ts'
import { memberOfStore, shopper } from './people.ts'
import { somePath } from './some-path.ts'
import { type TestApp, testApp } from './test-app.ts'

// Every served call by every kind of caller. Whoever may not is refused before anything else is looked at: an empty body is never a reason.
const t: TestApp = await testApp()
// signing out and the like end the session they are called with: each call is made by people of its own
const tokenOf = async (audience: 'store' | 'user') => (audience === 'store' ? await memberOfStore(t) : await shopper(t)).token
const adminToken = async (permissions: readonly Permission[]) => (await adminWith(t, permissions)).token

const status = async (endpoint: EndpointSpec, token?: string) =>
  (await t.call(endpoint.method, somePath(endpoint), { ...(token ? { token } : {}), body: endpoint.method === 'GET' ? undefined : {} }))
    .status

/** Let in: whatever the call then says of what it was asked, it is neither 401 nor 403. */
const letsIn = (code: number) => code !== 401 && code !== 403

describe.each(t.app.served.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))('%s', (_, endpoint) => {
  const { access } = endpoint

  it('has its rules, and lets in whom they name and nobody else', async () => {
    expect(faultsOf(endpoint)).toEqual([])
    const { audience } = access
    expect(letsIn(await status(endpoint)), 'a visitor').toBe(audience === 'public')
    if (audience === 'public') return
    expect(await status(endpoint, 'x'.repeat(43)), 'a made-up token').toBe(401)
    for (const other of ['store', 'user'] as const) {
      const code = await status(endpoint, await tokenOf(other))
      if (audience === other || audience === 'any') expect(letsIn(code), other).toBe(true)
      else expect(code, other).toBe(401)
    }
    if (audience !== 'admin') {
      if (audience !== 'any') expect(await status(endpoint, await adminToken(allPermissions)), 'an admin').toBe(401)
      return
    }
    expect(letsIn(await status(endpoint, await adminToken(allPermissions))), 'an admin with every key').toBe(true)
    expect(await status(endpoint, await adminToken([])), 'an admin with no key').toBe(403)
    const { permissions } = access
    if (permissions.length === 0) return
    const others = allPermissions.filter((key) => !permissions.includes(key))
    expect(await status(endpoint, await adminToken(others)), 'an admin with all keys but these').toBe(403)
    for (const key of permissions) expect(letsIn(await status(endpoint, await adminToken([key]))), key).toBe(true)
  })
})

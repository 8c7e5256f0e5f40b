import { readFileSync } from 'node:fs'
import type { EndpointSpec } from '@rahba/contract/kernel/endpoint'
import { allPermissions, type Permission } from '@rahba/contract/kernel/permissions'
import { type StorePermission, storePermissions } from '@rahba/contract/kernel/store-permissions'
import { approval, type StoreApproval } from '@rahba/contract/stores/store-states'
import { eq, sql } from 'drizzle-orm'
import { storeMembers, stores } from '../../src/stores/table.ts'
import { adminWith, tokenFor } from '../actors.ts'
import { memberOfStore, shopper } from '../people.ts'
import { somePath } from '../some-path.ts'
import type { TestApp } from '../test-app.ts'

/** One line of the table: who may make a call, as it was decided by hand. */
interface Rule {
  call: string
  audience: 'public' | 'admin' | 'store' | 'user' | 'any'
  /** Any one of them opens it; none asks only for an admin who holds something, or for a member of the store. */
  keys: readonly string[]
  owner: string
  audited: boolean
  /** Step-up proof of identity: required for every use, for some uses, or never. */
  step_up: 'always' | 'depends' | '-'
}

const stepUps: readonly string[] = ['always', 'depends', '-'] satisfies Rule['step_up'][]
const audiences: readonly string[] = ['public', 'admin', 'store', 'user', 'any'] satisfies Rule['audience'][]

/** The table. Throws for an invalid or a repeated line. */
export function readPolicy(text = readFileSync(new URL('./policy.csv', import.meta.url), 'utf8')): Map<string, Rule> {
  const rules = new Map<string, Rule>()
  for (const line of text.trim().split('\n').slice(1)) {
    const [method, path, audience = '', keys = '', owner = '', audit, step_up = '', ...more] = line.split(',')
    const call = `${method} ${path}`
    if (more.length > 0 || !audiences.includes(audience) || !owner || !stepUps.includes(step_up) || rules.has(call))
      throw new Error(`policy.csv: ${line}`)
    rules.set(call, {
      call,
      // one of those above
      audience: audience as Rule['audience'],
      keys: keys === '-' ? [] : keys.split('|'),
      owner,
      audited: audit === 'audited',
      step_up: step_up as Rule['step_up'], // the columns were checked above
    })
  }
  return rules
}

const getStepUp = ({ step_up }: EndpointSpec): Rule['step_up'] => (step_up === true ? 'always' : (step_up ?? '-'))

const getCall = ({ method, path }: EndpointSpec) => `${method} ${path}`

/** Compares the served calls with the table: calls that only one side has, and different declarations. */
export function undeclared(served: readonly EndpointSpec[], policy: ReadonlyMap<string, Rule>): string[] {
  const there = new Map(served.map((endpoint) => [getCall(endpoint), endpoint]))
  return [
    ...[...there.keys()]
      .filter((call) => !policy.has(call))
      .map((call) => `${call}: not in policy.csv. Decide who may call it, and add a line`),
    ...[...policy.values()].flatMap((rule) => {
      const endpoint = there.get(rule.call)
      if (!endpoint) return [`${rule.call}: in policy.csv, but not served`]
      const audited = endpoint.audit !== undefined && 'action' in endpoint.audit
      return [
        ...(endpoint.owner === rule.owner ? [] : [`${rule.call}: owner is ${endpoint.owner}, not ${rule.owner}`]),
        ...(getStepUp(endpoint) === rule.step_up
          ? []
          : [`${rule.call}: asks for a proof of identity ${getStepUp(endpoint)}, not ${rule.step_up}`]),
        ...(audited === rule.audited ? [] : [`${rule.call}: ${rule.audited ? 'has to be' : 'is not to be'} audited`]),
      ]
    }),
  ]
}

/** People of every kind, signed in once. Callers of calls that end sessions are signed in again. */
async function people(t: TestApp) {
  const admins = new Map<string, Promise<string>>()
  const admin = (keys: readonly Permission[], fresh: boolean): Promise<string> => {
    const name = keys.join()
    const known = fresh ? undefined : admins.get(name)
    if (known) return known
    const made = adminWith(t, keys).then(({ token }) => token)
    if (!fresh) admins.set(name, made)
    return made
  }
  const store = await memberOfStore(t)
  const members = new Map<string, Promise<string>>()
  let n = 0
  const makeMember = async (keys: readonly StorePermission[]): Promise<string> => {
    const at = ++n
    const [row] = await t.db
      .insert(storeMembers)
      .values({
        store_id: store.store_id,
        name: `Member ${at}`,
        email: `member-${at}@policy.example`,
        phone: `+96657${String(at).padStart(7, '0')}`,
        permissions: [...keys],
        email_verified_at: new Date().toISOString(),
      })
      .returning({ id: storeMembers.id })
    return tokenFor(t, 'store', row?.id ?? '')
  }
  const member = (keys: readonly StorePermission[], fresh: boolean): Promise<string> => {
    const known = fresh ? undefined : members.get(keys.join())
    if (known) return known
    const made = makeMember(keys)
    if (!fresh) members.set(keys.join(), made)
    return made
  }
  let shopperToken: Promise<string> | undefined
  const user = (fresh: boolean): Promise<string> => {
    const make = async () => (await shopper(t)).token
    if (fresh) return make()
    shopperToken ??= make()
    return shopperToken
  }
  const expired = { admin: await admin(allPermissions, true), store: await member(storePermissions, true), user: await user(true) }
  await t.db.execute(sql`update sessions set expires_at = now() - interval '1 minute'`)
  const inState = async (approved: StoreApproval) => {
    const { store_id, token } = await memberOfStore(t)
    await t.db.update(stores).set({ approved }).where(eq(stores.id, store_id))
    return token
  }
  const states = {
    pending: await inState(approval.pending),
    suspended: await inState(approval.suspended),
    closed: await inState(approval.closed),
  }
  return { admin, member, user, expired, states }
}
type People = Awaited<ReturnType<typeof people>>

interface Try {
  who: string
  token: string | undefined
  /** The expected result: allowed, 401, or 403 if only a permission is missing. */
  expected: 'in' | 'closed' | 401 | 403
}

/** Lists callers of an admin call. In full, that includes an admin for each single permission. */
async function adminTries({ keys, audience }: Rule, { admin }: People, fresh: boolean, singles: readonly Permission[]): Promise<Try[]> {
  if (audience !== 'admin')
    return [{ who: 'an admin', token: await admin(allPermissions, fresh), expected: audience === 'any' ? 'in' : 401 }]
  const may = (key: string) => keys.length === 0 || keys.includes(key)
  const named = allPermissions.filter((key) => keys.includes(key))
  const others = allPermissions.filter((key) => !may(key))
  return [
    { who: 'an admin with no key', token: await admin([], fresh), expected: 403 },
    { who: 'an admin with every key', token: await admin(allPermissions, fresh), expected: 'in' },
    ...(others.length > 0 ? [{ who: 'an admin with all other keys', token: await admin(others, fresh), expected: 403 } as const] : []),
    ...(await Promise.all(
      [...new Set([...named, ...singles])].map(
        async (key): Promise<Try> => ({
          who: `an admin with ${key} alone`,
          token: await admin([key], fresh),
          expected: may(key) ? 'in' : 403,
        }),
      ),
    )),
  ]
}

async function memberTries({ keys, audience }: Rule, { member }: People, fresh: boolean): Promise<Try[]> {
  if (audience !== 'store') {
    const expected = audience === 'any' ? 'in' : 401
    return [{ who: 'a member with every permission', token: await member(storePermissions, fresh), expected }]
  }
  const may = (key: string) => keys.length === 0 || keys.includes(key)
  const single = storePermissions.map(
    async (key): Promise<Try> => ({
      who: `a member with ${key} alone`,
      token: await member([key], fresh),
      expected: may(key) ? 'in' : 403,
    }),
  )
  return [
    { who: 'a member with no permission', token: await member([], fresh), expected: keys.length === 0 ? 'in' : 403 },
    { who: 'a member with every permission', token: await member(storePermissions, fresh), expected: 'in' },
    ...(await Promise.all(single)),
  ]
}

/**
 * Lists callers by the state of their store. An owner's permissions do not depend on it, except that a closed store allows no changes.
 * An owner without a verified address has no account, and so no session to try.
 */
function stateTries({ call, keys, audience }: Rule, { states }: People): Try[] {
  const isOpen = audience === 'store' || audience === 'any'
  const expected = isOpen ? 'in' : 401
  const changes = isOpen && keys.length > 0 && !call.startsWith('GET ')
  return [
    { who: 'the owner of a store that nobody approved', token: states.pending, expected },
    { who: 'the owner of a suspended store', token: states.suspended, expected },
    { who: 'the owner of a closed store', token: states.closed, expected: changes ? 'closed' : expected },
  ]
}

/** Reduces a status to 401, 403 or `in`. All other statuses mean that the caller was allowed. */
const letIn = (status: number) => (status === 401 || status === 403 ? status : 'in')

interface Checked {
  calls: number
  found: string[]
}

/**
 * Makes every call as everybody and compares what came of it with the table. An empty body is never a reason: who may not is refused before.
 * @param options.full with each single key of an admin, else with those the table names and one other, which is another for each call
 * @param options.only the calls to make; all there are when left out
 */
export async function deviations(
  t: TestApp,
  policy: ReadonlyMap<string, Rule>,
  { full, only }: { full: boolean; only?: readonly string[] },
): Promise<Checked> {
  const all = await people(t)
  const checked: Checked = { calls: 0, found: [] }
  for (const [at, endpoint] of t.app.served.entries()) {
    const rule = policy.get(getCall(endpoint))
    if (!rule || (only && !only.includes(rule.call))) continue
    // signing out and changing a password end the session they are called with
    const fresh = /\/auth\/|password|profile/.test(endpoint.path)
    const { audience } = rule
    const singles = full ? allPermissions : allPermissions.slice(at % allPermissions.length).slice(0, 1)
    const expired = audience === 'public' || audience === 'any' ? [] : [audience]
    const open = audience === 'public'
    const tries: Try[] = [
      { who: 'a visitor', token: undefined, expected: open ? 'in' : 401 },
      ...(open
        ? []
        : [
            { who: 'a made-up token', token: 'x'.repeat(43), expected: 401 } as const,
            ...expired.map((of): Try => ({ who: 'an expired session', token: all.expired[of], expected: 401 })),
            ...(await adminTries(rule, all, fresh, singles)),
            ...(await memberTries(rule, all, fresh)),
            ...(fresh ? [] : stateTries(rule, all)),
            { who: 'a shopper', token: await all.user(fresh), expected: audience === 'user' || audience === 'any' ? 'in' : 401 } as const,
          ]),
    ]
    for (const { who, token, expected } of tries) {
      const body = endpoint.method === 'GET' ? undefined : {}
      const answer = await t.call(endpoint.method, somePath(endpoint), { ...(token ? { token } : {}), body })
      const got = answer.body?.code === 'store_closed' ? 'closed' : letIn(answer.status)
      checked.calls++
      if (got !== expected) checked.found.push(`${rule.call}: ${who} got ${answer.status}, expected ${expected}`)
    }
  }
  return checked
}

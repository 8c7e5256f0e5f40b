import { randomUUID } from 'node:crypto'
import { accessErrors } from '@rahba/contract/access/errors'
import { and, eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getSubject } from '../../src/access/codes/code-subject.ts'
import { hashCode } from '../../src/access/codes/hash-code.ts'
import { issueLink } from '../../src/access/codes/issue-code.ts'
import { admins, codes } from '../../src/access/table.ts'
import { adminWith } from '../actors.ts'
import { makeStore } from '../catalog-world.ts'
import { inProve } from '../in-prove.ts'
import { only } from '../only.ts'
import { reportRun, runSeed } from '../report-run.ts'
import { testEnv } from '../test-env.ts'
import { scale } from './market.ts'
import type { Plant } from './plants.ts'
import { type Nodes, twoNodes } from './two-nodes.ts'

// Goal G17: a token or code that was replaced, used or made for somebody else opens nothing, at whichever node it is tried.

// three kinds, each with several tries: 200 at the size of a night
const rounds = Math.max(1, Math.ceil(1.5 * (scale - 1)))
const password = 'another green door'
const { SECRET } = testEnv('/nowhere')

interface Reply {
  status: number
  code: string
  cookie: string
}

async function call(port: number, method: string, path: string, body: object, { token = '', cookie = '' } = {}): Promise<Reply> {
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(cookie ? { cookie } : {}),
    },
    body: JSON.stringify(body),
  })
  const said = (await answer.json()) as { code?: string; fields?: { code?: string } } // the contract's error
  const set = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  return { status: answer.status, code: said.code ?? '', cookie: set.join('; ') }
}

/** Sets the digits of the last code for an address: only a hash of the mailed ones is kept. */
async function setCode({ db }: Nodes, purpose: 'verify_account' | 'change_email', address: string, digits: string): Promise<void> {
  const [last] = await db
    .select({ id: codes.id, subject: codes.subject })
    .from(codes)
    .where(and(eq(codes.purpose, purpose), like(codes.subject, `%${address}`)))
    .orderBy(sql`${codes.created_at} desc, ${codes.id} desc`)
    .limit(1)
  if (!last) throw new Error(`a code for ${address} was made`)
  await db
    .update(codes)
    .set({ code_hash: hashCode(SECRET, purpose, last.subject, digits) })
    .where(eq(codes.id, last.id))
}

/** Lets the next code be asked for at once. */
const advanceTime = ({ db }: Nodes, address: string) =>
  db.execute(sql`update codes set created_at = created_at - interval '2 minutes' where subject like ${`%${address}`}`)

/** One try and what it came to; `opened` is whether it did anything. */
interface Tried {
  what: string
  expected: boolean
  opened: boolean
}
const tried = (what: string, expected: boolean, { status }: Pick<Reply, 'status'>): Tried => ({ what, expected, opened: status < 300 })

const kinds: Record<string, (nodes: Nodes) => Promise<Tried[]>> = {
  async 'a link to set a password'(nodes) {
    const [first, second] = nodes.ports
    const { admin_id } = await adminWith(nodes)
    const { email } = only(await nodes.db.select({ email: admins.email }).from(admins).where(eq(admins.id, admin_id)))
    const request = { purpose: 'reset_token', subject: getSubject('admin', email) } as const
    const old = await issueLink(nodes.db, request, { limited: false })
    const token = await issueLink(nodes.db, request, { limited: false })
    const use = (port: number, given: string, side = 'admin') =>
      call(port, 'POST', `/${side}/auth/reset-password`, { token: given, password, password_confirmation: password })
    const wrong = [
      tried('a link that was replaced', false, await use(second, old)),
      tried('an administrator’s link at a store', false, await use(second, token, 'store')),
      tried('a made-up link', false, await use(first, 'x'.repeat(43))),
    ]
    const both = await Promise.all([use(first, token), use(second, token)])
    const count = both.filter(({ status }) => status < 300).length
    return [
      ...wrong,
      { what: 'a link at both nodes at once', expected: true, opened: count === 1 },
      tried('a link that was used', false, await use(second, token)),
    ]
  },

  async 'the code of a registration'(nodes) {
    const [first, second] = nodes.ports
    const { db } = nodes
    const email = `${randomUUID().slice(0, 8)}@example.com`
    const { rows } = await db.execute<{ category_id: string; subcategory_id: string; city_id: string }>(
      sql`select s.category_id, s.id as subcategory_id, (select id from cities limit 1) as city_id from subcategories s limit 1`,
    )
    const body = {
      ...rows[0],
      name: 'نورة السالم',
      phone: `+96655${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`,
      email,
      password,
      password_confirmation: password,
      terms_accept: true,
      store_name: { ar: 'متجر نورة', en: 'Noura' },
      entity_type: 'business',
    }
    const registered = await call(first, 'POST', '/store/auth/register', body)
    expect(registered.status).toBe(201)
    const { cookie } = registered
    await setCode(nodes, 'verify_account', email, '1111')
    await advanceTime(nodes, email)
    expect((await call(second, 'POST', '/store/auth/resend-verification-code', { email }, { cookie })).status).toBe(200)
    await setCode(nodes, 'verify_account', email, '2222')
    const use = (port: number, code: string, from = cookie) =>
      call(port, 'POST', '/store/auth/verify-account', { email, code }, { cookie: from })
    return [
      tried('a code that was replaced', false, await use(second, '1111')),
      tried('a code in another browser', false, await use(second, '2222', '')),
      tried('the code', true, await use(first, '2222')),
      tried('a code that was used', false, await use(second, '2222')),
    ]
  },

  async 'the code of a new address'(nodes) {
    const [first, second] = nodes.ports
    const [mine, other] = [await makeStore(nodes.db), await makeStore(nodes.db)]
    const email = `${randomUUID().slice(0, 8)}@example.com`
    const ask = async (port: number, digits: string) => {
      expect((await call(port, 'POST', '/store/profile/send-email-code', { email }, mine)).status).toBe(200)
      await setCode(nodes, 'change_email', email, digits)
    }
    await ask(first, '1111')
    await advanceTime(nodes, email)
    await ask(second, '2222')
    const use = (port: number, code: string, who: { token: string }, address = email) =>
      call(port, 'POST', '/store/profile/verify-email', { email: address, code }, { token: who.token })
    return [
      tried('a code that was replaced', false, await use(second, '1111', mine)),
      tried('another member’s code', false, await use(second, '2222', other)),
      tried('a code for another address', false, await use(second, '2222', mine, `x${email}`)),
      tried('the code', true, await use(first, '2222', mine)),
      tried('a code that was used', false, await use(second, '2222', mine)),
    ]
  },
}

/** Every kind, `times` each. */
async function run(nodes: Nodes, times: number): Promise<Tried[]> {
  const all: Tried[] = []
  for (let round = 0; round < times; round++) {
    for (const [kind, tryAll] of Object.entries(kinds))
      all.push(...(await tryAll(nodes)).map((one) => ({ ...one, what: `${kind}: ${one.what}` })))
    // all come from one address, whose wrong guesses are counted
    await nodes.db.execute(sql`delete from rate_limits`)
  }
  return all
}

/** Makes the records that a registration refers to. */
async function prepare({ db }: Nodes): Promise<void> {
  await db.execute(sql`with c as (insert into countries (name, iso, dialling_code, currency) values ('{"ar":"س","en":"S"}', 'SA', '+966', 'SAR') returning id),
    r as (insert into regions (name, country_id) select '{"ar":"ر","en":"R"}', id from c returning id),
    t as (insert into cities (name, region_id) select '{"ar":"م","en":"C"}', id from r),
    g as (insert into categories (name) values ('{"ar":"ت","en":"D"}') returning id)
    insert into subcategories (name, category_id) select '{"ar":"ف","en":"F"}', id from g`)
}

describe('over two server processes', () => {
  let nodes: Nodes
  beforeAll(async () => {
    nodes = await twoNodes()
    await prepare(nodes)
  }, 60_000)
  afterAll(() => nodes.stop())

  test('old, used and other people’s tokens and codes are rejected, and the right ones work once', async () => {
    const all = await run(nodes, rounds)
    expect(all.filter(({ expected, opened }) => expected !== opened)).toEqual([])
    expect(nodes.errors).toEqual([])
    reportRun({
      goal: 'G17',
      what: 'old, used and foreign tokens and codes',
      runs: `${all.length} tries`,
      trials: all.length,
      seed: runSeed,
    })
  })

  test('a used link differs from one that never existed', async () => {
    const { admin_id } = await adminWith(nodes)
    const { email } = only(await nodes.db.select({ email: admins.email }).from(admins).where(eq(admins.id, admin_id)))
    const token = await issueLink(nodes.db, { purpose: 'reset_token', subject: getSubject('admin', email) }, { limited: false })
    const use = (port: number) => call(port, 'POST', '/admin/auth/reset-password', { token, password, password_confirmation: password })
    expect((await use(nodes.ports[0])).status).toBe(200)
    expect(await use(nodes.ports[1])).toMatchObject({ status: accessErrors.link_used.status, code: 'link_used' })
  })
})

// at night only: each takes two processes of its own
describe.runIf(inProve)('a fault', () => {
  test.each<Plant>(['link_used_again', 'code_of_anybody'])('%s is found', async (plant) => {
    const nodes = await twoNodes(plant)
    try {
      await prepare(nodes)
      expect((await run(nodes, 1)).filter(({ expected, opened }) => expected !== opened)).not.toEqual([])
    } finally {
      await nodes.stop()
    }
  })
})

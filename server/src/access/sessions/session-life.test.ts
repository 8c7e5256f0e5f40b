import type { Audience } from '@rahba/contract/kernel/audiences'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { adminWith } from '../../../test/actors.ts'
import { only } from '../../../test/only.ts'
import { memberOfStore, shopper } from '../../../test/people.ts'
import { testApp } from '../../../test/test-app.ts'
import { openSession } from './open-session.ts'
import { stillSignedInWith } from './still-signed-in.ts'
import { hashToken } from './token.ts'

const t = await testApp()
const stillSignedIn = stillSignedInWith(t.deps)

const [minute, hour, day] = [60, 3600, 86_400]
/** As docs/decisions/signing-in.md has them, written here again. */
const lives: Record<Audience, { idle: number; absolute: number; call: string }> = {
  admin: { idle: 30 * minute, absolute: 12 * hour, call: '/admin/auth/profile' },
  store: { idle: 30 * day, absolute: 30 * day, call: '/store/auth/sessions' },
  user: { idle: 180 * day, absolute: 180 * day, call: '/user/profile' },
}
/** The part of a session's time that a run of these tests may take itself. */
const margin = 5 * minute

const subjects: Record<Audience, () => Promise<string>> = {
  admin: async () => (await adminWith(t)).admin_id,
  store: async () => (await memberOfStore(t)).member_id,
  user: async () => (await shopper(t)).user_id,
}

/** Somebody newly signed in, with a clock of their own: sessions follow the database's clock, so all their moments are moved back instead. */
async function signedIn(audience: Audience) {
  const subject_id = await subjects[audience]()
  const { token, max_age } = await openSession(t.db, { audience, subject_id })
  const { rows } = await t.pool.query<{ id: string }>('select id from sessions where token_hash = $1', [hashToken(token)])
  const { id } = only(rows)
  return {
    max_age,
    pass: (seconds: number) =>
      t.db.execute(sql`update sessions set created_at = created_at - make_interval(secs => ${seconds}), last_seen_at = last_seen_at - make_interval(secs => ${seconds}),
        expires_at = expires_at - make_interval(secs => ${seconds}), proved_at = proved_at - make_interval(secs => ${seconds}) where id = ${id}`),
    status: async () => (await t.call('GET', lives[audience].call, { token })).status,
    mayListen: async () => (await stillSignedIn([id])).has(id),
  }
}

describe.each(['admin', 'store', 'user'] as const)('a session of the audience %s', (audience) => {
  const { idle, absolute } = lives[audience]

  test('ends after its idle time without use, and not earlier', async () => {
    const kept = await signedIn(audience)
    await kept.pass(idle - margin)
    expect(await kept.status()).toBe(200)

    const left = await signedIn(audience)
    await left.pass(idle + margin)
    expect(await left.status()).toBe(401)
    // its open sockets end as well
    expect(await left.mayListen()).toBe(false)
  })

  test('ends at its absolute limit, even if it is in use', async () => {
    const session = await signedIn(audience)
    const step = Math.min(idle, absolute) - margin
    let age = 0
    for (; age + step < absolute; age += step) {
      await session.pass(step)
      expect(await session.status()).toBe(200)
      expect(await session.mayListen()).toBe(true)
    }
    await session.pass(absolute - age + minute)
    expect(await session.status()).toBe(401)
    expect(await session.mayListen()).toBe(false)
  })

  test('has a cookie with the same lifetime', async () => {
    expect((await signedIn(audience)).max_age).toBe(absolute)
  })
})

test('is not extended by an open socket', async () => {
  const session = await signedIn('admin')
  for (let n = 0; n < 2; n++) {
    await session.pass(14 * minute)
    expect(await session.mayListen()).toBe(true)
  }
  await session.pass(3 * minute)
  expect(await session.mayListen()).toBe(false)
  expect(await session.status()).toBe(401)
})

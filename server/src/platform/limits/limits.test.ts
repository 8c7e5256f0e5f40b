import { errors } from '@rahba/contract/kernel/errors'
import { afterAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../test/fresh-database.ts'
import { connect } from '../db/pool.ts'
import { AppError } from '../errors.ts'
import { createLimits } from './create-limits.ts'
import { ipKey, networkKey } from './ip-key.ts'

const database = await freshDatabase()
const { pool } = connect(database.url)
const limits = createLimits(pool)

afterAll(async () => {
  await pool.end()
  await database.drop()
})

const refused = (run: Promise<unknown>) =>
  run.then(
    () => null,
    (error: unknown) => (error instanceof AppError ? error : Promise.reject(error)),
  )

describe('limits', () => {
  it('reject with the seconds to wait once the points are used up', async () => {
    for (let n = 0; n < 3; n++) await limits.take('login:a', 3, 60)
    const refusal = await refused(limits.take('login:a', 3, 60))
    expect(refusal?.error).toBe(errors.too_many_requests)
    expect(refusal?.params.seconds).toBeGreaterThan(55)
    expect(refusal?.params.seconds).toBeLessThanOrEqual(60)
    await limits.take('login:b', 3, 60)
  })

  it('are exact for simultaneous callers, on any node', async () => {
    const other = createLimits(pool)
    const tries = Array.from({ length: 60 }, (_, n) => refused((n % 2 ? limits : other).take('burst', 10, 60)))
    const results = await Promise.all(tries)
    expect(results.filter((result) => result === null)).toHaveLength(10)
  })

  it('check uses no points, and reset restores all', async () => {
    for (let n = 0; n < 5; n++) await limits.check('code:x', 2, 60)
    await limits.take('code:x', 2, 60)
    await limits.take('code:x', 2, 60)
    expect(await refused(limits.check('code:x', 2, 60))).not.toBeNull()
    await limits.reset('code:x')
    await limits.check('code:x', 2, 60)
    await limits.take('code:x', 2, 60)
  })

  it('open again when the window has passed', async () => {
    await limits.take('short', 1, 1)
    expect(await refused(limits.take('short', 1, 1))).not.toBeNull()
    await new Promise((resolve) => setTimeout(resolve, 1100))
    expect(await refused(limits.take('short', 1, 1))).toBeNull()
  })
})

describe('ipKey', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::99', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s is counted as %s', (ip, key) => expect(ipKey(ip)).toBe(key))
})

describe('networkKey', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8:1:ffff::1', '2001:db8:1::/48'],
    ['::1', '0:0:0::/48'],
  ])('%s is of the network %s', (ip, key) => expect(networkKey(ip)).toBe(key))
})

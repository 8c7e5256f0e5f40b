import { errors } from '@rahba/contract/kernel/errors'
import type { Pool } from 'pg'
import type { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { fail } from '../errors.ts'
import type { Limits } from './limits.ts'

const refusal = (result: RateLimiterRes) => fail(errors.too_many_requests, { seconds: Math.max(1, Math.ceil(result.msBeforeNext / 1000)) })

// The library is loaded with the first limit.
const library = () => import('rate-limiter-flexible')

/**
 * Limits kept in the table `rate_limits`. They are counted outside any transaction of the caller, so that a refused call still counts.
 * A refusal carries `seconds` until the next try, which the error handler also sends as Retry-After.
 * `pool` is not the one of the callers' transactions: a hundred calls at once would each hold one of its connections and wait for another.
 */
export function createLimits(pool: Pool): Limits {
  const limiters = new Map<string, RateLimiterPostgres>()

  async function limiter(points: number, seconds: number): Promise<RateLimiterPostgres> {
    const size = `${points}/${seconds}`
    const known = limiters.get(size)
    if (known) return known
    const { RateLimiterPostgres } = await library()
    const made = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: '',
      clearExpiredByTimeout: false,
      points,
      duration: seconds,
    })
    limiters.set(size, made)
    return made
  }

  return {
    async take(key, points, seconds, cost = 1) {
      try {
        await (await limiter(points, seconds)).consume(key, cost)
      } catch (error) {
        throw error instanceof (await library()).RateLimiterRes ? refusal(error) : error
      }
    },

    async giveBack(key, points, seconds, count) {
      await (await limiter(points, seconds)).reward(key, count)
    },

    async check(key, points, seconds) {
      const result = await (await limiter(points, seconds)).get(key)
      if (result && result.consumedPoints >= points) throw refusal(result)
    },

    async reset(key) {
      await (await limiter(1, 1)).delete(key)
    },
  }
}

import { packetRate } from '@rahba/contract/kernel/realtime'
import { expect, test } from 'vitest'
import { packetBudget } from './packet-budget.ts'

test('allows a burst, rejects more until time has passed, and disconnects a client that continues', () => {
  let now = 0
  const take = packetBudget(() => now)
  const many = (n: number) => Array.from({ length: n }, take)
  expect(many(packetRate.burst).every((verdict) => verdict === 'taken')).toBe(true)
  expect(many(3)).toEqual(['refused', 'refused', 'refused'])
  now += 1000
  expect(many(packetRate.per_second + 1).filter((verdict) => verdict === 'taken')).toHaveLength(packetRate.per_second)
  expect(many(packetRate.burst * 3).at(-1)).toBe('cut')
})

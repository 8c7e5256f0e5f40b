import { describe, expect, test } from 'vitest'
import { ticksFor } from './chart-scale.ts'

describe('the numbers of an axis', () => {
  test.each([
    [0, [0]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 2, 4, 6, 8]],
    [62, [0, 20, 40, 60, 80]],
    [295_000, [0, 100_000, 200_000, 300_000]],
    [300_000, [0, 100_000, 200_000, 300_000]],
  ])('up to %d', (most, ticks) => expect(ticksFor(most)).toEqual(ticks))

  test('begin at zero, have equal distances, and end less than a step above the maximum', () => {
    for (let most = 1; most < 5_000_000; most = Math.ceil(most * 1.37)) {
      const ticks = ticksFor(most)
      const step = ticks[1] ?? 0
      expect(ticks).toEqual(ticks.map((_, n) => n * step))
      expect(Number.isInteger(step)).toBe(true)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most)
      expect((ticks.at(-1) ?? 0) - most).toBeLessThan(step)
      expect(ticks.length).toBeLessThanOrEqual(6)
    }
  })
})

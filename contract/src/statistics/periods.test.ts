import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../test/runs.ts'
import {
  addDays,
  daysIn,
  defaultGrain,
  grainNames,
  maxPeriodDays,
  type Period,
  periodBefore,
  pointsBefore,
  presetPeriod,
  splitPeriod,
} from './periods.ts'

const anyPeriod = fc
  .tuple(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 0, max: maxPeriodDays - 1 }))
  .map(([start, length]): Period => ({ from: addDays('2020-01-01', start), to: addDays('2020-01-01', start + length) }))

describe('days of Riyadh', () => {
  it('follow each other over months, years and leap days', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
    expect(daysIn({ from: '2026-01-01', to: '2026-12-31' })).toBe(365)
    expect(daysIn({ from: '2026-05-02', to: '2026-05-01' })).toBe(0)
  })
  it('have no daylight saving time, even on nights when other countries change clocks', () => {
    for (const night of ['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25'])
      expect(daysIn({ from: night, to: addDays(night, 1) })).toBe(2)
  })
})

describe('presets', () => {
  const today = '2026-03-15'
  it.each([
    ['today', '2026-03-15', '2026-03-15'],
    ['yesterday', '2026-03-14', '2026-03-14'],
    ['last_7', '2026-03-09', '2026-03-15'],
    ['last_30', '2026-02-14', '2026-03-15'],
    ['last_90', '2025-12-16', '2026-03-15'],
    ['this_month', '2026-03-01', '2026-03-15'],
    ['last_month', '2026-02-01', '2026-02-28'],
    ['this_year', '2026-01-01', '2026-03-15'],
  ] as const)('%s', (preset, from, to) => expect(presetPeriod(preset, today)).toEqual({ from, to }))
  it('last month of January is December', () =>
    expect(presetPeriod('last_month', '2026-01-03')).toEqual({ from: '2025-12-01', to: '2025-12-31' }))
})

describe('the period before', () => {
  it('has as many days', () =>
    expect(periodBefore({ from: '2026-03-02', to: '2026-03-15' })).toEqual({ from: '2026-02-16', to: '2026-03-01' }))
  it('of whole months is whole months, whatever their length', () => {
    expect(periodBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({ from: '2026-02-01', to: '2026-02-28' })
    expect(periodBefore({ from: '2026-01-01', to: '2026-12-31' })).toEqual({ from: '2025-01-01', to: '2025-12-31' })
    expect(periodBefore({ from: '2026-01-01', to: '2026-02-28' })).toEqual({ from: '2025-11-01', to: '2025-12-31' })
  })
  it('ends the day before, and is never longer than a month or so apart in length', () =>
    fc.assert(
      fc.property(anyPeriod, (period) => {
        const before = periodBefore(period)
        expect(addDays(before.to, 1)).toBe(period.from)
        // Two Februaries and the lengths of the other months make at most four days.
        expect(Math.abs(daysIn(before) - daysIn(period))).toBeLessThanOrEqual(4)
      }),
      { numRuns: propertyRuns(500) },
    ))
})

describe('points', () => {
  it('are weeks from Sunday, cut off at the ends', () =>
    expect(splitPeriod({ from: '2026-11-20', to: '2026-12-01' }, 'week')).toEqual([
      { from: '2026-11-20', to: '2026-11-21' },
      { from: '2026-11-22', to: '2026-11-28' },
      { from: '2026-11-29', to: '2026-12-01' },
    ]))
  it('are months, cut off at the ends', () =>
    expect(splitPeriod({ from: '2026-01-15', to: '2026-03-02' }, 'month')).toEqual([
      { from: '2026-01-15', to: '2026-01-31' },
      { from: '2026-02-01', to: '2026-02-28' },
      { from: '2026-03-01', to: '2026-03-02' },
    ]))
  it('cover each day of a period once, however it is cut', () =>
    fc.assert(
      fc.property(anyPeriod, fc.constantFrom(...grainNames), (period, grain) => {
        const points = splitPeriod(period, grain)
        expect(points.reduce((days, point) => days + daysIn(point), 0)).toBe(daysIn(period))
        expect([points[0]?.from, points.at(-1)?.to]).toEqual([period.from, period.to])
        for (const point of points) expect(daysIn(point)).toBeGreaterThan(0)
      }),
      { numRuns: propertyRuns(500) },
    ))
  it('are compared with days of the period before without overlap', () =>
    fc.assert(
      fc.property(anyPeriod, fc.constantFrom(...grainNames), (period, grain) => {
        const before = periodBefore(period)
        const held = pointsBefore(period, grain)
        expect(held).toHaveLength(splitPeriod(period, grain).length)
        let last = ''
        for (const point of held) {
          if (!point) continue
          expect(daysIn(point)).toBeGreaterThan(0)
          expect(point.from > last && point.from >= before.from && point.to <= before.to).toBe(true)
          last = point.to
        }
      }),
      { numRuns: propertyRuns(500) },
    ))
  it('of March against February have three days without a match', () =>
    expect(pointsBefore({ from: '2026-03-01', to: '2026-03-31' }, 'day').filter((point) => point === null)).toHaveLength(3))
  it('of a year are months against months', () =>
    expect(pointsBefore({ from: '2025-01-01', to: '2025-12-31' }, 'month')[1]).toEqual({ from: '2024-02-01', to: '2024-02-29' }))
  it('are few by default', () => {
    expect(defaultGrain({ from: '2026-01-01', to: '2026-01-31' })).toBe('day')
    expect(defaultGrain({ from: '2026-01-01', to: '2026-03-31' })).toBe('week')
    expect(defaultGrain({ from: '2025-01-01', to: '2026-12-31' })).toBe('month')
  })
})

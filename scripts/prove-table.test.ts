import { describe, expect, it } from 'vitest'
import { goalNames, harnesses, proves } from './prove-harnesses.mjs'
import { formatTable, summarise, toRows, upperBound } from './prove-table.mjs'

const ended = { goal: 'G9', what: 'disk full', passed: true, tests: { passed: 3, failed: 0 }, seconds: 7, seed: 1, load: 1.25 }
const report = { goal: 'G9', what: 'disk full for files', runs: '200 uploads', seed: 1 }
const rows = (over: Partial<typeof ended>, ...lines: Parameters<typeof toRows>[1][number][]) => toRows({ ...ended, ...over }, lines)

describe('the table of npm run prove', () => {
  it('holds if everything was checked and passed', () => {
    expect(rows({}, report)).toMatchObject([{ state: 'holds', result: 'holds, 7 s', load: '1.3' }])
    expect(summarise(rows({}, report))).toEqual({ ending: 0, message: 'Everything holds.' })
  })

  it('names unchecked goals with the reason, and ends with 2', () => {
    const some = rows({}, report, { ...report, notChecked: 'mounting is not permitted here' })
    expect(formatTable(some, 2)).toContain('not checked: mounting is not permitted here')
    expect(summarise(some)).toEqual({ ending: 2, message: 'Everything checked holds; 1 not checked.' })
  })

  it('checks nothing if no test ran and nothing was reported', () => {
    expect(rows({ tests: { passed: 0, failed: 0 } })).toMatchObject([{ state: 'not checked', result: 'not checked: no test ran, 7 s' }])
    expect(rows({})).toMatchObject([{ state: 'holds', runs: '3 tests, 0 failed' }])
    expect(summarise([]).ending).toBe(2)
  })

  it('fails a harness that failed, even if all its rows were not checked', () => {
    const some = rows({ passed: false }, { ...report, notChecked: 'the machine was busy' })
    expect(some.map(({ state }) => state)).toEqual(['not checked', 'failed'])
    expect(summarise(some)).toEqual({ ending: 1, message: 'Something does not hold; 1 not checked.' })
  })

  it('gives the failure rate that the trials exclude', () => {
    expect([300, 3000, 50_000].map(upperBound)).toEqual(['< 1 %', '< 0.1 %', '< 0.006 %'])
    expect(rows({}, { ...report, trials: 300 })).toMatchObject([{ bound: '< 1 %' }])
    expect(rows({ passed: false }, { ...report, trials: 300 })[0]?.bound).toBe('')
  })
})

describe('the goals that --only takes', () => {
  it('chooses a part of a goal, and a goal with its parts', () => {
    expect(goalNames).toEqual(expect.arrayContaining(['G13', 'G13b', 'G13c', 'G13d', 'I1-I16']))
    const chosen = (chosenGoal: string) => harnesses.filter(({ goal }) => proves(goal, [chosenGoal])).map(({ what }) => what)
    expect(chosen('G13c')).toEqual(['what belongs to others, and audit entries'])
    expect(chosen('G13')).toHaveLength(2)
    expect(chosen('G1')).toEqual(['the last piece in stock'])
  })
})

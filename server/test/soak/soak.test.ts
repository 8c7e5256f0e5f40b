import { expect, test } from 'vitest'
import type { Plant } from '../races/plants.ts'
import { reportRun, runSeed } from '../report-run.ts'
import { findP99, type Sample, type Soak, soak } from './soak.ts'
import { trend } from './trend.ts'

// Goal G23: hours of pages, calls, orders, messages and sockets leave nothing behind. It takes a core for itself, so only `npm run prove` runs it.

const isProof = process.env.PROVE_REPORT !== undefined
const seconds = Number(process.env.SOAK_SECONDS ?? 75)
const rate = process.env.SOAK_RATE ? Number(process.env.SOAK_RATE) : undefined
const maxRest = 200
const maxResident = 350
/** Megabytes that the heap may gain in ten minutes. A short run still loads pages for the first time. */
const maxSlope = seconds >= 1200 ? 1 : 40
/** From this share of waiting on, others on this machine decide how long answers take. */
const noise = 0.1

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The samples after the warm-up: ten minutes, or a third of a short run. */
function afterWarmUp({ samples }: Soak): Sample[] {
  const last = samples.at(-1)?.at ?? 0
  return samples.filter(({ at }) => at >= Math.min(600, last / 3))
}

/** How much more of something there is in the last third than in the first. */
function growth(samples: readonly Sample[], getCount: (sample: Sample) => number): { from: number; to: number } {
  const third = Math.ceil(samples.length / 3)
  return { from: median(samples.slice(0, third).map(getCount)), to: median(samples.slice(-third).map(getCount)) }
}

/** Counts that must stay flat, with their tolerance. Callers open up to 64 connections as they need them. */
const flat: Record<string, { getCount: (sample: Sample) => number; play: number }> = {
  timers: { getCount: ({ resources }) => resources.Timeout ?? 0, play: 30 },
  sockets: { getCount: ({ resources }) => (resources.TCPSocketWrap ?? 0) + (resources.PipeWrap ?? 0), play: 64 },
  'database connections': { getCount: ({ pool }) => pool, play: 5 },
}

const findSlope = (run: Soak) => {
  const { slope, error } = trend(afterWarmUp(run).map(({ at, heap }) => [at, heap]))
  return { slope: slope * 600, error: error * 600 }
}

const countAnswers = ({ parts }: Soak, fits: (status: string) => boolean) =>
  parts.reduce((sum, { answers }) => sum + Object.entries(answers).reduce((all, [status, n]) => all + (fits(status) ? n : 0), 0), 0)

/** How much longer answers took in the last third than in the first. */
function slowdown({ parts }: Soak): number {
  const third = Math.ceil(parts.length / 3)
  return findP99(parts.slice(-third)) / findP99(parts.slice(0, third))
}

/** Lists the broken parts of the goal. Times and rejections are checked only if the server had its processor. */
function findFaults(run: Soak): string[] {
  const { rest, resident, errors, waited } = run
  const { slope, error } = findSlope(run)
  const quiet = waited < noise
  const failed = countAnswers(run, (status) => status === 'none' || (status >= '500' && (quiet || status !== '503')))
  const others = errors.filter(
    (line) => quiet || !/timeout exceeded when trying to connect|connection timeout|statement timeout/.test(line),
  )
  const grown = Object.entries(flat).flatMap(([name, { getCount, play }]) => {
    const { from, to } = growth(afterWarmUp(run), getCount)
    return to > from + play ? [`${name}: from ${from} to ${to}`] : []
  })
  return [
    ...(rest > maxRest ? [`${Math.round(rest)} MB resident at rest`] : []),
    ...(resident > maxResident ? [`${Math.round(resident)} MB resident`] : []),
    ...(slope - error > maxSlope ? [`the heap gains ${slope.toFixed(1)} MB in ten minutes`] : []),
    ...(error > maxSlope ? [`the slope of the heap is known to ± ${error.toFixed(1)} MB alone`] : []),
    ...grown,
    ...(failed > 0 ? [`${failed} answers of 5xx, or none: ${run.parts.flatMap((part) => part.failed).slice(0, 5)}`] : []),
    ...(quiet && slowdown(run) > 1.2 ? [`answers took ${slowdown(run).toFixed(2)} times as long in the end`] : []),
    ...others.slice(0, 5),
  ]
}

const timeout = 600_000 + seconds * 2000

test.runIf(isProof)(`${seconds} s of pages, calls, orders, messages and sockets leak nothing`, { timeout }, async () => {
  const run = await soak({ seconds, rate, plant: 'none', seed: runSeed })
  const { slope, error } = findSlope(run)
  const refused = countAnswers(run, (status) => status === '503')
  reportRun({
    goal: 'G23',
    what: 'what hours of use leave behind',
    runs: [
      `${countAnswers(run, () => true)} requests in ${seconds} s at ${run.rate}/s`,
      `rest ${Math.round(run.rest)} MB, resident ${Math.round(run.resident)} MB`,
      `heap ${run.samples.at(-1)?.heap} MB and ${run.samples.at(-1)?.code} MB of code, ${slope.toFixed(1)} ± ${error.toFixed(1)} MB in 10 min`,
    ].join('; '),
    seed: runSeed,
  })
  reportRun({
    goal: 'G23',
    what: 'times and refusals of the same hours',
    runs: `p99 last/first ${slowdown(run).toFixed(2)}, 503 ${refused}`,
    seed: runSeed,
    ...(run.waited < noise ? {} : { notChecked: `the server waited for a processor ${Math.round(run.waited * 100)} % of its time` }),
  })
  expect(findFaults(run)).toEqual([])
})

test.runIf(isProof).each<[Plant, RegExp]>([
  ['memory_kept', /the heap gains/],
  ['timer_left', /timers: from/],
])('%s is found', { timeout: 900_000 }, async (plant, fault) => {
  const run = await soak({ seconds: 75, rate, plant, seed: runSeed })
  expect(findFaults(run).join('\n')).toMatch(fault)
})

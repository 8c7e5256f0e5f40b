import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { randomFrom, reportRun, runSeed } from '../report-run.ts'
import { testApp } from '../test-app.ts'
import { startFuzz } from './fuzz.ts'
import { fuzzWorld } from './world.ts'

// Goal G12: requests made from the OpenAPI document over the demo market, four of ten as they are meant, four with something wrong in them, two
// hostile. Making the market takes a minute, so `npm run prove` runs it; bad-input.test.ts tries every call with bad bodies in every run.

const requests = Number(process.env.FUZZ_REQUESTS ?? 20_000)
/** Time ends a run before all are sent, on a machine that is busy. */
const seconds = Number(process.env.FUZZ_SECONDS ?? 120)
/** The share of the calls that was answered with 2xx. The goal is 0.95: files, codes and steps of orders need requests that no schema tells. */
const minShare = 0.75

const isProof = process.env.PROVE_REPORT !== undefined

test.runIf(isProof)(
  'no request made from the OpenAPI document fails or gets a status that is not described',
  {
    timeout: 300_000 + seconds * 2000,
  },
  async () => {
    const t = await testApp()
    const random = randomFrom(runSeed)
    const world = await fuzzWorld(t, random)
    const fuzz = await startFuzz(t, world, random)
    await fuzz.replayPast()
    await fuzz.run(requests, seconds)
    const missing = fuzz.operations
      .filter(({ name }) => !fuzz.reached.has(name))
      .map(({ name }) => `${name}: ${fuzz.refusals.get(name) ?? 'never sent'}`)
    reportRun({
      goal: 'G12',
      what: 'requests made from OpenAPI',
      runs: `${fuzz.sent()} requests, ${fuzz.reached.size} of ${fuzz.operations.length} calls reached`,
      seed: runSeed,
    })
    expect(
      [...fuzz.faults.values()].map(({ what, curl }) => `${what}\n${curl}`),
      `PROVE_SEED=${runSeed}`,
    ).toEqual([])
    expect(fuzz.reached.size / fuzz.operations.length, missing.join('\n')).toBeGreaterThanOrEqual(minShare)

    // planted: one answer of fifty fails, or has a status that no call is described with
    for (const statusCode of [500, 418]) {
      let n = 0
      const inject = async (request: InjectOptions | string) => {
        const answer = await t.app.inject(request)
        return typeof request !== 'string' && ++n % 50 === 0 ? Object.assign(answer, { statusCode }) : answer
      }
      const faulty = await startFuzz({ ...t, app: Object.assign(Object.create(t.app), { inject }) }, world, random)
      await faulty.run(200, 30)
      expect([...faulty.faults.values()].some(({ what }) => what.includes(String(statusCode)))).toBe(true)
    }
  },
)

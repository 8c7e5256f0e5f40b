import { describe, expect, test } from 'vitest'
import { inProve } from '../in-prove.ts'
import { reportRun, runSeed } from '../report-run.ts'
import { takenByOthers } from '../scheduled.ts'
import { type Fault, networkStorm, overCable } from './network-storm.ts'
import { mayLosePackets } from './two-networks.ts'
import { nothingLost } from './ways.ts'

// Goal G7: the network between a server and its database is cut in every way, exactly between a COMMIT and its answer too, loses packets or is pulled out,
// while everything that opens a connection or a transaction in a way of its own is in use.

const rounds = Number(process.env.NETWORK_CUTS ?? 1)
/** All of them in `npm run prove`, the first two in each run of the tests. */
const allFaults: readonly Fault[] = [
  ['drop', 100],
  ['after_commit', 700],
  ['stall', 5500],
  ['reset', 100],
  ['half_open', 5500],
]
/** Limit of the reliability goal, in ms. */
const goal = 5000
// and what a busy machine adds to it, of which a run of all tests adds most
const longest = inProve ? 7000 : 20_000
// statements get through a network that loses packets, each slowly, and a bulk change makes many: docs/decisions/lost-database.md
const longestOfMany = 20_000

/** Expects what must hold after every network fault. */
function expectNothingLost({ alive, healed, undone, seen, faults }: Awaited<ReturnType<typeof networkStorm>>, limit = longest): void {
  expect(alive).toBe(true)
  // written out, since a report shows nothing but this line
  expect(faults, `PROVE_SEED=${runSeed} ${JSON.stringify(faults)}`).toEqual(nothingLost)
  expect(undone).toBe(0)
  for (const [way, statuses] of seen.statuses)
    expect([way, [...statuses.keys()].filter((status) => status >= 500 && status !== 503)]).toEqual([way, []])
  expect(seen.longest.ms, seen.longest.path).toBeLessThan(limit)
  expect(healed).toBeLessThan(longest)
}

const figures = ({ told, seen, healed, heard }: Awaited<ReturnType<typeof networkStorm>>) =>
  `${told} journeys, longest wait ${Math.round(seen.longest.ms)} ms, back after ${Math.round(healed)} ms, sockets ${Math.round(heard)} ms`

const faults = inProve ? allFaults : allFaults.slice(0, 2)

/** The goal's own five seconds: a busy machine adds to them, and then they are not checked. */
async function checkWaits(what: string, { seen, healed }: Awaited<ReturnType<typeof networkStorm>>): Promise<void> {
  if (!inProve) return
  const others = await takenByOthers()
  const worst = Math.round(Math.max(seen.longest.ms, healed))
  // what is given up after five seconds is answered a moment later
  const isMeasurable = worst <= goal + 100 || others <= 0.25
  reportRun({
    goal: 'G7',
    what: `${what}: nobody waits longer than ${goal / 1000} s`,
    runs: `longest wait ${Math.round(seen.longest.ms)} ms, back after ${Math.round(healed)} ms`,
    seed: runSeed,
    ...(isMeasurable
      ? {}
      : { notChecked: `others took ${Math.round(others * 100)} % of the processors; within ${longest / 1000} s it was` }),
  })
  if (isMeasurable) expect(worst).toBeLessThanOrEqual(goal + 100)
}

test('a network fault delays nobody for long, duplicates nothing, and the server recovers', {
  timeout: 240_000 + rounds * 120_000,
}, async () => {
  const storm = await networkStorm('none', faults, rounds)
  expectNothingLost(storm)
  // each kind happened, the cut between a COMMIT and its answer too
  expect(Object.keys(storm.cuts).sort()).toEqual(faults.map(([kind]) => kind).sort())
  const cuts = Object.entries(storm.cuts).map(([kind, count]) => `${count} ${kind}`)
  const all = Object.values(storm.cuts).reduce((sum, count) => sum + count, 0)
  reportRun({
    goal: 'G7',
    what: 'network to the database cut',
    runs: `connections: ${cuts.join(', ')}; ${figures(storm)}`,
    trials: all,
    seed: runSeed,
  })
  await checkWaits('network to the database cut', storm)
})

if (inProve && !mayLosePackets)
  reportRun({ goal: 'G7', what: 'packets lost, cable out', runs: 'none', seed: runSeed, notChecked: 'no networks of its own here' })

// a cable takes root and two networks, and each fault its seconds: in `npm run prove` alone
test.runIf(inProve && mayLosePackets).each<[string, Fault, number]>([
  ['loses 30 % of its packets in each direction', ['loss', 6000], longestOfMany],
  ['is pulled out', ['unplugged', 5500], longest],
])('a network that %s doubles nothing and is found again', { timeout: 120_000 + rounds * 60_000 }, async (what, fault, limit) => {
  const storm = await networkStorm('none', [fault], rounds, overCable)
  expectNothingLost(storm, limit)
  reportRun({ goal: 'G7', what: `cable that ${what}`, runs: `${rounds} times, ${figures(storm)}`, trials: rounds, seed: runSeed })
  if (limit === longest) await checkWaits(`cable that ${what}`, storm)
})

describe.runIf(inProve)('these faults find', () => {
  test('an order doubled because its key was kept apart', { timeout: 240_000 }, async () => {
    const faults = Array.from({ length: 6 }, (): Fault => ['after_commit', 700])
    expect((await networkStorm('key_lost_in_crash', faults, 1)).faults.doubled).toBeGreaterThan(0)
  })

  // Jobs whose connection stays silent are waited for to the end, twice.
  test('connections that never time out', { timeout: 600_000 }, async () => {
    expect((await networkStorm('silent_for_ever', [['stall', 12_000]], 1)).seen.longest.ms).toBeGreaterThan(7000)
  })

  test.runIf(mayLosePackets)('connections that never time out while the cable is unplugged', { timeout: 600_000 }, async () => {
    expect((await networkStorm('silent_for_ever', [['unplugged', 12_000]], 1, overCable)).seen.longest.ms).toBeGreaterThan(7000)
  })
})

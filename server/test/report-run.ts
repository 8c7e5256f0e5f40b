import { appendFileSync } from 'node:fs'

interface Run {
  /** As the reliability goals number it. */
  goal: string
  what: string
  /** How much was done: `200 runs x 60 commands`, `20 kills, 4312 orders`. */
  runs: string
  seed: number
  /** How many of them are independent trials, each of which could have failed. */
  trials?: number
  /** Why the goal can't be checked here, or this part of it. The table says so, and the command does not end as if it held. */
  notChecked?: string
}

/** Reports the work of a harness to `npm run prove`, for its table. Otherwise it does nothing. */
export function reportRun(run: Run): void {
  const to = process.env.PROVE_REPORT
  if (to) appendFileSync(to, `${JSON.stringify(run)}\n`)
}

/** The seed of this run: the one that is asked for by PROVE_SEED, or a new one. */
export const runSeed = Number(process.env.PROVE_SEED ?? Math.trunc(Math.random() * 0x7fffffff))

/** Numbers from 0 up to 1 that follow from a seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
}

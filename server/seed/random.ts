/** Numbers that look random and are the same every time for the same seed (mulberry32). */
export interface Random {
  /** From 0 up to 1. */
  next: () => number
  /** A whole number from `low` to `high`, both included. */
  between: (low: number, high: number) => number
  chance: (probability: number) => boolean
  pick: <T>(list: readonly T[]) => T
  /** One of `list`, each as likely as its weight says. */
  weighted: <T>(list: readonly T[], weightOf: (one: T, index: number) => number) => T
}

const toSeed = (text: string): number => {
  let hash = 2_166_136_261
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return hash >>> 0
}

/** A stream of its own for every `name`, so that a change in one part of the market leaves the others as they were. */
export function makeRandom(name: string): Random {
  let state = toSeed(name)
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const at = <T>(list: readonly T[], index: number): T => {
    const one = list[index]
    if (one === undefined) throw new RangeError('nothing to choose from')
    return one
  }
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick: (list) => at(list, Math.floor(next() * list.length)),
    weighted(list, weightOf) {
      const weights = list.map(weightOf)
      const mark = next() * weights.reduce((sum, weight) => sum + weight, 0)
      let reached = 0
      const index = weights.findIndex((weight) => {
        reached += weight
        return mark < reached
      })
      return at(list, Math.max(0, index))
    },
  }
}

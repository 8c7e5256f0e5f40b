/** A chunk as the bundler makes it: modules that the same pages load. */
export interface Chunk {
  /** Bytes, minified. */
  size: number
  /** The pages that load it, by their index; whatever loads a chunk loads what it imports. */
  pages: ReadonlySet<number>
  /** The chunks it imports, by their index. */
  imports: readonly number[]
  /** Whether it may be merged with others. */
  mergeable: boolean
}

/** A further file costs a page as much as this many bytes: its request, and that two files compress worse than one. */
const fileCost = 7000

interface Merged {
  chunks: number[]
  size: number
  /** The weight of each page that loads it, or 0. */
  pages: Float64Array
  imports: Set<number>
}

/**
 * Merges chunks until another merge would cost the pages more than it spares them: bytes loaded in vain against files. Chunks never import each other in a
 * circle, because a module would then run before what it needs.
 * @param weights how much each page counts
 * @returns the merged chunks, by the indexes of what they are made of
 */
export function mergeChunks(given: readonly Chunk[], weights: readonly number[]): number[][] {
  const weight = Float64Array.from(weights)
  const all = new Map<number, Merged>(
    given.map(({ size, pages, imports }, id) => [
      id,
      { chunks: [id], size, pages: weight.map((value, page) => (pages.has(page) ? value : 0)), imports: new Set(imports) },
    ]),
  )
  const at = (id: number): Merged => {
    const found = all.get(id)
    if (!found) throw new Error(`chunk ${id} was merged into another`)
    return found
  }
  /** All that loads with a chunk but for `except` and what only that brings. */
  const broughtBy = (id: number, except?: number): Set<number> => {
    const found = new Set<number>()
    const next = [...at(id).imports].filter((target) => target !== except)
    for (let target = next.pop(); target !== undefined; target = next.pop()) {
      if (found.has(target)) continue
      found.add(target)
      next.push(...at(target).imports)
    }
    return found
  }
  /** The cost of a merge but for what the two import: never more than the whole cost. */
  const leastCost = (a: Merged, b: Merged): number => {
    let cost = 0
    for (let page = 0; page < weight.length; page++) {
      const ofA = a.pages[page] ?? 0
      const ofB = b.pages[page] ?? 0
      if (ofA && ofB) cost -= ofA * fileCost
      else cost += ofA * b.size + ofB * a.size
    }
    return cost
  }
  const wholeCost = (one: number, other: number): number => {
    const [a, b] = [at(one), at(other)]
    const brought = [broughtBy(one, other), broughtBy(other, one)] as const
    if (brought[0].has(other) || brought[1].has(one)) return Number.POSITIVE_INFINITY
    let cost = leastCost(a, b)
    for (const id of new Set([...brought[0], ...brought[1]])) {
      if (id === one || id === other) continue
      const { pages, size } = at(id)
      for (let page = 0; page < weight.length; page++) if (!pages[page]) cost += ((a.pages[page] || b.pages[page]) ?? 0) * (size + fileCost)
    }
    return cost
  }
  const open = new Map<number, Map<number, number>>()
  const compare = (id: number) => {
    const row = new Map<number, number>()
    for (const [other, others] of open) {
      if (other === id) continue
      others.delete(id)
      const cost = leastCost(at(id), at(other))
      if (cost < 0) row.set(other, cost)
    }
    open.set(id, row)
  }
  for (const [id, { mergeable }] of given.entries()) if (mergeable) compare(id)
  const cheapest = () => {
    let found: { one: number; other: number; cost: number } | undefined
    for (const [one, row] of open) for (const [other, cost] of row) if (cost < (found?.cost ?? 0)) found = { one, other, cost }
    return found
  }
  for (let pair = cheapest(); pair; pair = cheapest()) {
    const { one, other, cost } = pair
    const whole = wholeCost(one, other)
    if (whole >= 0) open.get(one)?.delete(other)
    else if (whole > cost) open.get(one)?.set(other, whole)
    if (whole > cost) continue
    const [a, b] = [at(one), at(other)]
    a.chunks.push(...b.chunks)
    a.size += b.size
    a.imports = new Set([...a.imports, ...b.imports].filter((target) => target !== one && target !== other))
    for (const merged of all.values()) if (merged !== a && merged.imports.delete(other)) merged.imports.add(one)
    all.delete(other)
    open.delete(other)
    for (const row of open.values()) row.delete(other)
    a.pages = weight.map((value, page) => (a.pages[page] || b.pages[page] ? value : 0))
    for (const id of broughtBy(one)) at(id).pages = at(id).pages.map((value, page) => value || (a.pages[page] ?? 0))
    compare(one)
  }
  return [...all.values()].map(({ chunks }) => chunks)
}

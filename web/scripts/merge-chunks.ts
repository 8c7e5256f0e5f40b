/** A chunk as the bundler makes it: modules that the same pages load. */
export interface Chunk {
  /** Bytes, minified. */
  size: number
  /** Bytes of the styles that come with it. */
  styles: number
  /** The pages that load it, by their index. A page that loads a chunk also loads its imports. */
  pages: ReadonlySet<number>
  /** The chunks it imports, by their index. */
  imports: readonly number[]
  /** True if the chunk may be merged with others. */
  mergeable: boolean
}

export interface LoadingPage {
  /** How much it counts beside the others. */
  weight: number
  /** A plain page loads the styles of its chunks, and no script. */
  plain?: boolean
}

/** A further file costs a page as much as this many bytes: its request, and that two files compress worse than one. */
const fileCost = 28_000

/** A page that loads this many unused bytes for one merge counts them twice, and more of them more often: a few small chunks are better than a library. */
const unusedLimit = 40_000

interface Merged {
  chunks: number[]
  size: number
  styles: number
  /** The weight of each page that loads it, or 0. */
  pages: Float64Array
  imports: Set<number>
}

type Sized = Pick<Chunk, 'size' | 'styles'>

/**
 * Merges chunks until another merge would cost the pages more than it spares them: bytes loaded in vain against files. Chunks never import each other in a
 * circle, because a module would then run before what it needs.
 * @returns the merged chunks, by the indexes of what they are made of
 */
export function mergeChunks(given: readonly Chunk[], loading: readonly LoadingPage[]): number[][] {
  const weight = Float64Array.from(loading, ({ weight: value }) => value)
  const isPlain = loading.map(({ plain }) => plain === true)
  const bytesOn = (page: number, merged: Sized) => (isPlain[page] ? merged.styles : merged.size)
  const fileCostOn = (page: number, merged: Sized) => (bytesOn(page, merged) > 0 ? fileCost : 0)
  /** The cost for a page that loads `merged` of loading `other` with it: a page without its styles gets a file more. */
  const addedOn = (page: number, merged: Sized, other: Sized) =>
    bytesOn(page, other) + Math.max(0, fileCostOn(page, other) - fileCostOn(page, merged))
  const all = new Map<number, Merged>(
    given.map(({ size, styles, pages, imports }, id) => [
      id,
      { chunks: [id], size, styles, pages: weight.map((value, page) => (pages.has(page) ? value : 0)), imports: new Set(imports) },
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
      if (ofA && ofB) cost -= ofA * Math.min(fileCostOn(page, a), fileCostOn(page, b))
      else cost += ofA * addedOn(page, a, b) + ofB * addedOn(page, b, a)
    }
    return cost
  }
  const wholeCost = (one: number, other: number): number => {
    const [a, b] = [at(one), at(other)]
    const brought = [broughtBy(one, other), broughtBy(other, one)] as const
    if (brought[0].has(other) || brought[1].has(one)) return Number.POSITIVE_INFINITY
    let cost = leastCost(a, b)
    const imports = [...new Set([...brought[0], ...brought[1]])].filter((id) => id !== one && id !== other).map(at)
    for (let page = 0; page < weight.length; page++) {
      const pageWeight = (a.pages[page] || b.pages[page]) ?? 0
      if (!pageWeight) continue
      const missing = imports.filter(({ pages }) => !pages[page])
      for (const imported of missing) cost += pageWeight * (bytesOn(page, imported) + fileCostOn(page, imported))
      const unused = [...missing, ...(a.pages[page] ? [] : [a]), ...(b.pages[page] ? [] : [b])].reduce(
        (sum, part) => sum + bytesOn(page, part),
        0,
      )
      cost += (pageWeight * unused ** 2) / unusedLimit
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
    a.styles += b.styles
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

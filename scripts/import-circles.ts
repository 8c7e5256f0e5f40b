import { type Finding, getFile, type Source } from './house-source.ts'

const atTheTop = /^(?:import\b|export\s+(?:type\s+)?[{*])[^'";]*?\bfrom\s+'([^']+)'/gm

/** A call has the type of the endpoint that is made from it (docs/decisions/calls-and-schemas.md), so these two belong together. */
const isOwnEndpoint = (file: string, target: string | null) => file.endsWith('.calls.ts') && bare(file) === `${target}.calls`

/** Lists each file's imports from the repository, including types and dynamic imports, without file endings. */
function importsByFile(sources: readonly Source[]): Map<string, string[]> {
  const known = new Set(sources.map(({ file }) => bare(file)))
  return new Map(
    sources.map(({ file, text }) => {
      const said = [...text.matchAll(atTheTop), ...text.matchAll(/\bimport\('([^']+)'\)/g)]
      const targets = said.map(([, target = '']) => getFile(file, target))
      return [bare(file), targets.filter((target) => target !== null && known.has(target) && !isOwnEndpoint(file, target)) as string[]] // filtered just now
    }),
  )
}

const bare = (file: string) => file.replace(/\.(tsx?|mjs)$/, '')

/** The shortest path from `start` back to itself; null if there is none. */
function wayBack(start: string, imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const ways = [[start]]
  const seen = new Set<string>()
  for (const way of ways) {
    for (const next of imports.get(way.at(-1) ?? start) ?? []) {
      if (next === start) return [...way, start]
      if (seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  }
  return null
}

/** The files left when those that import nothing left, or are imported by nothing left, are taken away again and again: all circles lie in them. */
function tangled(imports: ReadonlyMap<string, readonly string[]>): Set<string> {
  const left = new Set(imports.keys())
  for (let before = -1; before !== left.size; ) {
    before = left.size
    const imported = new Set([...left].flatMap((file) => imports.get(file) ?? []))
    for (const file of left) if (!imported.has(file) || !(imports.get(file) ?? []).some((target) => left.has(target))) left.delete(file)
  }
  return left
}

/** Files that import each other in a circle can't be read, moved or tested alone. Each circle is reported once. */
export function importCircles(sources: readonly Source[]): Finding[] {
  const imports = importsByFile(sources.filter(({ file }) => /\.(tsx?|mjs)$/.test(file)))
  const reported = new Set<string>()
  const files = new Map(sources.map(({ file }) => [bare(file), file]))
  return [...tangled(imports)].flatMap((start) => {
    if (reported.has(start)) return []
    const way = wayBack(start, imports)
    if (!way) return []
    for (const file of way) reported.add(file)
    return [{ file: files.get(start) ?? start, line: 1, rule: `imports run in a circle: ${way.join(' -> ')}` }]
  })
}

import { type Finding, getFile, type Source } from './house-source.ts'

/** Pairs of server domains that import each other. An order, its money, its store and its code are one business event, so these four pairs stay. */
const mutualPairs = ['access-stores', 'money-orders', 'money-stores', 'orders-promotions']

const getDomain = (file: string) => file.match(/^server\/src\/([a-z]+)\//)?.[1]

interface DomainImport {
  from: string
  to: string
  file: string
  line: number
}

/** Returns the imports between domains of the server. Tests are left out. Tables count as well, because a foreign key is an import. */
export const listDomainImports = (sources: readonly Source[]): DomainImport[] =>
  sources.flatMap(({ file, text }) => {
    const from = getDomain(file)
    if (!from || from === 'platform' || file.endsWith('.test.ts')) return []
    return [...text.matchAll(/\bfrom '(\.[^']+)'/g)].flatMap((match) => {
      const to = getDomain(`${getFile(file, match[1] ?? '') ?? ''}/`)
      return !to || to === from || to === 'platform' ? [] : [{ from, to, file, line: text.slice(0, match.index).split('\n').length }]
    })
  })

/** Server domains that import each other beside the known pairs: one of the two imports should go, or what both need move below them. */
export function domainPairs(sources: readonly Source[]): Finding[] {
  const first = new Map<string, DomainImport>()
  for (const one of listDomainImports(sources)) {
    const key = `${one.from}>${one.to}`
    if (!first.has(key)) first.set(key, one)
  }
  return [...first.values()].flatMap(({ from, to, file, line }) => {
    const pair = [from, to].sort().join('-')
    return first.has(`${to}>${from}`) && !mutualPairs.includes(pair) ? [{ file, line, rule: `${from} and ${to} import each other` }] : []
  })
}

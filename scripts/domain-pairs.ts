import { type Finding, getFile, type Source } from './house-source.ts'

/** Pairs of server domains that import each other. An order, its money, its store and its code are one business event, so these four pairs stay. */
const mutualPairs = ['access-stores', 'money-orders', 'money-stores', 'orders-promotions']

const getDomain = (file: string) => file.match(/^server\/src\/([a-z]+)\//)?.[1]

/**
 * Server domains that import each other beside the known pairs: one of the two imports should go, or what both need move below them. Tables count as
 * well, because a foreign key is an import.
 */
export function domainPairs(sources: readonly Source[]): Finding[] {
  const first = new Map<string, { file: string; line: number }>()
  for (const { file, text } of sources) {
    const own = getDomain(file)
    if (!own || own === 'platform' || file.endsWith('.test.ts')) continue
    for (const match of text.matchAll(/\bfrom '(\.[^']+)'/g)) {
      const other = getDomain(`${getFile(file, match[1] ?? '') ?? ''}/`)
      if (!other || other === own || other === 'platform') continue
      const key = `${own}>${other}`
      if (!first.has(key)) first.set(key, { file, line: text.slice(0, match.index).split('\n').length })
    }
  }
  return [...first].flatMap(([key, at]) => {
    const [own = '', other = ''] = key.split('>')
    const pair = [own, other].sort().join('-')
    return first.has(`${other}>${own}`) && !mutualPairs.includes(pair) ? [{ ...at, rule: `${own} and ${other} import each other` }] : []
  })
}

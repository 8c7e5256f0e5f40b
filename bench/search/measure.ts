import { listMarketProducts } from '../../server/src/catalog/market/list-market-products.ts'
import type { Db } from '../../server/src/platform/db/types.ts'
import { catalogue, isWanted, type Judged, judged, type Score, score } from './judge.ts'

export interface Result extends Score {
  query: Judged
  shown: string[]
}

/** Sends the queries of one half and scores each answer. */
export async function measure(db: Db, half: Judged['half'], only?: string): Promise<Result[]> {
  const results: Result[] = []
  for (const query of judged) {
    if (query.half !== half || (only && query.kind !== only)) continue
    const wanted = catalogue.filter((product) => isWanted(product, query.wanted)).length
    if (wanted === 0) throw new Error(`nothing in the catalogue is ${query.wanted}`)
    const { data } = await listMarketProducts(db, { q: query.q, limit: 10 }, 'ar')
    const rows = data.map(({ slug }) => catalogue[Number(slug.slice(2))])
    results.push({
      query,
      ...score(
        rows.map((product) => product !== undefined && isWanted(product, query.wanted)),
        wanted,
      ),
      shown: data.map(({ name }) => name),
    })
  }
  return results
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length)

export interface ClassScore extends Score {
  kind: string
  queries: number
}

/** The means of each class, and of all queries under `all`. */
export function summarise(results: readonly Result[]): ClassScore[] {
  const one = (kind: string, some: readonly Result[]) => ({
    kind,
    queries: some.length,
    recall: mean(some.map(({ recall }) => recall)),
    precision: mean(some.map(({ precision }) => precision)),
    rank: mean(some.map(({ rank }) => rank)),
  })
  const kinds = [...new Set(results.map(({ query }) => query.kind))]
  return [
    ...kinds.map((kind) =>
      one(
        kind,
        results.filter(({ query }) => query.kind === kind),
      ),
    ),
    one('all', results),
  ]
}

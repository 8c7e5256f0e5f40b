import { expect, test } from 'vitest'
import { fillCatalogue } from '../../bench/search/fill.ts'
import { catalogue, isWanted, judged } from '../../bench/search/judge.ts'
import { measure, summarise } from '../../bench/search/measure.ts'
import { testApp } from './test-app.ts'

// The corpus of bench/search, held to what docs/decisions/search.md promises: the half that nothing was tuned on.
const t = await testApp()

test('the corpus has its size, and each query has a wanted product', () => {
  expect(catalogue.length).toBeGreaterThanOrEqual(2000)
  expect(judged.length).toBeGreaterThanOrEqual(400)
  expect(new Set(judged.map(({ kind }) => kind)).size).toBe(12)
  expect(judged.filter(({ wanted }) => !catalogue.some((product) => isWanted(product, wanted)))).toEqual([])
  expect(new Set(judged.map(({ q }) => q)).size).toBe(judged.length)
})

test('shoppers find the wanted products among 2,000, in every class of query', async () => {
  await fillCatalogue(t.db, catalogue)
  const scores = summarise(await measure(t.db, 'reported'))
  const all = scores.find(({ kind }) => kind === 'all')
  expect(all?.recall).toBeGreaterThanOrEqual(0.95)
  expect(all?.precision).toBeGreaterThanOrEqual(0.9)
  expect(all?.rank).toBeGreaterThanOrEqual(0.85)
  const weak = scores.filter(({ recall, precision, rank }) => Math.min(recall, precision, rank) < 0.85)
  expect(weak).toEqual([])
}, 120_000)

import type { MarketStore } from '@rahba/contract/catalog/market'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawn } from '../../../test/draw.ts'
import { StoreHead } from './store-head.tsx'

const store = { name: 'Bayt Misk', cover: null, logo: null, is_online: true, category: null, city: null, contacts: {}, description: null }
/** The pictures and drawings of the head; the first stands for the cover where there is one. */
async function shown(changes: object): Promise<string[]> {
  const whole = { ...store, ...changes } as unknown as MarketStore // the head reads no more of it
  const html = await drawn(createElement(StoreHead, { store: whole }), 'en', ['shop', 'common'])
  return [...html.matchAll(/<(?:img|svg)[^>]*>/g)].map(([tag]) => tag)
}

test('a store without a cover has a plain band, never the platform’s mark; with one it is its own', async () => {
  const plain = await shown({})
  expect(plain).toHaveLength(1)
  expect(plain[0]).toContain('building-store')
  const cover = '018f3c5e-0000-7000-8000-000000000001'
  expect((await shown({ cover }))[0]).toContain(cover)
})

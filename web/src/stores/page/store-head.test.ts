import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawn } from '../../../test/draw.ts'
import { StoreAccent } from './store-accent.tsx'
import { type HeadStore, StoreHead } from './store-head.tsx'

const store: HeadStore = {
  name: 'Bayt Misk',
  cover: null,
  logo: null,
  is_online: true,
  hours: null,
  takes_orders_at: null,
  category: null,
  city: null,
  contacts: {},
  description: null,
  announcement: null,
  welcome_title: null,
  welcome_text: null,
}
const draw = (changes: Partial<HeadStore>, color: string | null = null) => {
  const head = createElement(StoreHead, { store: { ...store, ...changes } })
  return drawn(createElement(StoreAccent, { color }, head), 'en', ['shop', 'store-delivery', 'common'])
}
/** The pictures and drawings of the head; the first stands for the cover where there is one. */
async function shown(changes: Partial<HeadStore>): Promise<string[]> {
  return [...(await draw(changes)).matchAll(/<(?:img|svg)[^>]*>/g)].map(([tag]) => tag)
}

test('a store without a cover has a plain band, never the platform’s mark, and otherwise its own cover', async () => {
  const plain = await shown({})
  expect(plain).toHaveLength(1)
  expect(plain[0]).toContain('building-store')
  const cover = '018f3c5e-0000-7000-8000-000000000001'
  expect((await shown({ cover }))[0]).toContain(cover)
})

test('a store’s own words are plain text, and a store without words shows none', async () => {
  const html = await draw({ announcement: '<img src=x onerror=alert(1)>', welcome_title: '<b>Hi</b>', welcome_text: 'one\ntwo' })
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(html).toContain('&lt;b&gt;Hi&lt;/b&gt;')
  expect(html).toContain('one\ntwo')
  expect(await draw({})).not.toContain('<h2')
})

test('a colour has readable shades for text, and no colour adds no style', async () => {
  const html = await draw({}, '#e0a11b')
  expect(html).toContain('--store-accent:#e0a11b')
  expect(html).toContain('--store-on-accent:#000000')
  expect(html).not.toContain('--store-accent-light:#e0a11b')
  expect(await draw({})).not.toContain('--store-accent:')
})

test('a store that takes no orders now shows from when it does, if its hours tell', async () => {
  const soon = new Date(Date.now() + 30 * 86_400_000).toISOString()
  expect(await draw({ is_online: false, takes_orders_at: soon })).toContain('The store takes orders again')
  expect(await draw({ is_online: false })).not.toContain('The store takes orders again')
  expect(await draw({})).not.toContain('The store takes orders again')
})

test('a store that takes orders while it is closed shows both in one place', async () => {
  const changes_at = new Date(Date.now() + 30 * 86_400_000).toISOString()
  const hours = { is_open: false, changes_at, holiday: null, week: null, is_ramadan: false, holidays: [] }
  const html = await draw({ hours })
  expect(html).toContain('Closed now')
  expect(html).toContain('You can order now. The store prepares your order when it opens on')
  expect(html).not.toContain('Taking orders')
  expect(await draw({ hours: { ...hours, is_open: true } })).toContain('Taking orders')
})

import type { StoreFacts } from '@rahba/contract/stores/store-shapes'
import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { drawn } from '../../../test/draw.ts'
import { StorePreview } from './store-preview.tsx'

const store = {
  name: { ar: 'سديم', en: 'Sadeem' },
  ...{ logo: null, category: null, city: null, contacts: {}, description: null, is_online: true, orders_stopped: false },
  ...{ opening_hours: null, ramadan_hours: null, holidays: [], orders_outside_hours: true },
} as unknown as StoreFacts // the preview reads no more of it
const look = { cover: null, accent_color: null, announcement: null, welcome_title: null, welcome_text: null }
const read = (changes: Partial<StoreFacts>) =>
  drawn(createElement(StorePreview, { store: { ...store, ...changes }, look }), 'en', [
    'store-preview',
    'shop',
    'store-delivery',
    'kit',
    'common',
  ])

test('the preview shows whether the store is open, as its page does', async () => {
  expect(await read({})).toContain('Taking orders')
  const holidays = [{ name: { ar: 'العيد', en: 'Eid' }, start_date: '2026-03-01', end_date: '2026-03-03', stops_orders: false }]
  vi.setSystemTime(new Date('2026-03-02T09:00:00Z'))
  try {
    const closed = await read({ holidays })
    expect(closed).toContain('Closed now')
    expect(closed).not.toContain('Taking orders')
    expect(await read({ holidays, orders_stopped: true })).not.toContain('Taking orders')
  } finally {
    vi.useRealTimers()
  }
})

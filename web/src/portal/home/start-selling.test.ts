import type { StoreHome } from '@rahba/contract/statistics/store-home'
import { reviewTime } from '@rahba/contract/stores/review-time'
import { approval } from '@rahba/contract/stores/store-states'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawn } from '../../../test/draw.ts'
import { text } from '../../text/en/portal/home.ts'
import { StartSelling } from './start-selling.tsx'

const begun: StoreHome = {
  approved: approval.pending,
  is_online: false,
  submitted_at: null,
  status_reason: null,
  missing: [],
  papers: [],
  orders: null,
  cancellations: null,
  dues: null,
  sales: null,
  products: null,
  news: [],
}
const shown = (home: Partial<StoreHome>) =>
  drawn(createElement(StartSelling, { home: { ...begun, ...home }, stopped: null }), 'en', ['portal/home'])

test('a submitted store sees that it is in review, and for how long at most', async () => {
  const waits = `aria-label="${text.start.waits}"`
  const sent = await shown({ submitted_at: '2026-11-20T09:00:00.000Z' })
  expect(sent).toContain(waits)
  expect(sent).toContain(reviewTime.en)
  expect(await shown({})).not.toContain(waits)
  expect(await shown({ submitted_at: '2026-11-20T09:00:00.000Z', approved: approval.rejected })).not.toContain(waits)
})

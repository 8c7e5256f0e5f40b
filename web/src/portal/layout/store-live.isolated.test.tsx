import type { StoreProfile } from '@rahba/contract/stores/store-shapes'
import { expect, test, vi } from 'vitest'
import { openPage } from '../../../test/page.tsx'
import { answerCalls } from '../../../test/server.ts'
import type { LiveHandler } from '../../api/live-socket.ts'
import { StoreLive } from './store-live.tsx'

const heard = vi.hoisted<{ handler?: LiveHandler }>(() => ({}))
vi.mock('../../api/live.ts', () => ({
  useLive: (_side: string, _channel: string, handler: LiveHandler) => {
    heard.handler = handler
  },
}))

// the frame reads no more of it
const store = { id: '0190ca00-0000-7000-8000-000000000001', permissions: [] } as unknown as StoreProfile

test('the frame reloads the store’s state after a notice of its review, and after no other', async () => {
  answerCalls({})
  const read = vi.fn(() => null)
  await openPage(<StoreLive store={store} />, { texts: ['portal/layout'], loader: read })
  await expect.poll(() => heard.handler).toBeDefined()
  expect(read).toHaveBeenCalledTimes(1)
  heard.handler?.('notification', { id: '1', notif_type: 'OrderNotification' })
  // one that was read elsewhere
  heard.handler?.('notification', { id: '2' })
  expect(read).toHaveBeenCalledTimes(1)
  heard.handler?.('notification', { id: '3', notif_type: 'StoreNotification' })
  await expect.poll(() => read.mock.calls.length).toBe(2)
})

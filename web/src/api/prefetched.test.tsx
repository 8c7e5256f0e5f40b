import { listOrders, noteOrder } from '@rahba/contract/orders/orders.calls'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from './client.ts'

const expired = 'changed_at=; Path=/; Max-Age=0'

/** The cookie by which the browser tells whether data that it fetched ahead is still of use. */
const changed = () => /changed_at=([^;]+)/.exec(document.cookie)?.[1]

// the tests of other files share the cookies of this browser
beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the page does
  document.cookie = expired
})

afterEach(() => {
  vi.restoreAllMocks()
})

test('a write discards prefetched data, and a read does not', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('{}'))
  await api(listOrders, {})
  expect(changed()).toBeUndefined()
  await api(noteOrder, { params: { id: '1' }, body: { note: 'Call first', internal: true } })
  expect(changed()).toBeDefined()
})

test('a rejected write changes nothing', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(
    async () => new Response('{"error":"no","code":"conflict","request_id":"1"}', { status: 409 }),
  )
  await expect(api(noteOrder, { params: { id: '1' }, body: { note: 'Call first', internal: true } })).rejects.toThrow()
  expect(changed()).toBeUndefined()
})

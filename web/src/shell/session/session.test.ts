import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { getStatus } from '../request/call-api.ts'
import { type PageRequest, pageRequest } from '../request/request-context.ts'
import { requireAdmin, requireStore } from './session.ts'

/** A page asked for by somebody with both sessions, whose calls are all answered alike. */
function pageAnswered(status: number, body: unknown): RouterContextProvider {
  const context = new RouterContextProvider()
  const page: Partial<PageRequest> = {
    locale: 'en',
    origin: 'http://localhost',
    pageUrl: '/en/store/orders',
    cookies: { storeToken: 'x', adminToken: 'x' },
    call: async () => ({ status, body, cookies: [] }),
  }
  context.set(pageRequest, page as PageRequest) // the guards read no more of it
  return context
}

test('a page whose session can’t be read on a busy node is rejected as busy, not as broken', async () => {
  const busy = { error: 'The service isn’t available right now. Try again shortly', code: 'unavailable' }
  for (const guard of [requireAdmin, requireStore]) {
    const thrown = await guard(pageAnswered(503, busy)).catch((error: unknown) => error)
    expect(getStatus(thrown)).toBe(503)
    expect(thrown).toMatchObject({ data: busy })
  }
})

import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type PageRequest, pageRequest } from '../../shell/request/request-context.ts'
import { loader } from './home-route.tsx'

/** Loads the home page while the setting `home_page` has a value, and returns the address it leads to; null if it is the landing page. */
async function loadHome(body: string): Promise<string | null> {
  const page: Partial<PageRequest> = {
    locale: 'en',
    origin: 'https://rahba.example',
    cookies: {},
    call: async ({ path }) => ({ status: 200, cookies: [], body: path === '/settings' ? [{ key: 'home_page', body }] : {} }),
  }
  const context = new RouterContextProvider()
  context.set(pageRequest, page as PageRequest) // it reads no more of the request
  const request = new Request('https://rahba.example/en')
  return loader({ context, request, params: {} } as unknown as Parameters<typeof loader>[0]).then(
    () => null,
    (thrown: unknown) => (thrown instanceof Response ? thrown.headers.get('location') : String(thrown)),
  )
}

test('visitors see the market or the landing page, as the setting says', async () => {
  expect(await loadHome('market')).toBe('/en/market')
  expect(await loadHome('landing')).toBeNull()
})

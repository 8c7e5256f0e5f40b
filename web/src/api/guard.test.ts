import { expect, test, vi } from 'vitest'
import { ApiError } from './errors.ts'

const refused = (status: number, code: string) => new ApiError(status, { error: 'x', code })

/** The calls and the navigation that follow a refusal on a page, in order. */
async function after(error: ApiError, pathname: string, signingOut = false): Promise<string[]> {
  vi.resetModules()
  const { followRefusal, setSigningOut } = await import('./guard.ts')
  setSigningOut(signingOut)
  const done: string[] = []
  vi.stubGlobal('window', { location: { pathname, search: '', assign: (to: string) => done.push(to) } })
  vi.stubGlobal('document', { documentElement: { lang: 'ar' } })
  vi.stubGlobal('fetch', async (to: string, { method }: RequestInit) => {
    done.push(`${method} ${to}`)
    throw new TypeError('offline')
  })
  followRefusal(error)
  await new Promise((resolve) => setTimeout(resolve))
  vi.unstubAllGlobals()
  return done
}

test('a rejected store session is signed out before the sign-in page, even without a connection', async () => {
  expect(await after(refused(403, 'forbidden'), '/ar/store/wallet')).toEqual(['POST /api/store/auth/logout', '/ar/store/auth/login'])
})

test('a rejected administrator keeps the session and sees the 403 page', async () => {
  expect(await after(refused(403, 'forbidden'), '/ar/dashboard/wallet')).toEqual(['/ar/dashboard/403'])
})

test('a session that ended leads to sign in and back', async () => {
  expect(await after(refused(401, 'unauthenticated'), '/ar/store/wallet')).toEqual([
    '/ar/store/auth/login?ended=1&next=%2Far%2Fstore%2Fwallet',
  ])
})

test('an error with its own code stays on the page', async () => {
  expect(await after(refused(403, 'waiting_for_approval'), '/ar/store')).toEqual([])
})

test('a rejected read during a sign-out does not redirect', async () => {
  const ended = refused(401, 'unauthenticated')
  expect(await after(ended, '/ar/store/orders', true)).toEqual([])
  expect(await after(ended, '/ar/store/orders')).toEqual(['/ar/store/auth/login?ended=1&next=%2Far%2Fstore%2Forders'])
})

import { describe, expect, test } from 'vitest'
import { ApiError } from '../../api/errors.ts'
import { getDestination } from '../../api/guard.ts'
import { isIos, shareAddress } from '../../portal/layout/share-networks.ts'
import { settingsMap, socialLink } from '../request/public-settings.ts'
import { loginPath, safeNext } from '../session/sign-in-paths.ts'
import { getArea, inOtherLanguage, isOffice, isPlainPage, localeOfPath } from './area.ts'

describe('the language of an address', () => {
  test('switches on the same page and keeps query and fragment', () => {
    expect(inOtherLanguage({ pathname: '/ar/store/orders', search: '?page=2', hash: '#x' })).toBe('/en/store/orders?page=2#x')
    expect(inOtherLanguage({ pathname: '/en', search: '', hash: '' })).toBe('/ar')
  })

  test('is known for pages and their data only', () => {
    expect(localeOfPath('/en.data')).toBe('en')
    expect(localeOfPath('/enough')).toBeUndefined()
    expect(getArea('/ar/dashboard.data')).toBe('dashboard')
    expect(getArea('/ar/dashboards')).toBe('public')
    expect(isOffice('/ar/store/pages/privacy-static')).toBe(false)
    expect(isOffice('/ar/store/pages/privacy')).toBe(true)
  })
})

test('a page is plain unless it belongs to an office or a conversation', () => {
  for (const path of ['/ar', '/en/news', '/ar/s/najd/p/hail', '/en/store/pages/terms-static', '/ar/nowhere', '/nowhere'])
    expect(isPlainPage(path), path).toBe(true)
  for (const path of ['/ar/store', '/en/dashboard/auth/login', '/ar/chat-view/7', '/en/store/pages/terms'])
    expect(isPlainPage(path), path).toBe(false)
})

describe('coming back after signing in', () => {
  test('keeps the page, but not the home or a sign-in page', () => {
    expect(loginPath('ar', 'admin', '/ar/dashboard/orders?page=2')).toBe(
      '/ar/dashboard/auth/login?next=%2Far%2Fdashboard%2Forders%3Fpage%3D2',
    )
    expect(loginPath('ar', 'admin', '/ar/dashboard')).toBe('/ar/dashboard/auth/login')
    expect(loginPath('en', 'store', '/en/store/auth/logout')).toBe('/en/store/auth/login')
  })

  test.each(['https://evil.example', '//evil.example', '/ar/store\\evil', '/ar/dashboard', '/ar/storefront', '/xx/store', null])(
    'never leads away: %s',
    (next) => expect(safeNext('ar', 'store', next)).toBe('/ar/store'),
  )

  test('keeps the conversation or the filters that were open', () => {
    const ended = new ApiError(401, { error: '', code: 'unauthenticated' })
    const at = { pathname: '/ar/store/messages', search: '?session=7&q=a' }
    const to = getDestination(ended, at, 'ar')
    expect(to).toBe('/ar/store/auth/login?ended=1&next=%2Far%2Fstore%2Fmessages%3Fsession%3D7%26q%3Da')
    const next = new URL(to ?? '', 'http://localhost').searchParams.get('next')
    expect(safeNext('ar', 'store', next)).toBe('/ar/store/messages?session=7&q=a')
  })

  test('follows a page of the area', () => expect(safeNext('ar', 'store', '/en/store/orders?x=1')).toBe('/en/store/orders?x=1'))
})

test('a store is shared with its link and message encoded', () => {
  expect(shareAddress('telegram', 'https://a.example/s/x?y=1', 'a & b')).toBe(
    'https://t.me/share/url?url=https%3A%2F%2Fa.example%2Fs%2Fx%3Fy%3D1&text=a%20%26%20b',
  )
  expect(isIos({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', maxTouchPoints: 5 })).toBe(true)
  expect(isIos({ userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X)', maxTouchPoints: 5 })).toBe(true)
  expect(isIos({ userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X)', maxTouchPoints: 0 })).toBe(false)
})

test('settings become links only if they are set and safe', () => {
  expect(
    settingsMap([
      { key: 'twitter', body: ' rahba ' },
      { key: 'tiktok', body: '' },
      { key: 'snapchat', body: null },
    ]),
  ).toEqual({ twitter: 'rahba' })
  expect(socialLink('twitter', '@rahba')).toBe('https://x.com/rahba')
  expect(socialLink('whatsapp', '+966 50 000 0001')).toBe('https://wa.me/966500000001')
  expect(socialLink('instagram', 'javascript:alert(1)')).toBeNull()
})

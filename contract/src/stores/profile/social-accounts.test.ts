import { describe, expect, test } from 'vitest'
import { contactsBody, readContacts } from '../store-shapes.ts'
import { socialAccount, socialAccounts } from './social-accounts.ts'

describe('an account', () => {
  test.each([
    ['instagram', '@najd.store', 'najd.store'],
    ['instagram', 'https://www.instagram.com/najd.store/?hl=ar', 'najd.store'],
    ['twitter', 'x.com/najd', 'najd'],
    ['twitter', 'https://mobile.twitter.com/najd', 'najd'],
    ['tiktok', 'https://tiktok.com/@najd', 'najd'],
    ['snapchat', 'https://snapchat.com/add/rahba.example', 'rahba.example'],
    ['telegram', 'https://t.me/najd_store', 'najd_store'],
    ['facebook', 'https://m.facebook.com/profile.php?id=100012345&ref=x', 'profile.php?id=100012345'],
    ['facebook', 'نجد١', null],
    ['instagram', 'najd١', 'najd1'],
  ] as const)('%s: %s is kept as %s', (network, typed, kept) => {
    expect(socialAccount(network, typed)).toBe(kept)
  })

  const hostile = [
    'javascript:alert(1)//',
    'https://facebook.com@evil.example/',
    'https://facebook.com:pw@evil.example/najd',
    'https://evil.example/facebook.com/najd',
    'https://evilfacebook.com/najd',
    'https://facebook.com.evil.example/najd',
    '//evil.example/najd',
    'data:text/html,x',
    'najd" onmouseover="x',
    '../../evil',
    'https://t.me/\u202enajd',
    '',
  ]
  test.each(Object.keys(socialAccounts) as (keyof typeof socialAccounts)[])('%s rejects links to other sites', (network) => {
    for (const typed of hostile) expect(socialAccount(network, typed), typed).toBeNull()
  })
})

const empty = { whatsapp: null, email: null, telegram: null, facebook: null, twitter: null, instagram: null, tiktok: null, snapchat: null }

test('rejects invalid contacts at their field, and stores the account names of valid ones', () => {
  const bad = contactsBody.safeParse({ ...empty, facebook: 'https://facebook.com@evil.example/', telegram: '@najd_store' })
  expect(bad.error?.issues).toMatchObject([{ path: ['facebook'], message: 'social_account' }])
  expect(contactsBody.parse({ ...empty, twitter: 'https://x.com/najd', facebook: '' })).toMatchObject({ twitter: 'najd', facebook: null })
})

test('repairs or omits older contacts when they are read', () => {
  const kept = {
    facebook: 'javascript:alert(1)//',
    telegram: 'https://t.me/najd_store',
    instagram: '@najd',
    whatsapp: 'javascript:alert(1)',
    email: 'a@example.com',
    fax: '1',
  }
  expect(readContacts(kept)).toEqual({ telegram: 'najd_store', instagram: 'najd', email: 'a@example.com' })
})

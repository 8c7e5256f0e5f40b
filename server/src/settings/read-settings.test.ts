import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'
import { readSettings } from './read-settings.ts'
import { settings } from './table.ts'

const t = await testApp()
const publicRows = async (): Promise<{ key: string; body: unknown }[]> => (await t.call('GET', '/settings')).body

test('links to apps that do not exist, saved by an older demo market, count as none', async () => {
  await t.db.insert(settings).values([
    { key: 'apple_store_link', body: 'https://apps.apple.com/sa/app/id0000000000' },
    { key: 'google_play_link', body: 'https://play.google.com/store/apps/details?id=sa.rahba' },
  ])
  expect(await readSettings(t.db)).toMatchObject({
    apple_store_link: null,
    google_play_link: 'https://play.google.com/store/apps/details?id=sa.rahba',
  })
  expect(await publicRows()).toContainEqual({ key: 'apple_store_link', body: null })
})

test('everyone can read the commission and the VAT rate before they register', async () => {
  expect(await publicRows()).toEqual(
    expect.arrayContaining([
      { key: 'commission_bp', body: 1000 },
      { key: 'vat_rate_bp', body: 1500 },
    ]),
  )
})

test('everyone can read whether cards are accepted, which depends on the configuration and not on a setting', async () => {
  const { gateway } = t.deps
  expect(await publicRows()).toContainEqual({ key: 'takes_cards', body: false })
  // No method of it is called.
  Object.assign(t.deps, { gateway: {} })
  expect(await publicRows()).toContainEqual({ key: 'takes_cards', body: true })
  Object.assign(t.deps, { gateway })
})

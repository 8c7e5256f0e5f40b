import { type SettingKey, settingKeys, settingSpecs } from '@rahba/contract/settings/setting-specs'
import { expect, test } from 'vitest'
import { codeBelow, names } from './source.ts'

/** Code that keeps, draws or explains all settings alike reads none of them. */
const ofAll = /^(server\/src\/content\/settings\/|web\/src\/(admin\/settings|text)\/)/
// a file that reads a setting says so: many of their names are those of columns as well
const readers = [...codeBelow('server/src'), ...codeBelow('web/src')].filter(
  ({ file, text }) => !ofAll.test(file) && /settings/i.test(text),
)

const isRead = (key: SettingKey) => readers.some(({ text }) => names(text, key))

test('every setting is read by a rule, or shown to its readers', () => {
  expect(settingKeys.filter((key) => !isRead(key))).toEqual([])
})

test('every public setting is shown on a page for visitors', () => {
  // what reads them all shows none; the rates are read by a hook
  const pages = codeBelow('web/src').filter(
    ({ file, text }) => file.endsWith('.tsx') && !ofAll.test(file) && /settings|usePlatformRates/i.test(text),
  )
  const known = settingKeys.filter((key) => 'public' in settingSpecs[key])
  expect(known.length).toBeGreaterThan(5)
  expect(known.filter((key) => !pages.some(({ text }) => names(text, key)))).toEqual([])
})

test('the settings page shows every setting, because it goes through all groups', () => {
  const page = codeBelow('web/src/admin/settings').find(({ file }) => file.endsWith('/settings-route.tsx'))
  expect(page?.text).toMatch(/settingKeys\s*\.filter\(\(key\) => settingSpecs\[key\]\.group === group\)/)
  expect(page?.text).toMatch(/groups = typedKeys\(settingGroups\)/)
})

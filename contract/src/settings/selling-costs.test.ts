import { expect, test } from 'vitest'
import { readSellingCosts } from './selling-costs.ts'
import { type SettingSpec, settingKeys, settingSpecs } from './setting-specs.ts'

const open = settingKeys.filter((key) => (settingSpecs[key] as SettingSpec).public).map((key) => ({ key, body: settingSpecs[key].default }))

test('reads the costs of selling from the public settings', () => {
  expect(readSellingCosts(open)).toEqual({
    commission_bp: 1000,
    vat_rate_bp: 1500,
    cod_fee: 1000,
    return_window_days: 7,
    payout_minimum: 10_000,
    payout_weekly_minimum: 100_000,
    dues_days: 14,
  })
})

test('returns nothing if one of the costs is missing', () => {
  expect(readSellingCosts(open.filter(({ key }) => key !== 'cod_fee'))).toBeNull()
})

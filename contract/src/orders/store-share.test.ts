import { expect, test } from 'vitest'
import { divideSale, quoteUnit } from './store-share.ts'

const terms = { is_products_including_vat: true, applying_vat_admission: true, vat_rate_bp: 1500, commission_bp: 1000 } as const

test('a registered store receives 100 riyals less the commission and its VAT', () => {
  // 86.96 without VAT; 8.70 commission and 1.31 VAT on it
  expect(quoteUnit(10_000, { ...terms, vat_regime: 'registered' })).toMatchObject({ total: 10_000, store_share: 8999 })
})

test('the platform also keeps the VAT of a store that is not registered', () => {
  expect(quoteUnit(10_000, { ...terms, applying_vat_admission: false, vat_regime: 'platform_deemed' })).toMatchObject({
    total: 10_000,
    vat: 1304,
    store_share: 10_000 - 870 - 131 - 1304,
  })
})

test('a commission of zero leaves the store everything', () => {
  expect(quoteUnit(18_000, { ...terms, commission_bp: 0, vat_regime: 'registered' }).store_share).toBe(18_000)
})

test('the parts of a sale add up to what the shopper pays, whoever remits its VAT', () => {
  for (const price of [1, 99, 10_000, 123_457])
    for (const is_products_including_vat of [true, false])
      for (const vat_regime of ['registered', 'platform_deemed'] as const) {
        const parts = divideSale(price, { ...terms, is_products_including_vat, vat_regime })
        expect(parts.commission + parts.commission_vat + parts.withheld_vat + parts.store_share).toBe(parts.total)
        expect(vat_regime === 'registered' ? parts.withheld_vat : parts.own_vat).toBe(0)
      }
  expect(divideSale(10_000, { ...terms, vat_regime: 'registered' })).toMatchObject({ own_vat: 1304, store_share: 8999 })
})

import { expect, test } from 'vitest'
import { trackingLink } from './tracking-link.ts'

test('a parcel of a known carrier leads to that carrier’s page, however a merchant wrote its name', () => {
  for (const name of ['سمسا', 'SMSA Express'])
    expect(trackingLink(name, '29 0/1')).toMatch(/^https:\/\/www\.smsaexpress\.com\/.*=29%200%2F1$/)
})

test('without a number, or with a carrier that nobody knows, there is no page', () => {
  expect([trackingLink('aramex', null), trackingLink(null, '1'), trackingLink('شركة أخرى', '1')]).toEqual([null, null, null])
})

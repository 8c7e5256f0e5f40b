import { expect, test } from 'vitest'
import { trackingLink } from './tracking-link.ts'

test('a parcel of a known carrier links to its tracking page, in any spelling of the name', () => {
  for (const name of ['سمسا', 'SMSA Express'])
    expect(trackingLink(name, '29 0/1')).toMatch(/^https:\/\/www\.smsaexpress\.com\/.*=29%200%2F1$/)
})

test('without a number or with an unknown carrier there is no link', () => {
  expect([trackingLink('aramex', null), trackingLink(null, '1'), trackingLink('شركة أخرى', '1')]).toEqual([null, null, null])
})

import { expect, test } from 'vitest'
import { alteredBy } from './altered-by.ts'

const askedAgain = (notif_type: string) => alteredBy(notif_type).map(({ path }) => path)

test('a list that is open follows the notice of what it shows: a product that was judged, an order, money', () => {
  expect(askedAgain('ProductNotification')).toEqual(['/store/products', '/store/products/counts'])
  expect(askedAgain('OrderNotification')).toEqual(
    expect.arrayContaining(['/store/orders', '/store/orders/counts', '/store/cancellations', '/store/cancellations/counts']),
  )
  expect(askedAgain('MoneyNotification')).toEqual(['/store/wallet', '/store/payouts', '/store/dues'])
  expect(askedAgain('MessageNotification')).toEqual([])
})

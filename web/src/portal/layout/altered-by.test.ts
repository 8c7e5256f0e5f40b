import { expect, test } from 'vitest'
import { alteredBy } from './altered-by.ts'

const refetchedBy = (notif_type: string) => alteredBy(notif_type).map(({ path }) => path)

test('a list that is open follows the notice of what it shows: a product that was judged, an order, money', () => {
  expect(refetchedBy('ProductNotification')).toEqual(['/store/products', '/store/products/counts'])
  expect(refetchedBy('OrderNotification')).toEqual(
    expect.arrayContaining(['/store/orders', '/store/orders/counts', '/store/cancellations', '/store/cancellations/counts']),
  )
  expect(refetchedBy('MoneyNotification')).toEqual(['/store/wallet', '/store/payouts', '/store/dues'])
  expect(refetchedBy('MessageNotification')).toEqual([])
})

import { expect, test } from 'vitest'
import { alteredBy } from './altered-by.ts'

const refetchedBy = (notif_type: string) => alteredBy(notif_type).map(({ path }) => path)

test('an open list reloads after a notice of its records: a reviewed product, an order, money', () => {
  expect(refetchedBy('ProductNotification')).toEqual(['/store/products', '/store/products/counts'])
  expect(refetchedBy('OrderNotification')).toEqual(
    expect.arrayContaining(['/store/orders', '/store/orders/counts', '/store/cancellations', '/store/cancellations/counts']),
  )
  expect(refetchedBy('MoneyNotification')).toEqual(['/store/wallet', '/store/payouts', '/store/dues'])
  expect(refetchedBy('MessageNotification')).toEqual([])
})

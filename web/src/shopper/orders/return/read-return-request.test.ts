import type { ShopperOrder } from '@rahba/contract/orders/order-shapes'
import { expect, test } from 'vitest'
import { findBankFaults, quantityField, readRequestedLines } from './read-return-request.ts'

const order = {
  lines: [
    { id: 'a', quantity: 3, cancelled_quantity: 1 },
    { id: 'b', quantity: 1, cancelled_quantity: 0 },
  ],
} as ShopperOrder // no more of it is read
const read = (a: string, b = '') => readRequestedLines(order, { [quantityField('a')]: a, [quantityField('b')]: b })

test('reads quantities in any digits, and omits lines without one', () => {
  expect(read('٢')).toEqual({ lines: [{ order_line_id: 'a', quantity: 2 }], wrong: [] })
  expect(read('0', ' 1 ')).toEqual({ lines: [{ order_line_id: 'b', quantity: 1 }], wrong: [] })
  expect(readRequestedLines(order, {})).toEqual({ lines: [], wrong: [] })
})

test.each(['-1', '1000000000', '3', '1.5', 'two'])('rejects “%s” as the quantity of a line with two pieces left', (text) => {
  expect(read(text)).toEqual({ lines: [], wrong: ['a'] })
})

test('reports both a wrong IBAN and a missing holder, only for a refund to a new account', () => {
  const typed = { destination: 'bank', iban_number: 'SA123', account_holder: '' }
  expect(findBankFaults(typed, 'en')).toEqual({
    iban_number: expect.stringContaining('IBAN'),
    account_holder: 'Account holder is required',
  })
  expect(findBankFaults({ ...typed, destination: 'wallet' }, 'en')).toEqual({})
})

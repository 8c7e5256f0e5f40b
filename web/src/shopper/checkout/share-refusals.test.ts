import { expect, test } from 'vitest'
import { explainUnavailable, shareRefusals } from './share-refusals.ts'

const coffee = { product_id: 'c', variant_id: null, quantity: 4, options: [], seen_price: null }
const tea = { ...coffee, product_id: 't' }
const scarf = { ...coffee, product_id: 's' }
const makeStore = (id: string) => ({ store: { id }, errors: {}, line_errors: {} })

test('an error stays at its line, though other lines can no longer be ordered', () => {
  const [roastery, abayas] = [makeStore('roastery'), makeStore('abayas')]
  const sent = [
    { store_id: 'roastery', lines: [coffee, tea] },
    { store_id: 'abayas', lines: [scarf] },
  ]
  const fields = {
    'carts.0.lines.1.quantity': 'Only 2 left',
    'carts.1.coupon_code': 'For another store',
    payment_method: 'Not offered',
  }
  expect(shareRefusals(fields, sent, [abayas, roastery], [scarf, coffee, tea])).toEqual({
    stores: [
      { ...abayas, errors: { coupon_code: 'For another store' } },
      { ...roastery, line_errors: { 2: 'Only 2 left' } },
    ],
    rest: { payment_method: 'Not offered' },
  })
  // what was handed in stays as it was
  expect([roastery, abayas]).toEqual([makeStore('roastery'), makeStore('abayas')])
})

test('an error of a removed line or store is not lost', () => {
  const roastery = makeStore('roastery')
  const sent = [
    { store_id: 'roastery', lines: [coffee] },
    { store_id: 'closed', lines: [scarf] },
  ]
  const fields = { 'carts.0.lines.0.quantity': 'Sold out', 'carts.1.store_id': 'Gone' }
  expect(shareRefusals(fields, sent, [roastery], [tea])).toEqual({
    stores: [{ ...roastery, errors: { 'lines.0.quantity': 'Sold out' } }],
    rest: { 'carts.1.store_id': 'Gone' },
  })
})

test('a removed store has the reason of its goods only', () => {
  const sent = [
    { store_id: 'roastery', lines: [coffee] },
    { store_id: 'suspended', lines: [scarf] },
  ]
  const gone = [{ index: 1, problem: { code: 'store_unavailable', text: 'The store is not available', max: null } }]
  const fields = { 'carts.0.store_id': 'Closed', 'carts.1.store_id': 'Not found', payment_method: 'Not offered' }
  expect(explainUnavailable(fields, sent, gone, [coffee, scarf])).toEqual({ ...fields, 'carts.1.store_id': 'The store is not available' })
})

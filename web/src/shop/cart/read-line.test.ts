import type { MarketProduct } from '@rahba/contract/catalog/market/market'
import { expect, it } from 'vitest'
import { text } from '../../text/en/shop.ts'
import { readLine } from './read-line.server.ts'

const id = (at: number) => `0190a000-0000-4000-8000-${String(at).padStart(12, '0')}`
const [product_id, card, wrap, count, paper] = [id(1), id(2), id(3), id(4), id(5)] as const
const [colour, black, white, variant] = [id(6), id(7), id(8), id(9)] as const

// The parts that the form is read by.
const product = {
  id: product_id,
  axes: [],
  variants: [],
  additional_fields: [
    { id: card, name: 'Card', kind: 'text', is_required: true, options: [] },
    { id: wrap, name: 'Wrapping', kind: 'one_of', is_required: true, options: [{ id: paper, name: 'Paper', price: 0 }] },
    { id: count, name: 'Names', kind: 'number', is_required: false, options: [] },
  ],
} as unknown as MarketProduct

const read = (entries: Record<string, string>, of = product) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ quantity: '1', ...entries })) form.set(name, value)
  return readLine(of, form, 'en')
}

it('reads options and answers, in Latin digits, without empty fields', async () => {
  const options = [
    { field_id: card, text: 'Happy Eid' },
    { field_id: wrap, option_id: paper },
  ]
  expect(await read({ [card]: ' Happy Eid ', [wrap]: paper, [count]: '', quantity: '٢' })).toEqual({
    line: { product_id, variant_id: null, quantity: 2, options, seen_price: null },
  })
  expect(await read({ [card]: 'Happy Eid', [wrap]: paper, [count]: '٣' })).toMatchObject({
    line: { options: [...options, { field_id: count, text: '3' }] },
  })
})

it('reports missing and invalid values at each field together', async () => {
  expect(await read({ [count]: 'many', quantity: '0' })).toEqual({
    faults: {
      [card]: 'Enter Card',
      [wrap]: 'Choose Wrapping',
      [count]: 'Names: enter a number',
      quantity: text.cart.quantityRange(999),
    },
  })
})

it('uses the variant of the chosen values, and ignores other input', async () => {
  const values = [black, white].map((value) => ({ id: value, name: value, colour: null, image: null }))
  const sold = {
    ...product,
    additional_fields: [],
    axes: [{ id: colour, name: 'Colour', values }],
    variants: [{ id: variant, values: [black] }],
  } as unknown as MarketProduct
  expect(await read({ [colour]: black }, sold)).toMatchObject({ line: { variant_id: variant } })
  expect(await read({ [colour]: white, [card]: black }, sold)).toEqual({ faults: { variant: text.product.variantGone } })
})

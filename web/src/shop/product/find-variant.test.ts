import type { MarketVariant } from '@rahba/contract/catalog/market/market'
import { expect, it } from 'vitest'
import { chooseVariant, findVariant, followChoice, getOfferedAxes, getValueState, isGone } from './find-variant.ts'

const variant = (id: string, values: string[], left: number | null = null): MarketVariant => ({
  id,
  values,
  price: 100,
  price_after_discount: null,
  final_price: 100,
  offer_price: null,
  image: null,
  left,
})
const variants = [variant('a', ['black', 's'], 0), variant('b', ['black', 'l']), variant('c', ['white', 's'], 2)]

it('finds the variant with one value of each axis', () => {
  expect(findVariant(variants, ['l', 'black', 'gift'])?.id).toBe('b')
  expect(findVariant(variants, ['white', 'l'])).toBeUndefined()
})

it('begins with the variant in the address, or with an available one', () => {
  expect(chooseVariant(variants, [])?.id).toBe('b')
  expect(chooseVariant(variants, ['white'])?.id).toBe('c')
  expect(chooseVariant(variants, ['black', 's'])?.id).toBe('a')
  expect(chooseVariant([], [])).toBeUndefined()
})

it('knows the offered values', () => {
  const value = (id: string) => ({ id, name: id, colour: null, image: null })
  const axes = [
    { id: 'colour', name: 'Colour', values: [value('black'), value('white'), value('red')] },
    { id: 'size', name: 'Size', values: [value('s'), value('l')] },
  ]
  expect(getOfferedAxes({ axes, variants }).map(({ values }) => values.map(({ id }) => id))).toEqual([
    ['black', 'white'],
    ['s', 'l'],
  ])
})

it('knows values that are not offered together, once each axis has one', () => {
  const value = (id: string) => ({ id, name: id, colour: null, image: null })
  const axes = [
    { id: 'colour', name: 'Colour', values: [value('black'), value('white')] },
    { id: 'size', name: 'Size', values: [value('s'), value('l')] },
  ]
  const named = [['white', 'l'], ['white', 's'], ['white'], []]
  expect(named.map((ids) => isGone({ axes, variants }, ids))).toEqual([true, false, false, false])
  expect(isGone({ axes: [], variants: [] }, [])).toBe(false)
})

it('checks a value against the axes before it, so that each variant can be reached', () => {
  const states = (chosen: string[]) =>
    [
      ['black', 'white'],
      ['s', 'l'],
    ].map((ids, axis) => ids.map((id) => getValueState(variants, chosen, axis, id)))
  expect(states(['black', 'l'])).toEqual([
    ['available', 'available'],
    ['sold_out', 'available'],
  ])
  expect(states(['white', 's'])).toEqual([
    ['sold_out', 'available'],
    ['available', 'impossible'],
  ])
})

it('changes to a variant that keeps most of the chosen values', () => {
  expect(followChoice(variants, ['white', 'l'], 0)?.id).toBe('c')
  expect(followChoice(variants, ['black', 's'], 0)?.id).toBe('a')
  const three = [variant('x', ['a', 'm', '1']), variant('y', ['b', 'm', '2'], 0), variant('z', ['b', 'n', '1'])]
  expect(followChoice(three, ['b', 'm', '1'], 0)?.id).toBe('z')
  expect(followChoice(three, ['b', 'm', '1'], 1)?.id).toBe('y')
  expect(followChoice(variants, ['red', 's'], 0)).toBeUndefined()
})

import type { MarketVariant } from '@rahba/contract/catalog/market'
import { expect, it } from 'vitest'
import { chooseVariant, findVariant, getOfferedAxes, isGone, isValueLeft } from './find-variant.ts'

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

it('begins with what the address names, else with one that is left', () => {
  expect(chooseVariant(variants, [])?.id).toBe('b')
  expect(chooseVariant(variants, ['white'])?.id).toBe('c')
  expect(chooseVariant(variants, ['black', 's'])?.id).toBe('a')
  expect(chooseVariant([], [])).toBeUndefined()
})

it('knows which values are offered, and which of them are left beside the others', () => {
  const value = (id: string) => ({ id, name: id, colour: null, image: null })
  const axes = [
    { id: 'colour', name: 'Colour', values: [value('black'), value('white'), value('red')] },
    { id: 'size', name: 'Size', values: [value('s'), value('l')] },
  ]
  expect(getOfferedAxes({ axes, variants }).map(({ values }) => values.map(({ id }) => id))).toEqual([
    ['black', 'white'],
    ['s', 'l'],
  ])
  expect(isValueLeft(variants, ['black', 'l'], 1, 's')).toBe(false)
  expect(isValueLeft(variants, ['black', 's'], 0, 'white')).toBe(true)
  expect(isValueLeft(variants, ['black', 'l'], 0, 'white')).toBe(false)
})

it('knows values that are not offered together, once there is one of each axis', () => {
  const value = (id: string) => ({ id, name: id, colour: null, image: null })
  const axes = [
    { id: 'colour', name: 'Colour', values: [value('black'), value('white')] },
    { id: 'size', name: 'Size', values: [value('s'), value('l')] },
  ]
  const named = [['white', 'l'], ['white', 's'], ['white'], []]
  expect(named.map((ids) => isGone({ axes, variants }, ids))).toEqual([true, false, false, false])
  expect(isGone({ axes: [], variants: [] }, [])).toBe(false)
})

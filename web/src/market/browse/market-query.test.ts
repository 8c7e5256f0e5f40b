import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clearFilters, countChosen, readMarketQuery, toFilters, writeMarketQuery } from './market-query.ts'

const read = (search: string) => readMarketQuery(new URLSearchParams(search))
const usual = read('')

describe('the address of a list of the market', () => {
  it('is parsed part by part, prices in Arabic digits too', () => {
    const query = read('q=عود&stores=a&stores=b&brands=M%26M%2C%20Co&made_in=SA&price_from=٥٠&price_to=200&on_offer=true&sort=price')
    expect(query).toMatchObject({
      q: 'عود',
      stores: ['a', 'b'],
      brands: ['M&M, Co'],
      made_in: ['SA'],
      price_from: '50',
      price_to: '200',
      on_offer: true,
      in_stock: false,
      sort: 'price',
    })
    expect(toFilters(query)).toMatchObject({
      q: 'عود',
      stores: 'a,b',
      brands: 'M&M\\, Co',
      price_from: 5000,
      price_to: 20_000,
      on_offer: 'true',
    })
    expect(toFilters(query)).not.toHaveProperty('in_stock')
  })

  it('ignores invalid parts', () => {
    expect(read('made_in=sa&made_in=KSA&price_from=-1&price_to=abc&city_id=1&on_offer=1&stores=')).toEqual(usual)
    expect(read(Array.from({ length: 30 }, (_, n) => `stores=s${n}`).join('&')).stores).toHaveLength(20)
  })

  it('contains only values other than the defaults', () => {
    expect(writeMarketQuery(usual)).toBe('')
    expect(writeMarketQuery(read('q=عود&sort=relevance'))).toBe('?q=%D8%B9%D9%88%D8%AF')
    expect(writeMarketQuery(clearFilters(read('q=x&sort=price&stores=a&in_stock=true&price_to=9&cursor=abc')))).toBe('?q=x&sort=price')
  })

  it('is parsed back unchanged', () => {
    const values = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }), { maxLength: 5 })
    const queries = fc.record({
      stores: values,
      brands: values,
      price_from: fc.constantFrom('', '0', '15', '999999'),
      on_offer: fc.boolean(),
      in_stock: fc.boolean(),
      sort: fc.constantFrom('newest', 'price', '-price', 'best_selling'),
      show: fc.constantFrom(24, 48, 96),
    })
    fc.assert(
      fc.property(queries, (part) => {
        expect(read(writeMarketQuery({ ...usual, ...part }))).toEqual({ ...usual, ...part })
      }),
    )
  })
})

it('counts the active filters, and both ends of the price as one', () => {
  const count = (search: string) => countChosen(readMarketQuery(new URLSearchParams(search)))
  expect(count('q=عود&sort=price')).toBe(0)
  expect(count('price_from=50&price_to=200&on_offer=true&stores=a&stores=b')).toBe(4)
})

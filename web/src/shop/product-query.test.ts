import { describe, expect, it } from 'vitest'
import { getAddress, getMore, readProductQuery } from './product-query.ts'

const usual = { q: '', sort: 'newest', shelf: '', cursor: '', show: 24 } as const
const read = (search: string) => readProductQuery(new URLSearchParams(search))

describe('the address of a store', () => {
  it('is parsed part by part', () => {
    const shelf = '01a1fa4b-4feb-7af0-8ff7-c0c322c9ba0f'
    expect(read(`q=%20قهوة%20&sort=-price&shelf=${shelf}&show=48`)).toEqual({ ...usual, q: 'قهوة', sort: '-price', shelf, show: 48 })
  })

  it('ignores invalid parts', () => {
    expect(read('sort=cheapest&shelf=1&show=1000000')).toEqual(usual)
    expect(read('show=-24')).toEqual(usual)
    expect(read(`q=${'x'.repeat(300)}`).q).toHaveLength(100)
  })

  it('sorts a search by relevance by default', () => {
    expect(read('q=بن').sort).toBe('relevance')
    expect(read('q=بن&sort=newest').sort).toBe('newest')
    expect(read('sort=relevance').sort).toBe('newest')
  })

  it('contains only values other than the defaults', () => {
    expect(getAddress(usual, {})).toBe('.')
    expect(getAddress(usual, { sort: 'price', q: 'بن' })).toBe('?q=%D8%A8%D9%86&sort=price')
    expect(getAddress(usual, { q: 'بن', sort: 'relevance' })).toBe('?q=%D8%A8%D9%86')
    expect(read(getAddress(usual, { show: 72, cursor: 'abc' }))).toEqual({ ...usual, show: 72, cursor: 'abc' })
  })
})

describe('show more', () => {
  const write = (part: { show: number; cursor?: string }) => getAddress(usual, part)

  it('makes the page longer, then begins another page', () => {
    expect(getMore(usual, 'next', write)).toEqual({ to: '?show=48', same: true })
    expect(getMore({ ...usual, show: 96 }, 'next', write)).toEqual({ to: '?cursor=next', same: false })
  })

  it('ends with the list', () => expect(getMore(usual, null, write)).toBeNull())
})

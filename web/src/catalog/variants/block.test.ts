import { describe, expect, test } from 'vitest'
import { type Block, clearBlock, copyBlock, fillBlock, parseBlock, pasteBlock } from './block.ts'
import type { VariantValues } from './matrix.ts'

const images = ['p1', 'p2']
const row = (n: number, changes: Partial<VariantValues> = {}): VariantValues => ({
  values: [`v${n}`],
  sku: `S-${n}`,
  barcode: null,
  price: null,
  price_after_discount: null,
  quantity: n,
  weight: null,
  image: null,
  active: true,
  ...changes,
})
const rows = [1, 2, 3, 4].map((n) => row(n))
const cell = (top: number, start: number): Block => ({ top, bottom: top, start, end: start })
const paste = (text: string, into: Block) => pasteBlock(rows, into, parseBlock(text), images)
const column = <Key extends keyof VariantValues>(variants: readonly VariantValues[], key: Key) => variants.map((one) => one[key])

describe('text of a spreadsheet', () => {
  test.each([
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\n\nb', [['a'], [''], ['b']]],
    [
      '"x\ty"\t"say ""hi"""\n5" pipe\t',
      [
        ['x\ty', 'say "hi"'],
        ['5" pipe', ''],
      ],
    ],
    ['"open', [['"open']]],
    ['', [['']]],
  ])('%j', (text, cells) => {
    expect(parseBlock(text)).toEqual(cells)
  })
})

describe('pasting', () => {
  test('accepts Arabic digits, separators and the currency, and reads riyals as halalas', () => {
    const { variants, leftOut } = paste('٢٠٠٫٥٠\t١٥٠\t١٢\n"1,250.5"\tSAR 99\t3', cell(0, 2))
    expect(variants.slice(0, 2)).toMatchObject([
      { price: 20_050, price_after_discount: 15_000, quantity: 12 },
      { price: 125_050, price_after_discount: 9_900, quantity: 3 },
    ])
    expect(leftOut).toEqual({ rows: 0, columns: 0 })
    // rows that nothing was pasted into stay the same objects
    expect(variants[2]).toBe(rows[2])
  })
  test('ignores excess rows and columns, and counts them', () => {
    const { variants, block, leftOut } = paste('1\n0\n1\n0\n1', cell(2, 7))
    expect(column(variants, 'active')).toEqual([true, true, true, false])
    expect([block, leftOut]).toEqual([
      { top: 2, bottom: 3, start: 7, end: 7 },
      { rows: 3, columns: 0 },
    ])
    expect(paste('5\t1\tyes\tmore\tstill', cell(0, 5)).leftOut).toEqual({ rows: 0, columns: 2 })
  })
  test('one cell fills the whole range, and a few rows are repeated down it', () => {
    expect(column(paste('9', { top: 1, bottom: 3, start: 4, end: 5 }).variants, 'quantity')).toEqual([1, 9, 9, 9])
    expect(column(paste('9', { top: 1, bottom: 3, start: 4, end: 5 }).variants, 'weight')).toEqual([null, 9, 9, 9])
    expect(column(paste('7\n8', { top: 0, bottom: 3, start: 4, end: 4 }).variants, 'quantity')).toEqual([7, 8, 7, 8])
    expect(column(paste('7\n8', { top: 0, bottom: 2, start: 4, end: 4 }).variants, 'quantity')).toEqual([7, 8, 3, 4])
  })
  test('keeps invalid text for its cell to reject, and ignores unknown pictures and words', () => {
    const { variants } = paste('abc\t\t1.5\t\t9\tmaybe', cell(0, 2))
    expect(variants[0]).toMatchObject({ price: 'abc', quantity: 1.5, image: null, active: true })
    expect(paste('2\tلا', cell(0, 6)).variants[0]).toMatchObject({ image: 'p2', active: false })
  })
})

test('a copied block is pasted unchanged', () => {
  const full = rows.map((one, n) => ({ ...one, price: 100 * n + 5, weight: n, image: images[n % 2] ?? null, active: n % 2 === 0 }))
  const all = { top: 0, bottom: 3, start: 0, end: 7 }
  const text = copyBlock(full, all, images)
  expect(text.split('\n')[1]).toBe('S-2\t\t1.05\t\t2\t1\t2\t0')
  expect(pasteBlock(rows, cell(0, 0), parseBlock(text), images).variants).toEqual(full)
})

test('filling down repeats the rows of the range', () => {
  expect(column(fillBlock(rows, cell(0, 4), 3, images), 'quantity')).toEqual([1, 1, 1, 1])
  expect(column(fillBlock(rows, { top: 0, bottom: 1, start: 4, end: 4 }, 3, images), 'quantity')).toEqual([1, 2, 1, 2])
  expect(column(fillBlock(rows, cell(1, 4), 2, images), 'sku')).toEqual(['S-1', 'S-2', 'S-3', 'S-4'])
})

test('clearing empties codes and prices, and sets the stock to zero', () => {
  const cleared = clearBlock([row(5, { price: 100, image: 'p1', active: false })], { top: 0, bottom: 0, start: 0, end: 7 }, images)
  expect(cleared[0]).toEqual({ ...row(5), sku: null, quantity: 0, active: false })
})

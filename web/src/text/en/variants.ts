import { pluralEn } from '@rahba/contract/kernel/plural'
import type { text as ar } from '../ar/variants.ts'

const count = (n: number) => pluralEn(n, { one: '{n} variant', other: '{n} variants' })

export const text: typeof ar = {
  count,
  options: {
    at: (n) => `Option ${n}`,
    name: 'Option name',
    values: 'Values',
    value: (n) => `Value ${n}`,
    add: 'Add value',
    entry: 'New value',
    entryHint: 'Type a value and press Enter, or paste several values separated by commas or lines.',
    english: 'English',
    arabic: 'Arabic',
    untranslated: { ar: 'Enter the Arabic name', en: 'Enter the English name' },
    looks: 'Value colours and images',
    colour: (name) => `Colour of ${name}`,
    noColour: (name) => `Remove colour of ${name}`,
    picture: (name) => `Image of ${name}`,
    earlier: (name) => `Move ${name} up`,
    later: (name) => `Move ${name} down`,
    moved: (place, of) => `Item moved to position ${place} of ${of}`,
    remove: (name) => `Delete ${name}`,
    unnamed: 'Unnamed',
    removeTitle: (name) => `Delete “${name}”?`,
    removeBody: (n) =>
      n === 0
        ? 'No variants will be deleted.'
        : pluralEn(n, {
            one: '{n} variant will be deleted with its price, stock and codes.',
            other: '{n} variants will be deleted with their prices, stock and codes.',
          }),
    removePieces: (n) => pluralEn(n, { one: '{n} unit will be removed from stock.', other: '{n} units will be removed from stock.' }),
    removeOrdered: (n) =>
      pluralEn(n, {
        one: '{n} more unit is in an open order. The order goes on and can still be cancelled or returned, but the unit won’t be restocked.',
        other:
          '{n} more units are in open orders. The orders go on and can still be cancelled or returned, but the units won’t be restocked.',
      }),
    lastBody:
      'The product will have no options. Its quantity will be the total of the variants on offer, and it takes the SKU and barcode of the first variant.',
    removeAction: 'Delete',
    tooMany: (n, max) => `These values would make ${n} variants, and the maximum is ${max}. No values added.`,
    tooManyValues: (max) => `An option has at most ${max} values. No values added.`,
    known: (names) => `Already in the list: ${names}`,
    missing: (n) => `Add missing variants (${n})`,
  },
  sheet: {
    title: 'Variants',
    hint: 'Move with the arrow keys, Enter and Tab, select cells with Shift or a row with Shift+Space, and paste straight from Excel. To leave the table, press Esc, then Tab.',
    variant: 'Variant',
    offered: 'Offered',
    image: 'Image',
    weight: 'Weight (g)',
    reduced: 'After discount',
    cell: (column, variant) => `${column}, ${variant}`,
    choose: (variant) => `Select ${variant}`,
    chooseAll: 'Select all variants',
    fill: 'Fill down',
    fillHandle: 'Drag to fill the cells below',
    undo: 'Undo',
    redo: 'Redo',
    change: 'Bulk edit',
    pasted: (n) => (n === 0 ? 'Nothing pasted' : pluralEn(n, { one: '{n} row pasted', other: '{n} rows pasted' })),
    rowsLeftOut: (n) =>
      pluralEn(n, {
        one: '{n} row wasn’t pasted because there are no more variants.',
        other: '{n} rows weren’t pasted because there are no more variants.',
      }),
    columnsLeftOut: (n) =>
      pluralEn(n, {
        one: '{n} column wasn’t pasted because there are no more columns.',
        other: '{n} columns weren’t pasted because there are no more columns.',
      }),
    selected: (rows, columns) => `${rows * columns} cells selected`,
    faults: (n) => pluralEn(n, { one: '{n} cell needs fixing', other: '{n} cells need fixing' }),
    toFirst: 'Go to first error',
    checkDigit: 'The barcode’s check digit is wrong. Check the digits.',
    more: (variant) => `Details of ${variant}`,
    details: 'Details',
    apply: 'Apply',
    total: 'Total stock',
    sold: 'Sold',
  },
  bulk: {
    title: 'Bulk edit',
    of: (n) => pluralEn(n, { one: 'Applies to {n} variant', other: 'Applies to {n} variants' }),
    all: (n) => `Applies to all variants (${n})`,
    how: 'Edit',
    kinds: {
      price_set: 'Set price',
      price_percent: 'Change price by percentage',
      stock_set: 'Set quantity',
      stock_add: 'Increase or decrease quantity',
      sku: 'Generate SKUs',
      active_on: 'Show variants',
      active_off: 'Hide variants',
    },
    price: 'Price',
    percent: 'Percentage',
    percentHint: 'Enter -10 to lower the price. The price after discount changes by the same percentage.',
    quantity: 'Quantity',
    addHint: 'Enter a negative value to decrease it.',
    prefix: 'SKU prefix',
    skuExample: (sku) => `Example: ${sku}`,
    bad: 'Enter a valid value',
    apply: 'Apply',
  },
  pictures: {
    title: (name) => `Image of ${name}`,
    none: 'No image',
    noneYet: 'Add product images first, then choose one here.',
    at: (n) => `Product image ${n}`,
  },
}

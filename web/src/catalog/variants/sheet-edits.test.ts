import { expect, test } from 'vitest'
import { text } from '../../text/en/variants.ts'
import type { VariantValues } from './matrix.ts'
import { getSheetEdits } from './sheet-edits.ts'
import type { Selection } from './sheet-keys.ts'

const at = (row: number, column = 0) => ({ row, column })
const row = (sku: string): VariantValues => ({
  values: [sku],
  sku,
  barcode: null,
  price: null,
  price_after_discount: null,
  quantity: 0,
  weight: null,
  image: null,
  active: true,
})

/** Returns a sheet of the SKUs A to D without a page. */
function openSheet(selection: Selection) {
  let variants = ['A', 'B', 'C', 'D'].map(row)
  const sheet = { selection, message: '', skus: () => variants.map(({ sku }) => sku) }
  const edits = getSheetEdits({
    editing: {
      now: () => ({ axes: [], variants }),
      put: (next) => {
        variants = next.variants
      },
    },
    images: [],
    cells: {
      getSelection: () => sheet.selection,
      getMode: () => 'going',
      go: (next) => {
        sheet.selection = next
      },
      setMessage: (next) => {
        sheet.message = next
      },
    },
    text: text.sheet,
  })
  return { sheet, edits }
}

test('a range is filled from its first row, and selected afterwards', () => {
  const { sheet, edits } = openSheet({ at: at(2), anchor: at(1) })
  edits.fillRest()
  expect(sheet.skus()).toEqual(['A', 'B', 'B', 'D'])
  expect(sheet.selection).toEqual({ anchor: at(1), at: at(2) })
})

test('one row is repeated into all rows below it', () => {
  const { sheet, edits } = openSheet({ at: at(1), anchor: at(1) })
  edits.fillRest()
  expect(sheet.skus()).toEqual(['A', 'B', 'B', 'B'])
})

test('one row is filled from the row above, and the first row from none', () => {
  const { sheet, edits } = openSheet({ at: at(1), anchor: at(1) })
  edits.fillFromAbove()
  expect(sheet.skus()).toEqual(['A', 'A', 'C', 'D'])
  const top = openSheet({ at: at(0), anchor: at(0) })
  top.edits.fillFromAbove()
  expect(top.sheet.skus()).toEqual(['A', 'B', 'C', 'D'])
})

test('pasted rows are selected, and a message counts the excess', () => {
  const { sheet, edits } = openSheet({ at: at(2), anchor: at(2) })
  edits.paste('X\nY\nZ')
  expect(sheet.skus()).toEqual(['A', 'B', 'X', 'Y'])
  expect(sheet.selection).toEqual({ anchor: at(3), at: at(2) })
  expect(sheet.message).toBe(`${text.sheet.pasted(2)} · ${text.sheet.rowsLeftOut(1)}`)
})

test('a row of headings is skipped', () => {
  const { sheet, edits } = openSheet({ at: at(0), anchor: at(0) })
  edits.paste('SKU\tBarcode\nX\t')
  expect(sheet.skus()[0]).toBe('X')
  expect(sheet.message).toContain(text.sheet.headerLeftOut)
})

test('cells are copied and cleared', () => {
  const { sheet, edits } = openSheet({ at: at(1), anchor: at(0) })
  expect(edits.copy()).toBe('A\nB')
  edits.clear()
  expect(sheet.skus().slice(2)).toEqual(['C', 'D'])
  expect(sheet.skus()[0]).not.toBe('A')
})

import { productBody } from '@rahba/contract/catalog/products/product-body'
import { productLabels } from '@rahba/contract/catalog/products/product-labels'
import type { Locale } from '@rahba/contract/kernel/locale'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage } from '../../../test/page.tsx'
import { ApiError } from '../../api/errors.ts'
import { Form } from '../../kit/form/form.tsx'
import { useContractForm } from '../../kit/form/use-contract-form.ts'
import { type ProductValues, toBody, toValues } from '../product-form.ts'
import { addValues, type Matrix } from './matrix.ts'
import { VariantsEditor } from './variants-editor.tsx'

const value = (id: string, ar: string, en: string, colour: string | null = null) => ({ id, name: { ar, en }, colour, image: null })
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const plain = { quantity: 5, sku: 'P-1', barcode: null }
const blank = (n: number, ar: string, en: string) => ({ id: uuid(n), name: { ar, en }, values: [] })
const colours = [value(uuid(11), 'أسود', 'Black', '#1f1f1f'), value(uuid(12), 'بيج', 'Beige', '#e8dcc4')]
const sizes = [value(uuid(21), '52', '52'), value(uuid(22), '54', '54')]
const start: Matrix = { axes: [blank(1, 'اللون', 'Colour'), blank(2, 'المقاس', 'Size')], variants: [] }
const abaya = addValues(addValues(start, uuid(1), colours, plain), uuid(2), sizes, plain)

const product: ProductValues = { ...toValues(null), name: { ar: 'عباءة', en: 'Abaya' }, price: 20_000, quantity: 5, sku: 'P-1' }

/** The values that the form has now, and the body that was saved last. */
const held: { values: ProductValues; saved: unknown; refuse: (fields: Record<string, string>) => void } = {
  values: product,
  saved: null,
  refuse: () => undefined,
}

function Editor({ matrix, openPieces = {} }: { matrix: Matrix; openPieces?: Readonly<Record<string, number>> }) {
  const form = useContractForm(productBody, { initial: { ...product, ...matrix }, labels: productLabels })
  held.values = form.values
  held.refuse = (fields) => form.showErrors(new ApiError(422, { code: 'validation', error: 'Check the fields', fields }))
  const save = form.submit((body) => {
    held.saved = body
  }, toBody(form.values))
  return (
    <Form onSubmit={save}>
      <VariantsEditor form={form} openPieces={openPieces} />
      <button type="submit">Save</button>
    </Form>
  )
}

const open = async (matrix: Matrix = abaya, locale: Locale = 'en') => {
  held.saved = null
  await openPage(<Editor matrix={matrix} />, { locale, texts: ['catalog', 'variants'] })
}
const cell = (column: string, variant: string, comma = ', ') =>
  page.getByRole('textbox', { name: `${column}${comma}${variant}`, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const column = <Key extends keyof Matrix['variants'][number]>(key: Key) => held.values.variants.map((row) => row[key])
/** Pastes as a spreadsheet would have filled the clipboard. */
function paste(text: string) {
  const data = new DataTransfer()
  data.setData('text/plain', text)
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
}

describe('options', () => {
  test('are named and filled by typing, and the variants follow', async () => {
    await open({ axes: [], variants: [] })
    await button('Colour').click()
    const entry = page.getByRole('textbox', { name: 'New value: Colour' })
    await userEvent.fill(entry, 'أسود')
    await userEvent.keyboard('{Enter}')
    await userEvent.fill(entry, 'قطن, 60 , 60')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => held.values.variants.length).toBe(3)
    expect(held.values.axes[0]).toMatchObject({
      name: { ar: 'اللون', en: 'Colour' },
      values: [{ name: { ar: 'أسود', en: 'Black' }, colour: '#1f1f1f' }, { name: { ar: 'قطن', en: '' } }, { name: { ar: '60', en: '60' } }],
    })
    // the first variant has what the product had
    expect(held.values.variants[0]).toMatchObject({ quantity: 5, sku: 'P-1' })
    await button('Undo').click()
    await expect.poll(() => held.values.variants.length).toBe(1)
  })

  test('that would make more than 200 variants are rejected with the number', async () => {
    await open(addValues(abaya, uuid(1), [value(uuid(13), 'أحمر', 'Red')], plain))
    const entry = page.getByRole('textbox', { name: 'New value: Size' })
    await userEvent.fill(entry, Array.from({ length: 65 }, (_, n) => `S${n}`).join(','))
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(/would make 201 variants, and the maximum is 200/)).toBeVisible()
    expect(held.values.variants).toHaveLength(6)
  })

  test('are removed after saying how many variants go', async () => {
    await open()
    await button('Delete Beige').click()
    await expect.element(page.getByText(/2 variants will be deleted/)).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect.poll(() => held.values.variants.length).toBe(2)
    await button('Delete Size').click()
    await expect.element(page.getByText(/1 variant will be deleted/)).toBeVisible()
    await expect.element(page.getByText('Duplicate variants are deleted from: 54')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect.poll(() => held.values.variants.length).toBe(1)
    await button('Delete Colour').click()
    await expect.element(page.getByText(/takes the SKU and barcode/)).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect.poll(() => held.values.axes).toEqual([])
    expect(held.values).toMatchObject({ quantity: 5, sku: 'P-1' })
    // the sheet is gone, and its button with it
    await button('Undo').click()
    await expect.poll(() => held.values.variants).toMatchObject([{ sku: 'P-1', quantity: 5 }])
    expect(held.values.axes).toHaveLength(1)
  })

  test('are removed with the variants of the values that are not chosen, and come back', async () => {
    const variants = abaya.variants.map((row, n) => ({ ...row, sku: `S-${n}` }))
    await open({ ...abaya, variants })
    await button('Delete Size').click()
    await page.getByRole('dialog').getByRole('combobox', { name: 'Keep the variants of' }).click()
    await page.getByRole('option', { name: '54' }).click()
    await expect.element(page.getByText('Duplicate variants are deleted from: 52')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect.poll(() => column('sku')).toEqual(['S-1', 'S-3'])
    await button('Undo').click()
    await expect.poll(() => column('sku')).toEqual(['S-0', 'S-1', 'S-2', 'S-3'])
    expect(held.values.axes.map(({ values }) => values.length)).toEqual([2, 2])
  })

  test('show a rejected value only while their input is used, and saving goes to the remaining fault', async () => {
    await open()
    await cell('Quantity', 'Beige, 54').click()
    await userEvent.keyboard('0.5{Enter}')
    const entry = page.getByRole('textbox', { name: 'New value: Colour' })
    await userEvent.fill(entry, 'Black')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Already in the list: Black')).toBeVisible()
    await button('Save').click()
    await expect.element(cell('Quantity', 'Beige, 54')).toHaveFocus()
    await expect.element(page.getByText('Already in the list: Black')).not.toBeInTheDocument()
    await userEvent.keyboard('4{Enter}')
    await userEvent.fill(entry, 'Black')
    await userEvent.keyboard('{Enter}')
    held.refuse({ 'variants.3.sku': 'Taken' })
    await expect.element(cell('SKU', 'Beige, 54')).toHaveFocus()
  })

  test('stay in their input if they are rejected after pasting, beside the typed text', async () => {
    await open()
    const entry = page.getByRole('textbox', { name: 'New value: Size' })
    await userEvent.fill(entry, 'Tall ')
    const many = Array.from({ length: 105 }, (_, n) => `S${n}`)
    paste(many.join('\n'))
    await expect.element(page.getByText(/at most 100 values|would make/)).toBeVisible()
    await expect.element(entry).toHaveValue(['Tall S0', ...many.slice(1)].join(', '))
    expect(held.values.variants).toHaveLength(4)
  })
})

test('a removal says how many pieces leave the stock, and that open orders have some', async () => {
  const variants = abaya.variants.map((row, n) => ({ ...row, id: uuid(31 + n), quantity: n + 1 }))
  await openPage(<Editor matrix={{ ...abaya, variants }} openPieces={{ [uuid(33)]: 2, [uuid(34)]: 1, [uuid(31)]: 5 }} />, {
    locale: 'en',
    texts: ['catalog', 'variants'],
  })
  await button('Delete Beige').click()
  await expect.element(page.getByText(/7 units will be removed from stock\. 3 more units are in open orders/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  // The first of each two variants that become one stays with its pieces.
  await button('Delete Size').click()
  await expect.element(page.getByText(/6 units will be removed from stock\. 1 more unit is in an open order/)).toBeVisible()
})

describe('the sheet', () => {
  test('accepts a block of a spreadsheet, fills down and undoes', async () => {
    await open()
    await cell('Price', 'Black, 52').click()
    paste('٢٠٠٫٥\t150\t7\n1,250\t\t8\n5\n6\n7\n8')
    await expect.poll(() => column('price')).toEqual([20_050, 125_000, 500, 600])
    expect(column('price_after_discount')).toEqual([15_000, null, null, null])
    expect(column('quantity')).toEqual([7, 8, 0, 0])
    await expect.element(page.getByText(/2 rows weren’t pasted/)).toBeVisible()
    await cell('Quantity', 'Black, 54').click()
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}')
    await expect.poll(() => column('quantity')).toEqual([7, 8, 8, 8])
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.poll(() => column('quantity')).toEqual([7, 8, 0, 0])
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.poll(() => column('price')).toEqual([null, null, null, null])
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await expect.poll(() => column('price')).toEqual([20_050, 125_000, 500, 600])
  })

  test('skips the row of headings of a block, and says so above the table', async () => {
    await open()
    await cell('SKU', 'Black, 52').click()
    paste('رمز SKU\tالباركود\tPrice\nA-1\t12345670\t90\nA-2\t\t91\nA-3\nA-4\nA-5')
    await expect.poll(() => column('sku')).toEqual(['A-1', 'A-2', 'A-3', 'A-4'])
    expect(column('price')).toEqual([9_000, 9_100, null, null])
    const said = page.getByText(/The first row wasn’t pasted.*1 row wasn’t pasted because there are no more variants/)
    await expect.element(said).toBeVisible()
    expect(said.element().compareDocumentPosition(page.getByRole('grid').element()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    // A code may be a word that also names a column.
    await cell('SKU', 'Black, 54').click()
    paste('SIZE')
    await expect.poll(() => column('sku')).toEqual(['A-1', 'SIZE', 'A-3', 'A-4'])
  })

  test('reads a weight with its unit, and counts the valid stock only', async () => {
    await open()
    await cell('Weight (g)', 'Black, 52').click()
    paste('0.5 كجم\n٧٥٠ جم\n1.2kg\n3 metres')
    await expect.poll(() => column('weight')).toEqual([500, 750, 1200, '3 metres'])
    await cell('Quantity', 'Black, 52').click()
    paste('65\n100000000\n0.5\n-4')
    await expect.element(page.getByText('Total stock: 65')).toBeVisible()
  })

  test('types over a cell, and continues with Enter, Tab and arrows', async () => {
    await open()
    await cell('SKU', 'Black, 52').click()
    await userEvent.keyboard('A-1{Enter}A-2{ArrowDown}A-3{Tab}12345670{Shift>}{Tab}{/Shift}')
    await expect.poll(() => column('sku')).toEqual(['A-1', 'A-2', 'A-3', null])
    expect(column('barcode')).toEqual([null, null, '12345670', null])
    await expect.element(cell('SKU', 'Beige, 52')).toHaveFocus()
    // what is typed is given up by Escape, and Delete clears
    await userEvent.keyboard('XX{Escape}')
    await expect.element(cell('SKU', 'Beige, 52')).toHaveValue('A-3')
    await userEvent.keyboard('{Delete}')
    await expect.poll(() => column('sku')).toEqual(['A-1', 'A-2', null, null])
    // F2 goes into the text, where arrows are the text's own
    await userEvent.keyboard('{ArrowUp}{F2}{ArrowLeft}0{Enter}')
    await expect.poll(() => column('sku')).toEqual(['A-1', 'A-02', null, null])
    await userEvent.keyboard('{Escape}{Tab}')
    expect(document.activeElement?.closest('[data-cell]')).toBeNull()
  })

  test('follows the visual order in Arabic with its arrows', async () => {
    await open(abaya, 'ar')
    await cell('السعر', 'أسود، 52', '، ').click()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(cell('بعد الخصم', 'أسود، 52', '، ')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(cell('الباركود', 'أسود، 52', '، ')).toHaveFocus()
  })

  test('copies a range as a spreadsheet reads it', async () => {
    await open()
    await cell('SKU', 'Black, 52').click()
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
    const data = new DataTransfer()
    document.activeElement?.dispatchEvent(new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }))
    expect(data.getData('text/plain')).toBe('P-1\t\n\t')
  })

  test('changes many rows together', async () => {
    await open()
    await page.getByRole('checkbox', { name: 'Select Beige, 52' }).click()
    await page.getByRole('checkbox', { name: 'Select Beige, 54' }).click()
    await button('Bulk edit').click()
    const bar = page.getByRole('region', { name: 'Bulk edit' })
    await expect.element(bar.getByText('Applies to 2 variants')).toBeVisible()
    await userEvent.fill(bar.getByRole('textbox', { name: 'Price' }), '99.5')
    await bar.getByRole('button', { name: 'Apply' }).click()
    await expect.poll(() => column('price')).toEqual([null, null, 9_950, 9_950])
  })

  test('checks each cell on blur, and counts those with faults', async () => {
    await open()
    await cell('SKU', 'Black, 54').click()
    await userEvent.keyboard('p-1{Enter}')
    // both cells of a repeated code are marked, and each names the other
    await expect.element(cell('SKU', 'Black, 52')).toHaveAccessibleDescription('SKU is also used for “Black, 54”')
    await expect.element(cell('SKU', 'Black, 54')).toHaveAccessibleDescription('SKU is also used for “Black, 52”')
    await cell('Quantity', 'Beige, 52').click()
    await userEvent.keyboard('-3{Enter}')
    await expect.element(cell('Quantity', 'Beige, 52')).toHaveAccessibleDescription('Quantity must be at least 0')
    await cell('Price', 'Beige, 54').click()
    await userEvent.keyboard('abc{Tab}150{Enter}')
    await expect.element(cell('Price', 'Beige, 54')).toHaveAttribute('aria-invalid', 'true')
    await cell('Price', 'Beige, 54').click()
    await userEvent.keyboard('100{Enter}')
    await expect.element(cell('After discount', 'Beige, 54')).toHaveAccessibleDescription(/must be lower than the price/)
    const faults = button('4 cells need fixing')
    await faults.click()
    await expect.element(cell('SKU', 'Black, 52')).toHaveFocus()
    // Each press goes on to the next, and from the last to the first.
    const others = [cell('SKU', 'Black, 54'), cell('Quantity', 'Beige, 52'), cell('After discount', 'Beige, 54'), cell('SKU', 'Black, 52')]
    for (const next of others) {
      await faults.click()
      await expect.element(next).toHaveFocus()
    }
    await userEvent.keyboard('P-9{Enter}')
    await expect.element(cell('SKU', 'Black, 54')).not.toHaveAttribute('aria-invalid')
    await expect.element(button('2 cells need fixing')).toBeVisible()
    expect(held.saved).toBeNull()
  })

  test('checks a variant’s discount against the price of the product', async () => {
    await open()
    await cell('After discount', 'Black, 52').click()
    await userEvent.keyboard('200{Enter}')
    await expect.element(cell('After discount', 'Black, 52')).toHaveAttribute('aria-invalid', 'true')
    await cell('After discount', 'Black, 52').click()
    await userEvent.keyboard('199{Enter}')
    await expect.element(cell('After discount', 'Black, 52')).not.toHaveAttribute('aria-invalid')
  })

  test('reports all faults on saving, and goes to the first', async () => {
    await open({ axes: [...abaya.axes, blank(3, '', '')], variants: abaya.variants })
    await cell('SKU', 'Black, 54').click()
    await userEvent.keyboard('p-1{Enter}')
    await cell('Weight (g)', 'Beige, 52').click()
    await userEvent.keyboard('0{Enter}')
    // an option that was just added is not told before
    await expect.element(page.getByText('Add at least one value to this option')).not.toBeInTheDocument()
    await button('Save').click()
    await expect.element(page.getByText('Add at least one value to this option')).toBeVisible()
    await expect.element(page.getByText('Enter the text in Arabic or English')).toBeVisible()
    await expect.element(button('3 cells need fixing')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Option name (English)' }).last()).not.toHaveFocus()
    expect(document.activeElement).toHaveAttribute('aria-invalid', 'true')
    expect(held.saved).toBeNull()
  })

  test('keeps a server error at its row until the cell changes', async () => {
    await open()
    held.refuse({ 'variants.0.sku': 'P-1 is taken', 'variants.3.barcode': 'Taken' })
    await expect.element(button('2 cells need fixing')).toBeVisible()
    await expect.element(cell('SKU', 'Black, 52')).toHaveAccessibleDescription('P-1 is taken')
    await button('Move 54 up').click()
    await expect.element(cell('Barcode', 'Beige, 54')).toHaveAttribute('aria-invalid', 'true')
    await cell('SKU', 'Black, 52').click()
    await userEvent.keyboard('P-2{Enter}')
    await expect.element(button('1 cell needs fixing')).toBeVisible()
    await button('Save').click()
    await expect.poll(() => held.saved).toMatchObject({ variants: [{}, { sku: 'P-2' }, {}, {}] })
  })

  test('marks values with the same name', async () => {
    await open()
    const name = page.getByRole('textbox', { name: 'Beige (English)' })
    await userEvent.fill(page.getByRole('textbox', { name: 'Beige (Arabic)' }), 'أسود')
    await userEvent.fill(name, 'black')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('“black” is already a value of this option').first()).toBeVisible()
  })

  test('warns of a wrong check digit, and saves the barcode', async () => {
    await open()
    await cell('Barcode', 'Black, 52').click()
    await userEvent.keyboard('4006381333932{Enter}')
    await expect.element(cell('Barcode', 'Black, 52')).toHaveAccessibleDescription(/check digit is wrong/)
    await expect.element(cell('Barcode', 'Black, 52')).not.toHaveAttribute('aria-invalid')
    await button('Save').click()
    await expect.poll(() => held.saved).toMatchObject({ variants: [{ barcode: '4006381333932' }, {}, {}, {}] })
  })

  test('renders only the row of a changed cell among 200 variants', async () => {
    const many = Array.from({ length: 20 }, (_, n) => value(uuid(100 + n), `ل${n}`, `C${n}`))
    const ten = Array.from({ length: 10 }, (_, n) => value(uuid(200 + n), `${n}`, `${n}`))
    await open(addValues(addValues(start, uuid(1), many, plain), uuid(2), ten, plain))
    expect(held.values.variants).toHaveLength(200)
    await cell('Quantity', 'C0, 1').click()
    let changed = 0
    const seen = new MutationObserver((records) => {
      changed += new Set(records.flatMap(({ target }) => (target as Element).closest('tr') ?? [])).size
    })
    const body = document.querySelector('tbody')
    if (body) seen.observe(body, { subtree: true, childList: true, attributes: true })
    await userEvent.keyboard('12{Enter}')
    await expect.poll(() => column('quantity')[1]).toBe(12)
    expect(changed).toBeLessThan(12)
    seen.disconnect()
  })
})

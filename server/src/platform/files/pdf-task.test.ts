import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, StandardFonts } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { AppError } from '../errors.ts'
import { runReader } from '../readers/run-reader.ts'

const rewritten = async (file: Uint8Array) =>
  PDFDocument.load(await runReader('pdf', { file: Buffer.from(file) }, { account: 'store:pdf' }))

/** Two pages with text, a picture's worth of graphics, and a filled field, as programs save them: packed into streams of objects. */
async function form(): Promise<PDFDocument> {
  const made = await PDFDocument.create()
  const font = await made.embedFont(StandardFonts.Helvetica)
  for (const text of ['First page', 'Second page']) {
    const page = made.addPage([300, 200])
    page.drawText(text, { x: 20, y: 150, size: 14, font })
    page.drawRectangle({ x: 20, y: 20, width: 50, height: 50 })
  }
  const field = made.getForm().createTextField('owner')
  field.setText('Noura')
  field.addToPage(made.getPage(0), { x: 100, y: 20, width: 120, height: 30 })
  return made
}

const toContents = (document: PDFDocument) =>
  document
    .getPages()
    .map(({ node }) => node.Contents())
    .map((contents) =>
      (contents instanceof PDFArray ? contents.asArray() : [contents]).map((part) => part && document.context.lookup(part)),
    )
    .map((parts) => parts.map((part) => (part instanceof PDFRawStream ? Buffer.from(part.getContents()).toString('latin1') : '')).join(''))

test('a PDF keeps the look of its pages, and filled-in fields', async () => {
  const file = await (await form()).save({ useObjectStreams: true })
  const [before, after] = [await PDFDocument.load(file), await rewritten(file)]
  expect(after.getPageCount()).toBe(2)
  expect(toContents(after)).toEqual(toContents(before))
  expect(after.getPage(0).getSize()).toEqual({ width: 300, height: 200 })
  const { Font } = Object.fromEntries(
    (after.getPage(0).node.Resources()?.entries() ?? []).map(([key, value]) => [key.decodeText(), after.context.lookup(value)]),
  )
  expect(Font instanceof PDFDict && Font.keys().length).toBe(1)
  const marks = after.getPage(0).node.Annots()
  const mark = marks?.lookup(0, PDFDict)
  expect(mark?.lookup(PDFName.of('Subtype'))).toBe(PDFName.of('Stamp'))
  expect(mark?.lookup(PDFName.of('AP'), PDFDict).lookup(PDFName.of('N'))).toBeInstanceOf(PDFRawStream)
  expect(after.catalog.keys().map((key) => key.decodeText())).toEqual(['Type', 'Pages'])
})

test('a page keeps the attributes that it inherits', async () => {
  const made = await form()
  const tree = made.catalog.Pages()
  tree.set(PDFName.of('Rotate'), made.context.obj(90))
  expect((await rewritten(await made.save())).getPage(1).getRotation().angle).toBe(90)
})

test.each([
  ['a script', (made: PDFDocument) => made.addJavaScript('a', 'app.alert(1)')],
  ['an attachment', (made: PDFDocument) => made.attach(Buffer.from('x'), 'a.exe')],
  ['a password', (made: PDFDocument) => made.encrypt({ userPassword: 'a', ownerPassword: 'b' })],
])('%s is rejected in any notation', async (_, put) => {
  const made = await form()
  await put(made)
  const refused = await rewritten(await made.save({ useObjectStreams: true })).catch((error) =>
    error instanceof AppError ? error.error.code : error,
  )
  expect(refused).toBe('file_pdf_unsafe')
})

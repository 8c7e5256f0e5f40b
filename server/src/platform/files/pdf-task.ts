import { PDFArray, type PDFContext, PDFDict, PDFName, type PDFObject, PDFParser, PDFStream } from '@cantoo/pdf-lib'
import { Refusal, refuse } from '../readers/refusal.ts'
import { rewritePdf } from './rewrite-pdf.ts'

/** Names by which a PDF acts on its reader or carries other files along. */
const active = new Set([
  'JavaScript',
  'JS',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'EF',
  'RichMedia',
  'Rendition',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'XFA',
])
const maxObjects = 200_000

/** True if any object of a PDF has an active name, in whichever dictionary it is nested. */
function saysActive(context: PDFContext): boolean {
  const waiting: PDFObject[] = context.enumerateIndirectObjects().map(([, object]) => object)
  let seen = 0
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if (++seen > maxObjects) throw refuse('file_too_complex')
    if (object instanceof PDFName && active.has(object.decodeText())) return true
    if (object instanceof PDFArray) for (const each of object.asArray()) waiting.push(each)
    const dict = object instanceof PDFStream ? object.dict : object
    if (dict instanceof PDFDict) for (const [key, value] of dict.entries()) waiting.push(key, value)
  }
  return false
}

function checkFrame(text: string): void {
  const end = text.lastIndexOf('%%EOF')
  if (!/^%PDF-[12]\.\d[\r\n ]/.test(text) || end < 0 || !text.includes('startxref')) throw refuse('file_corrupt')
  // Anything after the end belongs to another format: a zip, a picture, a page.
  if (text.slice(end + 5).trim() !== '') throw refuse('file_type', { types: 'JPEG / PNG / PDF' })
}

async function parsed(file: Buffer): Promise<PDFContext> {
  try {
    // Unreadable objects are dropped, with whatever they hid.
    return await PDFParser.forBytesWithOptions(file, Number.POSITIVE_INFINITY, false, false, true).parseDocument()
  } catch {
    throw refuse('file_corrupt')
  }
}

/**
 * Reads a PDF by a parser and gives it written again with its pages alone: what the parser did not understand, or nobody asked for, is in it no
 * more. Refuses with `file_corrupt`, `file_type` for what is something else as well, `file_too_complex`, and `file_pdf_unsafe` for one
 * that holds scripts, launch actions, forms of XFA, attachments or protection.
 */
// biome-ignore lint/correctness/useYield: every task is a generator, and this one has no parts
export async function* acceptPdf({ file }: { file: Buffer }): AsyncGenerator<never, Buffer> {
  checkFrame(file.toString('latin1'))
  const context = await parsed(file)
  if (context.trailerInfo.Encrypt !== undefined || saysActive(context)) throw refuse('file_pdf_unsafe')
  try {
    return await rewritePdf(context)
  } catch (error) {
    throw error instanceof Refusal ? error : refuse('file_corrupt')
  }
}

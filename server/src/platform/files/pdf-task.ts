import { inflateSync } from 'node:zlib'
import { refuse } from '../readers/refusal.ts'

// Names by which a PDF acts on its reader, carries other files along, or keeps us from looking inside.
const active = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|Encrypt)(?![A-Za-z0-9])/

// `/J#61vaScript` is `/JavaScript`.
const plainNames = (text: string) => text.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

const maxInflated = 16 * 1024 * 1024
const maxStreams = 2000

/** Whether a compressed stream holds objects (ObjStm) that say something active. Other streams are pictures, fonts and page drawings. */
function hidesActiveObjects(file: Buffer, text: string): boolean {
  let inflated = 0
  let seen = 0
  for (const match of text.matchAll(/\/ObjStm\b[\s\S]{0,400}?>>\s*stream\r?\n/g)) {
    seen++
    if (seen > maxStreams) return true
    const start = match.index + match[0].length
    const end = text.indexOf('endstream', start)
    if (end < 0) return true
    try {
      const content = inflateSync(file.subarray(start, end), { maxOutputLength: maxInflated - inflated })
      inflated += content.length
      if (active.test(plainNames(content.toString('latin1')))) return true
    } catch {
      // what we can't look into (another filter, a bomb), we don't take
      return true
    }
  }
  return false
}

/**
 * Refuses a PDF that is cut off, that is something else as well, or that holds scripts, launch actions, attachments or protection.
 * Refuses with `file_corrupt`, `file_type` and `file_pdf_unsafe`.
 */
// biome-ignore lint/correctness/useYield: every task is a generator, and this one has no parts
export async function* acceptPdf({ file }: { file: Buffer }): AsyncGenerator<never, Buffer> {
  const text = file.toString('latin1')
  const end = text.lastIndexOf('%%EOF')
  if (!/^%PDF-[12]\.\d[\r\n ]/.test(text) || end < 0 || !text.includes('startxref')) throw refuse('file_corrupt')
  // what follows the end belongs to another format: a zip, a picture, a page
  if (text.slice(end + 5).trim() !== '') throw refuse('file_type', { types: 'JPG / PNG / PDF' })
  if (active.test(plainNames(text)) || hidesActiveObjects(file, text)) throw refuse('file_pdf_unsafe')
  return file
}

import { refuse } from '../readers/refusal.ts'

export type Encoding = 'utf-8' | 'utf-16' | 'windows-1256'

/** The text in `encoding`, or null when the bytes are not of it. */
function decoded(bytes: Buffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const arabic = /[\u0621-\u064a]/g
// Latin letters with accents have the places of Arabic letters in a neighbouring code page: inside an Arabic word they show that the guess is wrong.
const mixed = /[\u0621-\u064a][àâçèéêëîïôùûüœƒ]|[àâçèéêëîïôùûüœƒ][\u0621-\u064a]/
// UTF-8 that was read as Windows-1252 and saved again: «منتج» becomes Ù…Ù†ØªØ¬.
const twice = /[ØÙ][\u0080-\u00bf\u2018-\u203a\u0152-\u0192\u02c6\u02dc\u20ac\u2122]/g

// Control characters other than white space: no program writes them into a table, but bytes that are not text hold them.
const noText = /[^\P{Cc}\s]/u

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0

/** Letters that an earlier program already lost: replaced by question marks or by the mark of an unreadable one. */
function isDamaged(text: string): boolean {
  const head = text.slice(0, text.search(/\r|\n/) + 1 || undefined)
  return text.includes('\ufffd') || noText.test(head) || /\?{3,}/.test(head) || (count(text, twice) >= 3 && count(text, arabic) === 0)
}

/**
 * The text of a CSV file: UTF-8 with or without a mark, UTF-16 with one, or Windows-1256, in which Arabic Excel saves «CSV».
 * Refuses with `import_encoding` for anything else rather than importing letters nobody wrote.
 */
export function decodeText(bytes: Buffer): { text: string; encoding: Encoding } {
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null
  const encoding: Encoding = wide ? 'utf-16' : decoded(bytes, 'utf-8') !== null ? 'utf-8' : 'windows-1256'
  const text = decoded(bytes, wide ?? encoding)
  if (text === null || isDamaged(text) || text.includes('\0')) throw refuse('import_encoding')
  // In some of these code pages every byte is a letter, so more checks are needed.
  if (encoding === 'windows-1256' && (noText.test(text) || count(text, arabic) === 0 || mixed.test(text))) throw refuse('import_encoding')
  return { text: text.replace(/^\ufeff/, ''), encoding }
}

// Bidi marks and zero-width characters arrive with pasted phones, IBANs and codes and are never meant.
const invisible = /[\u200b-\u200f\u061c\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

// Half of a surrogate pair, which is left if a text is cut inside an emoji.
const loneSurrogates = /\p{Cs}/gu

/** The text as the database can keep it: PostgreSQL takes neither NUL nor half of a sign, and JSON can carry both. */
export const storableText = (text: string): string =>
  text.isWellFormed() && !text.includes('\0') ? text : text.replace(loneSurrogates, '').replaceAll('\0', '')

// Far deeper than any body of our calls.
const maxDepth = 64

/** Repairs JSON or query input, so that the database can store every text and name in it. Throws a RangeError if lists are nested without end. */
export function storable(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return storableText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth > maxDepth) throw new RangeError('too many levels')
  if (Array.isArray(value)) return value.map((part) => storable(part, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [storableText(name), storable(part, depth + 1)]))
}

/** Arabic-Indic and Persian digits as 0-9, the Arabic decimal and thousands marks as `.` and nothing. */
export function latinDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669]/g, (d) => String(d.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (d) => String(d.charCodeAt(0) - 0x06f0))
    .replace(/\u066b/g, '.')
    .replace(/\u066c/g, '')
}

/** A text as people type it: trimmed, without invisible marks or control characters, line breaks kept. */
export function cleanText(text: string): string {
  return storableText(text)
    .normalize('NFC')
    .replace(invisible, '')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}

/** A text of one line, such as a name: as {@link cleanText}, and what a paste broke into lines is one line again. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s*[\n\t\u0085\u2028\u2029]\s*/g, ' ')

/** An identifier (phone, IBAN, register number, code): Latin digits, no spaces, dashes or marks. */
export function cleanIdentifier(text: string): string {
  return latinDigits(text)
    .replace(invisible, '')
    .replace(/[\s\-\u2010-\u2015()./]/g, '')
    .trim()
}

/** A reference of a bank or carrier, as it is printed: Latin digits, trimmed, its dashes kept. */
export const cleanReference = (text: string): string => cleanLine(latinDigits(text))

/**
 * A discount code as it is kept and shown: `summer ١٠` is `SUMMER10`, without harakat. Letters typed for one another are alike in the database's
 * folding.
 */
export const cleanCode = (text: string): string =>
  latinDigits(cleanText(text))
    .normalize('NFKC')
    .replace(/[\s\u0640\u064b-\u065f\u0670]/g, '')
    .toUpperCase()

/** A mail address: trimmed, without marks, lower case. */
export function cleanEmail(text: string): string {
  return text.replace(invisible, '').trim().toLowerCase()
}

/**
 * A phone number as E.164. A Saudi mobile may come as 05XXXXXXXX, 5XXXXXXXX, 9665…, 009665… or +9665…; any other country needs + or 00.
 * A text that is no phone number is returned cleaned, and the schema rejects it.
 */
export function cleanPhone(text: string): string {
  const raw = cleanIdentifier(text).replace(/^00/, '+')
  if (/^0?5\d{8}$/.test(raw)) return `+966${raw.replace(/^0/, '')}`
  if (/^9665\d{8}$/.test(raw)) return `+${raw}`
  return raw.replace(/^\+9660(?=5)/, '+966')
}

/**
 * A number typed with any digits and separators as a JavaScript number; what isn't one comes back unchanged.
 * Used before integer and rate fields so that `١٢` is 12.
 */
export function cleanNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = latinDigits(value).replace(invisible, '').replace(/[\s,]/g, '')
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : value
}

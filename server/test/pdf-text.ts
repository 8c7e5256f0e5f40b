import { inflateSync } from 'node:zlib'

/** Objects of a PDF by number, as their bytes. Enough for what the typesetter writes: no object streams, no encryption. */
function readObjects(pdf: Buffer): Map<number, string> {
  const found = pdf.toString('latin1').matchAll(/(\d+) 0 obj\s([\s\S]*?)\nendobj/g)
  return new Map([...found].map(([, number, body = '']) => [Number(number), body]))
}

function readStream(body: string): string {
  const at = body.indexOf('stream\n')
  if (at < 0) return ''
  const bytes = Buffer.from(body.slice(at + 7, body.lastIndexOf('\nendstream')), 'latin1')
  return body.slice(0, at).includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : bytes.toString('latin1')
}

const utf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** Maps each glyph of a font to its text. */
function readGlyphs(cmap: string): Map<number, string> {
  const glyphs = new Map<number, string>()
  for (const [, chars = ''] of cmap.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code = '', text = ''] of chars.matchAll(/<([0-9A-F]+)>\s*<([0-9A-F]+)>/gi))
      glyphs.set(Number.parseInt(code, 16), utf16(text))
  for (const [, ranges = ''] of cmap.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', to = '', text = ''] of ranges.matchAll(/<([0-9A-F]+)>\s*<([0-9A-F]+)>\s*<([0-9A-F]+)>/gi))
      for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code++)
        glyphs.set(code, String.fromCodePoint((utf16(text).codePointAt(0) ?? 0) + code - Number.parseInt(from, 16)))
  return glyphs
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** The bytes of the literal string that begins at `at`, and where it ends: parentheses that match each other need no escape in it. */
function literal(content: string, at: number): { bytes: string; end: number } {
  let [bytes, depth, end] = ['', 1, at + 1]
  for (; depth > 0 && end < content.length; end++) {
    const char = content[end] ?? ''
    const [octal] = (char === '\\' && /^[0-7]{1,3}/.exec(content.slice(end + 1, end + 4))) || []
    if (octal) bytes += String.fromCharCode(Number.parseInt(octal, 8))
    else if (char === '\\') bytes += escapes[content[end + 1] ?? ''] ?? content[end + 1]
    else if (char !== ')' || depth > 1) bytes += char
    if (char === '\\') end += octal?.length ?? 1
    else depth += char === '(' ? 1 : char === ')' ? -1 : 0
  }
  return { bytes, end }
}

// glyphs stand in the order they are seen, and one may be several letters; a run of Arabic is read the other way
const asRead = (glyphs: string[]) => (glyphs.some((text) => /[\u0600-\u06ff]/.test(text)) ? glyphs.toReversed() : glyphs).join('')

/** The text of a PDF that this server drew, page by page, a line for each run of glyphs, as it is read. A run of both directions is not untangled. */
export function pdfPages(pdf: Buffer): string[] {
  const objects = readObjects(pdf)
  const fonts = new Map<string, Map<number, string>>()
  for (const body of objects.values())
    for (const [, name = '', font] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(font)) ?? '')
      if (unicode) fonts.set(name, readGlyphs(readStream(objects.get(Number(unicode[1])) ?? '')))
    }
  const pages: string[] = []
  for (const body of objects.values()) {
    const runs: string[] = []
    const content = body.includes('stream\n') ? readStream(body) : ''
    if (!/ Tf\b/.test(content)) continue
    let glyphs = new Map<number, string>()
    let bytes = ''
    for (let at = 0; at < content.length; at++) {
      if (content[at] === '(') {
        const text = literal(content, at)
        bytes += text.bytes
        at = text.end - 1
        continue
      }
      const [, font, shows] = /^\/(F\d+) [\d.]+ Tf|^(TJ|Tj)/.exec(content.slice(at, at + 40)) ?? []
      if (font) glyphs = fonts.get(font) ?? glyphs
      if (!shows) continue
      const codes = bytes.match(/[\s\S]{2}/g) ?? []
      runs.push(asRead(codes.map((pair) => glyphs.get(pair.charCodeAt(0) * 256 + pair.charCodeAt(1)) ?? '?')))
      bytes = ''
    }
    pages.push(runs.join('\n'))
  }
  return pages
}

/** The same of all pages together. */
export const pdfText = (pdf: Buffer): string => pdfPages(pdf).join('\n')

import { rmSync } from 'node:fs'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { woffToTtf } from './woff.ts'

// Text is set by pango from the web's own font files: an SVG with text would depend on the fonts of the machine, and a server may have none.
const family = '@fontsource/ibm-plex-sans-arabic'

function fontFolder(): string | undefined {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(`${family}/package.json`)), 'files')
  } catch {
    // without the web workspace the machine's fonts serve
    return undefined
  }
}

let fontsLoaded: Promise<void> | undefined

/** Shows pango the four files once; it knows them from then on. Its build reads TrueType only, so they are unpacked into a passing folder first. */
function loadFonts(): Promise<void> {
  fontsLoaded ??= (async () => {
    const from = fontFolder()
    if (from === undefined) return
    const folder = await mkdtemp(join(tmpdir(), 'rahba-fonts-'))
    for (const name of ['arabic-400', 'latin-400', 'arabic-700', 'latin-700']) {
      const fontfile = join(folder, `${name}.ttf`)
      await writeFile(fontfile, woffToTtf(await readFile(join(from, `ibm-plex-sans-arabic-${name}-normal.woff`))))
      await sharp({ text: { text: 'ا a', fontfile, font: 'IBM Plex Sans Arabic 10' } })
        .png()
        .toBuffer()
    }
    // pango reads them again for every size, so they stay as long as the process
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  })()
  return fontsLoaded
}

export interface TextSpec {
  text: string
  size: number
  color: string
  bold?: boolean
  /** Where the text's box is anchored. */
  x: number
  y: number
  anchor?: 'start' | 'middle' | 'end'
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

interface Rendered {
  data: Buffer
  width: number
}

const rendered = new Map<string, Promise<Rendered>>()

/** One text as a picture. The labels of the papers come again and again, so each is set once. */
export function textPicture(text: string, size: number, color: string, bold: boolean): Promise<Rendered> {
  const key = `${size} ${color} ${bold} ${text}`
  const known = rendered.get(key)
  if (known !== undefined) return known
  const made = (async () => {
    await loadFonts()
    const font = `IBM Plex Sans Arabic ${bold ? 'Bold ' : ''}${size}`
    const { data, info } = await sharp({
      text: { text: `<span foreground="${color}">${escaped(text || '—')}</span>`, font, rgba: true, dpi: 72 },
    })
      .png()
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width }
  })()
  rendered.set(key, made)
  return made
}

/** A text as an overlay for sharp's `composite`; x and y are the left, middle or right of its top. */
export async function textOverlay(spec: TextSpec): Promise<OverlayOptions> {
  const { data, width } = await textPicture(spec.text, spec.size, spec.color, spec.bold === true)
  const shift = spec.anchor === 'middle' ? width / 2 : spec.anchor === 'end' ? width : 0
  return { input: data, left: Math.max(0, Math.round(spec.x - shift)), top: Math.max(0, Math.round(spec.y)) }
}

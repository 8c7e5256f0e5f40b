import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'

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

const folder = fontFolder()
const fileOf = (script: 'arabic' | 'latin', weight: 400 | 700): string | undefined =>
  folder === undefined ? undefined : join(folder, `ibm-plex-sans-arabic-${script}-${weight}-normal.woff`)

let fontsLoaded: Promise<unknown> | undefined

/** Makes all four files known to pango, which keeps what it was shown once. */
function loadFonts(): Promise<unknown> {
  fontsLoaded ??= Promise.all(
    (['arabic', 'latin'] as const).flatMap((script) =>
      ([400, 700] as const).map((weight) => {
        const fontfile = fileOf(script, weight)
        return sharp({ text: { text: 'ا', ...(fontfile === undefined ? {} : { fontfile }), font: 'IBM Plex Sans Arabic 10' } })
          .png()
          .toBuffer()
      }),
    ),
  )
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

/** A text as an overlay for sharp's `composite`; x and y are the left, middle or right of its top. */
export async function textOverlay(spec: TextSpec): Promise<OverlayOptions> {
  await loadFonts()
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${spec.color}">${escaped(spec.text)}</span>`,
      font: `IBM Plex Sans Arabic ${spec.bold === true ? 'Bold ' : ''}${spec.size}`,
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  const shift = spec.anchor === 'middle' ? info.width / 2 : spec.anchor === 'end' ? info.width : 0
  return { input: data, left: Math.max(0, Math.round(spec.x - shift)), top: Math.max(0, Math.round(spec.y)) }
}

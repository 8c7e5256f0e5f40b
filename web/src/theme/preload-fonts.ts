import arabicBold from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-700-normal.woff2?url'
import latin from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-latin-400-normal.woff2?url'
import latinBold from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-latin-700-normal.woff2?url'
import type { Locale } from '@rahba/contract/kernel/locale'
import { preload } from 'react-dom'

// The Arabic text weight comes with every page (root.tsx).
const files: Record<Locale, readonly string[]> = { ar: [arabicBold], en: [latin, latinBold] }

/** Asks for what a public page opens with, its large heading above all, before the style sheet is read. Call it while rendering. */
export function preloadFonts(locale: Locale): void {
  for (const file of files[locale]) preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
}

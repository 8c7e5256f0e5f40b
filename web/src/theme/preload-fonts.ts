import office from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2?url'
import type { Locale } from '@rahba/contract/kernel/locale'
import { preload } from 'react-dom'
import arabic from './fonts/arabic-400.woff2?url'
import arabicBold from './fonts/arabic-600.woff2?url'
import latin from './fonts/latin-400.woff2?url'
import latinBold from './fonts/latin-600.woff2?url'

const publicFiles: Record<Locale, readonly string[]> = { ar: [arabic, arabicBold], en: [latin, latinBold] }

/** Asks for the letters that a page opens with before its style sheet is read. Call it while rendering. */
export function preloadFonts(locale: Locale, isOffice: boolean): void {
  for (const file of isOffice ? [office] : publicFiles[locale]) preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
}

import { pictureNotFetched } from '@rahba/contract/catalog/import/import-errors'
import { type ErrorDef, type ErrorParams, errorText } from '@rahba/contract/kernel/errors'
import type { Bilingual, Locale } from '@rahba/contract/kernel/locale'

/** Returns a fault of a picture in both languages, with its address. */
export function describePictureFault(address: string, error: ErrorDef, params: ErrorParams = {}): Bilingual {
  const say = (locale: Locale) =>
    errorText(pictureNotFetched.picture_not_fetched, locale, { address, reason: errorText(error, locale, params) })
  return { ar: say('ar'), en: say('en') }
}

import type { Locale } from '@rahba/contract/kernel/locale'

/** A text to be translated. */
export interface Translating {
  text: string
  from: Locale
  to: Locale
  /** True if tags are kept as they are. */
  html: boolean
}

/** Translates by machine. Throws where the service gives no translation. */
export interface Translator {
  translate(request: Translating): Promise<string>
}

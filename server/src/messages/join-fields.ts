import type { Bilingual, Locale } from '@rahba/contract/kernel/locale'
import { comma } from '@rahba/contract/kernel/locale'

/** The names of fields in one language, with its commas. */
export const joinFields = (fields: readonly Bilingual[], locale: Locale): string => fields.map((field) => field[locale]).join(comma[locale])

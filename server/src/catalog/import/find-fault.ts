import { type ImportField, importHeading } from '@rahba/contract/catalog/import/import-fields'
import { type ErrorDef, type ErrorParams, errorText } from '@rahba/contract/kernel/errors'
import type { Locale } from '@rahba/contract/kernel/locale'
import type { RowFault } from './table.ts'

/** A fault in both languages; `make` gives its parameters in one. */
export function findFault(field: ImportField | null, error: ErrorDef, make: (locale: Locale) => ErrorParams = () => ({})): RowFault {
  const heading = (locale: Locale) => (field ? importHeading(field, locale) : '')
  const say = (locale: Locale) => errorText(error, locale, { field: heading(locale), ...make(locale) })
  const { row } = make('en')
  return { field, code: error.code, ar: say('ar'), en: say('en'), ...(typeof row === 'number' ? { row } : {}) }
}

/** The same for a warning about a row that is imported. */
export const findWarning = (...of: Parameters<typeof findFault>): RowFault => ({ ...findFault(...of), warning: true })

/** True if one of these faults keeps a row from being taken. */
export const isRefused = (faults: readonly RowFault[]): boolean => faults.some(({ warning }) => !warning)

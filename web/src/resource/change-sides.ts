import type { AuditRow } from '@rahba/contract/history/audit'
import { type Bilingual, isBilingual, type Locale, locales } from '@rahba/contract/kernel/locale'

type Change = AuditRow['changes'][number]

/** One thing that changed: a field, or a text of it in one language. */
interface ChangedPart extends Pick<Change, 'before' | 'after'> {
  /** The path that `fieldLabel` names. */
  path: readonly string[]
}

const bilingual = (json: string | null): Bilingual | null => {
  const value: unknown = json === null ? null : JSON.parse(json)
  return isBilingual(value) ? value : null
}
const getText = (sides: Bilingual | null, side: Locale) => (sides?.[side] ? JSON.stringify(sides[side]) : null)

/**
 * Returns the parts of a change: for a text in both languages, each that is another now, the reader's first and without its name; any other as it is.
 */
export function changedParts({ field, before, after }: Change, locale: Locale): ChangedPart[] {
  const [old, fresh] = [bilingual(before), bilingual(after)]
  const own = [locale, ...locales.filter((side) => side !== locale)]
  const parts = own
    .map((side) => ({ path: side === locale ? [field] : [field, side], before: getText(old, side), after: getText(fresh, side) }))
    .filter((part) => part.before !== part.after)
  return parts.length > 0 ? parts : [{ path: [field], before, after }]
}

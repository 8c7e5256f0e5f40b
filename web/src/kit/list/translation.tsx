import { fieldLabel } from '@rahba/contract/kernel/labels'
import { type Bilingual, comma, type Locale, locales } from '@rahba/contract/kernel/locale'
import { lacksSide, missingState, translationStates } from '@rahba/contract/kernel/translation'
import { useLocale } from '../../text/locale.ts'
import { StatusDot } from '../show/status-dot.tsx'
import type { Filter } from './filter.ts'

/** The filter by translation, over the sides that may be missing in this list. */
export const translationFilter = (locale: Locale, sides: readonly Locale[]): Filter => ({
  key: 'translation',
  label: fieldLabel(['translation'], locale),
  kind: 'choice',
  choices: {
    complete: translationStates.complete,
    ...Object.fromEntries(sides.map((side) => [missingState(side), translationStates[missingState(side)]])),
  },
})

/** A mark that tells whether a record waits for a language. */
export function TranslationDot({ missing, fields }: { missing: Locale | null; fields?: readonly string[] }) {
  const locale = useLocale()
  if (!missing) return <StatusDot tone="good">{translationStates.complete}</StatusDot>
  const where = fields ? ` (${fields.join(comma[locale])})` : ''
  return <StatusDot tone="waiting">{translationStates[missingState(missing)][locale] + where}</StatusDot>
}

/** The translation state of a record's texts: complete, or which of them wait for which language. */
export function TranslationCell({ texts }: { texts: readonly { label: string; text: Bilingual | null }[] }) {
  const waiting = locales.flatMap((side) => {
    const fields = texts.filter(({ text }) => lacksSide(text, side)).map(({ label }) => label)
    return fields.length > 0 ? [{ side, fields }] : []
  })
  if (waiting.length === 0) return <TranslationDot missing={null} />
  return waiting.map(({ side, fields }) => <TranslationDot key={side} missing={side} {...(texts.length > 1 ? { fields } : {})} />)
}

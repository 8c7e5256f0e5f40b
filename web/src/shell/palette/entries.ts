import { foldText } from '@rahba/contract/kernel/fold'
import { type Bilingual, inLocale, type Locale } from '@rahba/contract/kernel/locale'
import type { PageAddress } from '@rahba/contract/kernel/page-table'
import type { IconProps } from '@tabler/icons-react'
import type { ComponentType } from 'react'

/** One line of the palette: it leads somewhere (`to`, without the language) or does something. */
export interface PaletteEntry {
  key: string
  label: string | Bilingual
  /** A detail beside the label, such as its group or store. */
  hint?: string | Bilingual | null
  /** Other words it is found by. */
  words?: Bilingual | undefined
  icon: ComponentType<IconProps>
  to?: PageAddress
  run?: () => void
}

export interface PaletteGroup {
  key: string
  label: string
  entries: readonly PaletteEntry[]
}

/** A text in the language of the page. */
export const localize = (text: string | Bilingual, locale: Locale): string => (typeof text === 'string' ? text : inLocale(text, locale))

const sides = (text: string | Bilingual | null | undefined): string[] =>
  !text ? [] : typeof text === 'string' ? [text] : [text.ar, text.en]

const maxMatches = 8

/**
 * The entries whose name or group holds every word of `q`, in either language; those whose name begins with it come first, those found by their
 * group alone last.
 */
export function matching(groups: readonly PaletteGroup[], q: string): PaletteGroup[] {
  const query = foldText(q)
  const words = query.split(' ').filter(Boolean)
  const rank = ({ label }: PaletteEntry) => {
    const names = sides(label).map((side) => foldText(side))
    if (names.some((name) => name.replace(/^ال/, '').startsWith(query.replace(/^ال/, '')))) return 0
    return words.every((word) => names.some((name) => name.includes(word))) ? 1 : 2
  }
  return groups
    .map((group) => ({
      ...group,
      entries: group.entries
        .filter(({ label, hint, words: more }) => {
          const text = foldText([...sides(label), ...sides(hint), ...sides(more)].join(' '))
          return words.every((word) => text.includes(word))
        })
        .toSorted((a, b) => rank(a) - rank(b))
        .slice(0, maxMatches),
    }))
    .filter(({ entries }) => entries.length > 0)
}

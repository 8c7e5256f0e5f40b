import type { ComboboxItem, ComboboxParsedItem, OptionsFilter } from '@mantine/core'
import { foldText } from '@rahba/contract/kernel/fold'

/** A choice that is found by its name in the other language and by other spellings too. */
export interface BilingualItem extends ComboboxItem {
  other_names: readonly string[]
}

const getNames = (item: ComboboxItem): readonly string[] =>
  'other_names' in item && Array.isArray(item.other_names) ? [item.label, ...item.other_names] : [item.label]

/** The rank of a name in a search: 0 is that name, 1 begins with it, 2 contains it, 3 does not. Both are folded. */
function getRank(name: string, folded: string): number {
  if (name === folded) return 0
  if (name.startsWith(folded)) return 1
  return name.includes(folded) ? 2 : 3
}

/**
 * Options whose name holds what was typed, letters that are typed for one another being the same: `جده` finds `جدة`. The name itself comes
 * first, then names that begin with it. A name in the other language finds it as well. The name of a group finds all of it, after the options
 * that were found by their own name.
 */
export const foldedFilter: OptionsFilter = ({ options, search, limit }) => {
  const folded = foldText(search.trim())
  const rank = (item: ComboboxItem) => Math.min(...getNames(item).map((name) => getRank(foldText(name), folded)))
  const ranked = (items: ComboboxItem[], worst: number) =>
    items.filter((item) => rank(item) <= worst).sort((one, other) => (folded === '' ? 0 : rank(one) - rank(other)))

  const found = options.flatMap((option): { best: number; option: ComboboxParsedItem }[] => {
    if (!('group' in option)) return rank(option) < 3 ? [{ best: rank(option), option }] : []
    const named = typeof option.group === 'string' && foldText(option.group).includes(folded)
    const items = ranked(option.items, named ? 3 : 2)
    const [first] = items
    return first ? [{ best: rank(first), option: { ...option, items } }] : []
  })
  if (folded !== '') found.sort((one, other) => one.best - other.best)

  let remaining = limit
  return found.flatMap(({ option }): ComboboxParsedItem[] => {
    if (remaining <= 0) return []
    if (!('group' in option)) {
      remaining -= 1
      return [option]
    }
    const items = option.items.slice(0, remaining)
    remaining -= items.length
    return [{ ...option, items }]
  })
}

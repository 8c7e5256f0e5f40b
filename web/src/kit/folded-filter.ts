import type { ComboboxItem, ComboboxParsedItem, OptionsFilter } from '@mantine/core'
import { foldText } from '@rahba/contract/kernel/fold'

/** Options whose name holds what was typed, letters that are typed for one another being the same: `جده` finds `جدة`. */
export const foldedFilter: OptionsFilter = ({ options, search, limit }) => {
  const asked = foldText(search)
  const fits = ({ label }: ComboboxItem) => foldText(label).includes(asked)
  let left = limit
  const take = (items: ComboboxItem[]) => {
    const found = items.filter(fits).slice(0, left)
    left -= found.length
    return found
  }
  return options.flatMap((option): ComboboxParsedItem[] => {
    if (!('group' in option)) return take([option])
    // a group's own name finds all of it
    const named = typeof option.group === 'string' && foldText(option.group).includes(asked)
    const items = named ? option.items.slice(0, left) : take(option.items)
    return items.length > 0 ? [{ ...option, items }] : []
  })
}

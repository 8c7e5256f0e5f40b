import { importWarnings } from '@rahba/contract/catalog/import/import-errors'
import { foldName } from '@rahba/contract/kernel/fold'
import { unguardText } from '../../platform/lists/formula-guard.ts'
import { findWarning } from './find-fault.ts'
import type { Names, StoreNames } from './names.ts'
import type { FaultyRow } from './read-cell.ts'

const only = (names: Names | undefined, parts: readonly string[]): string | null => {
  const ids = parts.flatMap((part) => {
    const found = names?.byName.get(foldName(part)) ?? []
    return found.length === 1 ? found : []
  })
  return ids.at(-1) ?? null
}

/**
 * The market's category and the store's shelf that the category of another shop is named like. That is a path or a list, such as «العطور > عطور
 * رجالية»: the last part that has a name of ours counts. A row whose category has no match gets a note.
 */
export function findCategory(row: FaultyRow, names: StoreNames): Partial<Record<'category_id' | 'subcategory_id' | 'shelf_id', string>> {
  const text = unguardText(row.texts.get('source_category') ?? '')
  const parts = text
    .split(/[>،,|\n/]/)
    .map((part) => part.trim())
    .filter(Boolean)
  if (parts.length === 0) return {}
  const category_id = only(names.categories, parts)
  const subcategory_id = category_id && only(names.subcategories.get(category_id), parts)
  const shelf_id = only(names.shelves, parts)
  if (!category_id && !shelf_id) row.faults.push(findWarning('source_category', importWarnings.category_unknown, () => ({ value: text })))
  return { ...(category_id ? { category_id } : {}), ...(subcategory_id ? { subcategory_id } : {}), ...(shelf_id ? { shelf_id } : {}) }
}

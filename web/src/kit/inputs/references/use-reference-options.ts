import { useDebouncedValue } from '@mantine/hooks'
import type { Referenced } from '@rahba/contract/kernel/referenced'
import { getOptions } from '../../../api/options.ts'
import { useCall } from '../../../api/queries.ts'
import { useLocale } from '../../../text/locale.ts'
import { getTitle } from '../../show/title-of.ts'

export interface ReferenceSource {
  /** Path of the resource whose rows are offered, such as `/admin/regions`. */
  to: string
  /** Further parts of the query: `{ category_id }` narrows the choices to a parent. */
  query?: Record<string, string>
}

/** Choices that match what is typed, with the chosen ones always among them. */
export function useReferenceOptions(
  { to, query }: ReferenceSource,
  search: string,
  chosen: readonly string[],
  known: readonly Referenced[],
): { data: { value: string; label: string }[]; fetching: boolean } {
  const locale = useLocale()
  const [q] = useDebouncedValue(search.trim(), 250)
  const found = useCall(getOptions(to), { query: { ...query, ...(q ? { q } : {}) } })
  const missing = chosen.filter((id) => !known.some((row) => row.id === id) && !found.data?.some((row) => row.id === id))
  const named = useCall(getOptions(to), { query: { ...query, ids: missing.join(',') } }, { enabled: missing.length > 0 })
  const rows = new Map<string, Referenced>()
  for (const row of [
    ...known.filter(({ id }) => chosen.includes(id)),
    ...(found.data ?? []),
    ...(missing.length > 0 ? (named.data ?? []) : []),
  ]) {
    rows.set(row.id, row)
  }
  return { data: [...rows.values()].map((row) => ({ value: row.id, label: getTitle(row, locale) })), fetching: found.isFetching }
}

/** The server has searched already, in both languages and without regard to spelling variants. */
export const asFound = <Options>({ options }: { options: Options }): Options => options

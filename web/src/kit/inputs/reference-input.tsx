import { Loader, Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { Referenced } from '@rahba/contract/kernel/resource'
import { useState } from 'react'
import { optionsOf } from '../../api/options.ts'
import { useCall } from '../../api/queries.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { titleOf } from '../title-of.ts'
import type { InputProps } from './input-props.ts'

interface ReferenceSource {
  /** Path of the resource whose rows are offered, such as `/admin/regions`. */
  to: string
  /** Further parts of the query: `{ category_id }` narrows the choices to a parent. */
  query?: Record<string, string>
}

/** Choices that match what is typed, with the chosen ones always among them. */
function useOptions({ to, query }: ReferenceSource, search: string, chosen: readonly string[], known: readonly Referenced[]) {
  const locale = useLocale()
  const [q] = useDebouncedValue(search.trim(), 250)
  const found = useCall(optionsOf(to), { query: { ...query, ...(q ? { q } : {}) } })
  const missing = chosen.filter((id) => !known.some((row) => row.id === id) && !found.data?.some((row) => row.id === id))
  const named = useCall(optionsOf(to), { query: { ids: missing.join(',') } }, { enabled: missing.length > 0 })
  const rows = new Map<string, Referenced>()
  for (const row of [
    ...known.filter(({ id }) => chosen.includes(id)),
    ...(found.data ?? []),
    ...(missing.length > 0 ? (named.data ?? []) : []),
  ]) {
    rows.set(row.id, row)
  }
  return { data: [...rows.values()].map((row) => ({ value: row.id, label: titleOf(row, locale) })), fetching: found.isFetching }
}

// the server has searched already, in both languages and without regard to spelling variants
const asFound = <Options,>({ options }: { options: Options }): Options => options

interface ReferenceInputProps extends InputProps<string | null | undefined>, ReferenceSource {
  /** The row that is chosen at the start, as the record carries it: saves a call for its name. */
  known?: Referenced | null
}

/** One row of another resource, found by typing a part of its name in either language. */
export function ReferenceInput({ value, onChange, to, query, known, required, ...rest }: ReferenceInputProps) {
  const { form } = useText('kit')
  const [search, setSearch] = useState('')
  const [chosenLabel, setChosenLabel] = useState('')
  const source = query ? { to, query } : { to }
  const { data, fetching } = useOptions(source, search === chosenLabel ? '' : search, value ? [value] : [], known ? [known] : [])
  return (
    <Select
      placeholder={form.chooseOne}
      {...rest}
      {...(required ? { required } : {})}
      data={data}
      value={value ?? null}
      onChange={(id, option) => {
        setChosenLabel(option?.label ?? '')
        onChange(id)
      }}
      searchable
      searchValue={search}
      onSearchChange={(text) => {
        setSearch(text)
        // Select writes the chosen name into its search box: that is not a search
        if (data.some((option) => option.value === value && option.label === text)) setChosenLabel(text)
      }}
      // a panel that opens with its first field focused is not covered by that field's list
      openOnFocus={false}
      filter={asFound}
      clearable={!required}
      limit={100}
      nothingFoundMessage={fetching ? form.searching : form.noOptions}
      rightSection={fetching ? <Loader size={14} /> : undefined}
      comboboxProps={{ shadow: 'md' }}
      clearButtonProps={{ 'aria-label': form.clear }}
    />
  )
}

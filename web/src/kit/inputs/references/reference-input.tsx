import { Loader, Select } from '@mantine/core'
import type { Referenced } from '@rahba/contract/kernel/referenced'
import { useState } from 'react'
import { useText } from '../../../text/use-text.ts'
import type { InputProps } from '../input-props.ts'
import { asFound, type ReferenceSource, useReferenceOptions } from './use-reference-options.ts'

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
  const { data, fetching } = useReferenceOptions(source, search === chosenLabel ? '' : search, value ? [value] : [], known ? [known] : [])
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
      // The list of a field that is focused when its panel opens must not cover the panel.
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

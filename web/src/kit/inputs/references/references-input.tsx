import { Loader, MultiSelect } from '@mantine/core'
import type { Referenced } from '@rahba/contract/kernel/referenced'
import { useState } from 'react'
import { useText } from '../../../text/use-text.ts'
import type { InputProps } from '../input-props.ts'
import { asFound, type ReferenceSource, useReferenceOptions } from './use-reference-options.ts'

interface ReferencesInputProps extends InputProps<readonly string[]>, ReferenceSource {
  /** The rows that are chosen at the start, as the record carries them: saves a call for their names. */
  known?: readonly Referenced[]
  /** The most that may be chosen. */
  max?: number
}

/** Several rows of another resource, each found by typing a part of its name in either language. */
export function ReferencesInput({ value, onChange, to, query, known = [], max, placeholder, ...rest }: ReferencesInputProps) {
  const { form } = useText('kit')
  const [search, setSearch] = useState('')
  const { data, fetching } = useReferenceOptions(query ? { to, query } : { to }, search, value, known)
  return (
    <MultiSelect
      {...rest}
      {...(value.length === 0 ? { placeholder: placeholder ?? form.chooseSome } : {})}
      data={data}
      value={[...value]}
      onChange={onChange}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      filter={asFound}
      clearable
      hidePickedOptions
      limit={100}
      {...(max === undefined ? {} : { maxValues: max })}
      nothingFoundMessage={fetching ? form.searching : form.noOptions}
      rightSection={fetching ? <Loader size={14} /> : undefined}
      comboboxProps={{ shadow: 'md' }}
      clearButtonProps={{ 'aria-label': form.clear }}
    />
  )
}

import { MultiSelect, Select } from '@mantine/core'
import type { Locale } from '@rahba/contract/kernel/locale'
import { type Bilingual, inLocale } from '@rahba/contract/kernel/locale'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import type { InputProps } from './input-props.ts'

type Choices = Readonly<Record<string, Bilingual>>

const getData = (choices: Choices, locale: Locale) =>
  Object.entries(choices).map(([value, label]) => ({ value, label: inLocale(label, locale) }))

/** One of a closed set; searchable when the set is long, and clearable when it may be empty. */
export function ChoiceInput({ value, onChange, choices, required, ...rest }: InputProps<string | null | undefined> & { choices: Choices }) {
  const locale = useLocale()
  const { form } = useText('kit')
  const data = getData(choices, locale)
  return (
    <Select
      placeholder={form.chooseOne}
      {...rest}
      {...(required ? { required } : {})}
      data={data}
      // An empty text is no choice, so there is nothing to clear.
      value={value || null}
      onChange={onChange}
      clearable={!required}
      searchable={data.length > 8}
      nothingFoundMessage={form.noOptions}
      comboboxProps={{ shadow: 'md' }}
      clearButtonProps={{ 'aria-label': form.clear }}
    />
  )
}

/** Several of a closed set. */
export function ChoicesInput({ value, onChange, choices, ...rest }: InputProps<readonly string[]> & { choices: Choices }) {
  const locale = useLocale()
  const { form } = useText('kit')
  return (
    <MultiSelect
      {...rest}
      // If an opening panel focused this input, its list would cover the fields below.
      openOnFocus={false}
      data={getData(choices, locale)}
      value={[...value]}
      onChange={onChange}
      searchable
      clearable
      nothingFoundMessage={form.noOptions}
      clearButtonProps={{ 'aria-label': form.clear }}
    />
  )
}

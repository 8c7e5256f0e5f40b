import { ChoiceInput, ChoicesInput } from '../inputs/choice-input.tsx'
import { DateInput } from '../inputs/dates/date-input.tsx'
import { ReferenceInput } from '../inputs/references/reference-input.tsx'
import type { Filter } from './filter.ts'
import { yesNo } from './yes-no.ts'

/** The input of one filter. */
export default function FilterInput({ filter, value, change }: { filter: Filter; value: string; change: (value: string) => void }) {
  const label = filter.label
  switch (filter.kind) {
    case 'choice':
      return filter.multiple ? (
        <ChoicesInput
          label={label}
          choices={filter.choices}
          value={value.split(',').filter(Boolean)}
          onChange={(next) => change(next.join(','))}
        />
      ) : (
        <ChoiceInput label={label} choices={filter.choices} value={value} onChange={(next) => change(next ?? '')} />
      )
    case 'flag':
      return <ChoiceInput label={label} choices={yesNo} value={value} onChange={(next) => change(next ?? '')} />
    case 'reference':
      return <ReferenceInput label={label} to={filter.to} value={value || null} onChange={(next) => change(next ?? '')} />
    case 'date':
      return <DateInput label={label} value={value || null} onChange={(next) => change(next ?? '')} />
    case 'custom':
      return filter.input(value, change)
  }
}

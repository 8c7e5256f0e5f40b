import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core'
import { additionalFieldKindLabels, hasOptions } from '@rahba/contract/catalog/additional-fields/additional-field-kinds'
import { additionalFieldLabels } from '@rahba/contract/catalog/additional-fields/additional-field-labels'
import type { AdditionalField } from '@rahba/contract/catalog/additional-fields/additional-fields'
import { additionalFieldBody } from '@rahba/contract/catalog/additional-fields/additional-fields.schemas'
import type { Bilingual } from '@rahba/contract/kernel/locale'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { useRef } from 'react'
import { type ContractForm, useContractForm } from '../../kit/form/use-contract-form.ts'
import { BilingualInput } from '../../kit/inputs/bilingual/bilingual-input.tsx'
import { SideMark } from '../../kit/inputs/bilingual/side-mark.tsx'
import { StaleFieldMark } from '../../kit/inputs/bilingual/stale-side.tsx'
import { ChoiceInput } from '../../kit/inputs/choice-input.tsx'
import { MoneyInput, type NumberValue } from '../../kit/inputs/number-inputs.tsx'
import { FlagInput, TextInput } from '../../kit/inputs/text-inputs.tsx'
import { useText } from '../../text/use-text.ts'
import classes from './products.module.css'

interface OptionValues {
  id?: string | undefined
  name: Bilingual
  price: NumberValue
}

interface FieldValues {
  name: Bilingual
  kind: AdditionalField['kind']
  is_required: boolean
  active: boolean
  options: OptionValues[]
}

const blankOption = (): OptionValues => ({ name: { ar: '', en: '' }, price: 0 })

/** The form's values for a property type. */
export const fieldValues = (field: AdditionalField | null): FieldValues => ({
  name: field?.name ?? { ar: '', en: '' },
  kind: field?.kind ?? 'one_of',
  is_required: field?.is_required ?? false,
  active: field?.active ?? true,
  options: field?.options ?? [blankOption()],
})

/** The form of a property type, over the contract's schema. */
export const useFieldForm = (field: AdditionalField | null) =>
  useContractForm(additionalFieldBody, { labels: additionalFieldLabels, initial: fieldValues(field) })

type FieldForm = Pick<ContractForm<unknown, FieldValues>, 'field' | 'at' | 'bilingual' | 'set' | 'values' | 'errors'>

interface OptionToolsProps {
  index: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
}

function OptionTools({ index, count, onMove, onRemove }: OptionToolsProps) {
  const t = useText('portal/products').field
  return (
    <Group gap={0} wrap="nowrap" className={classes.tools ?? ''}>
      <ActionIcon
        variant="subtle"
        color="gray"
        data-move={`up ${index}`}
        aria-label={t.moveUp(index + 1)}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <IconArrowUp size={16} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        data-move={`down ${index}`}
        aria-label={t.moveDown(index + 1)}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      >
        <IconArrowDown size={16} />
      </ActionIcon>
      <ActionIcon variant="subtle" color="red" aria-label={t.removeOption(index + 1)} onClick={onRemove}>
        <IconTrash size={16} />
      </ActionIcon>
    </Group>
  )
}

function Options({ form }: { form: FieldForm }) {
  const t = useText('portal/products').field
  const { form: kit } = useText('kit')
  const { options } = form.values
  const list = useRef<HTMLDivElement>(null)
  const put = (next: OptionValues[]) => form.set('options', next)
  const swap = (from: number, to: number) => {
    const next = [...options]
    const [one] = next.splice(from, 1)
    if (one) next.splice(to, 0, one)
    put(next)
    // Rows are identified by position, so the focus moves along with a row moved by keyboard.
    const ends = to === 0 || to === options.length - 1
    const button = to < from === ends ? 'down' : 'up'
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-move="${button} ${to}"]`)?.focus())
  }
  return (
    <Stack gap="xs" ref={list} data-field="options">
      <Group gap="xs">
        <Text size="sm" fw={500}>
          {t.options}
        </Text>
        <SideMark texts={options.map(({ name }) => name)} />
        <StaleFieldMark field="options" />
      </Group>
      {options.map((option, index) => {
        const at = `options.${index}`
        const ar = form.at(`${at}.name.ar`, option.name.ar)
        const en = form.at(`${at}.name.en`, option.name.en)
        const price = form.at(`${at}.price`, option.price)
        return (
          // An unsaved option has no id, so its position identifies it.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a look of its own, and is no grid in every browser
          <div key={index} role="group" aria-label={t.optionAt(index + 1)} className={classes.option}>
            <TextInput
              value={ar.value}
              onChange={ar.onChange}
              error={ar.error}
              dir="rtl"
              lang="ar"
              placeholder={kit.arabic}
              label={kit.arabic}
              aria-label={ar.label}
            />
            <TextInput
              value={en.value}
              onChange={en.onChange}
              error={en.error}
              dir="ltr"
              lang="en"
              placeholder={kit.english}
              label={kit.english}
              aria-label={en.label}
            />
            <MoneyInput value={price.value} onChange={price.onChange} error={price.error} label={t.price} aria-label={t.price} />
            <OptionTools
              index={index}
              count={options.length}
              onMove={(to) => swap(index, to)}
              onRemove={() => put(options.filter((_, place) => place !== index))}
            />
          </div>
        )
      })}
      {form.errors.options && (
        <Text size="sm" c="red" role="alert">
          {form.errors.options}
        </Text>
      )}
      <div>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden="true" />}
          onClick={() => put([...options, blankOption()])}
        >
          {t.addOption}
        </Button>
      </div>
    </Stack>
  )
}

/** Name, kind and, where the kind has them, options with a price each. */
export function FieldFields({ form }: { form: FieldForm }) {
  const t = useText('portal/products').field
  const kind = form.field('kind')
  return (
    <Stack gap="md">
      <BilingualInput {...form.bilingual('name')} maxLength={80} />
      <ChoiceInput
        {...kind}
        choices={additionalFieldKindLabels}
        onChange={(next) => {
          kind.onChange(next)
          const picked = next === 'one_of' || next === 'several_of'
          form.set('options', picked ? (form.values.options.length > 0 ? form.values.options : [blankOption()]) : [])
        }}
      />
      <FlagInput {...form.field('is_required')} />
      <FlagInput {...form.field('active')} />
      {hasOptions(form.values.kind) ? (
        <Options form={form} />
      ) : (
        <Text size="sm" c="dimmed">
          {t.noOptions}
        </Text>
      )}
    </Stack>
  )
}

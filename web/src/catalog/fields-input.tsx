import { Badge, Checkbox, Stack, Text } from '@mantine/core'
import { additionalFieldKindLabels, hasOptions } from '@rahba/contract/catalog/additional-fields/additional-field-kinds'
import type { AdditionalField } from '@rahba/contract/catalog/additional-fields/additional-fields'
import { inLocale } from '@rahba/contract/kernel/locale'
import type { ReactNode } from 'react'
import { UserText } from '../kit/layout/direction.tsx'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import classes from './catalog.module.css'

interface FieldsInputProps {
  value: readonly string[]
  onChange: (ids: string[]) => void
  fields: readonly AdditionalField[]
  /** Makes a new field without leaving the form, where that is possible. */
  add?: ReactNode
}

/** The store's property types, of which a product asks for some; in the order they are ticked. */
export function FieldsInput({ value, onChange, fields, add }: FieldsInputProps) {
  const t = useText('catalog')
  const locale = useLocale()
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {fields.length === 0 ? t.hints.noFields : t.hints.fields}
      </Text>
      {fields.map((field) => {
        const chosen = value.includes(field.id)
        return (
          <div key={field.id} className={classes.field} data-chosen={chosen || undefined}>
            <Checkbox
              style={{ flex: 1, minInlineSize: 0 }}
              checked={chosen}
              onChange={() => onChange(chosen ? value.filter((id) => id !== field.id) : [...value, field.id])}
              label={<UserText>{inLocale(field.name, locale)}</UserText>}
              description={`${additionalFieldKindLabels[field.kind][locale]}${hasOptions(field.kind) ? ` · ${t.options(field.options.length)}` : ''}`}
            />
            {field.is_required && (
              <Badge variant="light" color="gray" fw={400} tt="none">
                {t.required}
              </Badge>
            )}
          </div>
        )
      })}
      {add && <div>{add}</div>}
    </Stack>
  )
}

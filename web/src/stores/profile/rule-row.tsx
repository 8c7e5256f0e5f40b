import { ActionIcon, Checkbox, Input, Text } from '@mantine/core'
import { storeLabels } from '@rahba/contract/stores/store-labels'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { None } from '../../kit/layout/direction.tsx'
import { Money } from '../../kit/show/money.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import classes from './delivery-rules.module.css'
import type { RuleDraft } from './rule-draft.ts'
import { useFormText } from './use-profile-form.ts'

interface RuleRowProps {
  rule: RuleDraft
  name: string
  /** The region that a city is in. */
  region: string | null
  /** The messages about it, from the server or the schema. */
  errors: readonly ReactNode[]
  isSelected: boolean
  onSelect: (on: boolean) => void
  onEdit: () => void
  onRemove: () => void
}

const amount = (value: RuleDraft['free_from']) => (typeof value === 'number' ? <Money value={value} /> : (value ?? <None />))

/** A place with its terms; on phones a card. */
export function RuleRow({ rule, name, region, errors, isSelected, onSelect, onEdit, onRemove }: RuleRowProps) {
  const t = useFormText().delivery
  const words = useText('store-delivery')
  const locale = useLocale()
  const label = (key: string) => storeLabels[key]?.[locale] ?? key
  const { days_min, days_max } = rule
  return (
    <tr>
      <td className={classes.check}>
        <Checkbox size="xs" aria-label={t.select(name)} checked={isSelected} onChange={(event) => onSelect(event.currentTarget.checked)} />
      </td>
      <td className={classes.place}>
        {name}
        {region && (
          <Text size="xs" c="dimmed" component="div">
            {region}
          </Text>
        )}
        {errors.map((error, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages have no other key
          <Input.Error key={at}>{error}</Input.Error>
        ))}
      </td>
      {rule.delivers ? (
        <>
          <td data-label={label('delivery_charge')}>{rule.delivery_charge === 0 ? words.free : amount(rule.delivery_charge)}</td>
          <td data-label={label('min_order_cost')}>{rule.min_order_cost === 0 ? <None /> : amount(rule.min_order_cost)}</td>
          <td data-label={label('free_from')}>{amount(rule.free_from)}</td>
          <td data-label={words.time}>
            {typeof days_min === 'number' && typeof days_max === 'number' ? words.daysBetween(days_min, days_max) : <None />}
          </td>
        </>
      ) : (
        <td colSpan={4} className={classes.exception}>
          {words.exception}
        </td>
      )}
      <td className={classes.actions}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={34}
          onClick={onEdit}
          aria-label={`${t.edit}: ${name}`}
          {...(errors.length > 0 ? { 'aria-invalid': true } : {})}
        >
          <IconPencil size={17} stroke={1.6} />
        </ActionIcon>
        <ActionIcon variant="subtle" color="gray" size={34} onClick={onRemove} aria-label={`${t.remove}: ${name}`}>
          <IconTrash size={17} stroke={1.6} />
        </ActionIcon>
      </td>
    </tr>
  )
}

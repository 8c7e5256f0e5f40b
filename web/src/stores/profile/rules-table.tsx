import { Checkbox, Table } from '@mantine/core'
import { storeLabels } from '@rahba/contract/stores/store-labels'
import type { ReactNode } from 'react'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import classes from './delivery-rules.module.css'
import type { RuleDraft } from './rule-draft.ts'
import { RuleRow } from './rule-row.tsx'
import { useFormText } from './use-profile-form.ts'

interface RulesTableProps {
  /** The rules in the order shown. `at` is a rule's index in the form. */
  rows: readonly { rule: RuleDraft; at: number; place: string; name: string; region: string | null }[]
  /** Messages by path, such as `delivery_locations.2.city_id`. */
  errors: Readonly<Record<string, ReactNode>>
  /** The selected places. */
  selected: readonly string[]
  onSelect: (places: readonly string[]) => void
  onEdit: (place: string) => void
  onRemove: (place: string) => void
}

/** The table of places with their terms, whose rows can be selected. */
export function RulesTable({ rows, errors, selected, onSelect, onEdit, onRemove }: RulesTableProps) {
  const t = useFormText().delivery
  const words = useText('store-delivery')
  const locale = useLocale()
  const label = (name: string) => storeLabels[name]?.[locale] ?? name
  return (
    <Table className={classes.rules ?? ''} fz="sm" verticalSpacing={6} aria-label={label('delivery_locations')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th w={36}>
            <Checkbox
              size="xs"
              aria-label={t.selectAll}
              checked={selected.length === rows.length}
              indeterminate={selected.length > 0 && selected.length < rows.length}
              onChange={(event) => onSelect(event.currentTarget.checked ? rows.map(({ place }) => place) : [])}
            />
          </Table.Th>
          <Table.Th>{words.place}</Table.Th>
          <Table.Th>{label('delivery_charge')}</Table.Th>
          <Table.Th>{label('min_order_cost')}</Table.Th>
          <Table.Th>{label('free_from')}</Table.Th>
          <Table.Th>{words.time}</Table.Th>
          <Table.Th />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ rule, at, place, name, region }) => (
          <RuleRow
            key={place}
            rule={rule}
            name={name}
            region={region}
            errors={Object.entries(errors).flatMap(([path, error]) =>
              path.startsWith(`delivery_locations.${at}.`) && error ? [error] : [],
            )}
            isSelected={selected.includes(place)}
            onSelect={(on) => onSelect(on ? [...selected, place] : selected.filter((one) => one !== place))}
            onEdit={() => onEdit(place)}
            onRemove={() => onRemove(place)}
          />
        ))}
      </Table.Tbody>
    </Table>
  )
}

import { Checkbox } from '@mantine/core'
import { storeLabels } from '@rahba/contract/stores/store-labels'
import type { ReactNode } from 'react'
import { Table } from '../../kit/show/table.tsx'
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
    <Table className={classes.rules ?? ''} aria-label={label('delivery_locations')}>
      <thead>
        <tr>
          <th style={{ inlineSize: 36 }}>
            <Checkbox
              size="xs"
              aria-label={t.selectAll}
              checked={selected.length === rows.length}
              indeterminate={selected.length > 0 && selected.length < rows.length}
              onChange={(event) => onSelect(event.currentTarget.checked ? rows.map(({ place }) => place) : [])}
            />
          </th>
          <th>{words.place}</th>
          <th>{label('delivery_charge')}</th>
          <th>{label('min_order_cost')}</th>
          <th>{label('free_from')}</th>
          <th>{words.time}</th>
          <th />
        </tr>
      </thead>
      <tbody>
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
      </tbody>
    </Table>
  )
}

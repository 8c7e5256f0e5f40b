import { Button, Group, Input, Stack, Text } from '@mantine/core'
import { storeLabels } from '@rahba/contract/stores/store-labels'
import { IconMapPinPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useLocale } from '../../text/locale.ts'
import { usePlaces } from './place-select.tsx'
import { RuleDialog } from './rule-dialog.tsx'
import { getPlace, getTerms, kingdom, noTerms, type RuleDraft, type TermsDraft } from './rule-draft.ts'
import { RulesTable } from './rules-table.tsx'
import { usePlaceNames } from './use-place-names.ts'
import { useFormText } from './use-profile-form.ts'

const maxRules = 200

interface DeliveryRulesProps {
  rules: readonly RuleDraft[]
  /** The charge that a new rule starts with. */
  charge: number | null
  /** Messages by path, such as `delivery_locations.2.city_id`. */
  errors: Readonly<Record<string, ReactNode>>
  onChange: (next: RuleDraft[]) => void
}

/** Where the store delivers and where it does not, in one table: the Kingdom, regions and cities, each with its terms. */
export function DeliveryRules({ rules, charge, errors, onChange }: DeliveryRulesProps) {
  const t = useFormText().delivery
  const locale = useLocale()
  const getName = usePlaceNames()
  const regions = new Set(usePlaces().map(({ id }) => id))
  const [selected, setSelected] = useState<readonly string[]>([])
  /** The places whose terms are open in the dialog; `new` to choose places. */
  const [editing, setEditing] = useState<readonly string[] | 'new' | null>(null)
  const held = new Set(rules.map(getPlace))
  const chosen = selected.filter((place) => held.has(place))
  const rows = rules
    .map((rule, at) => ({ rule, at, place: getPlace(rule), ...getName(rule) }))
    .sort((one, other) => one.order - other.order)

  const remove = (places: readonly string[]) => onChange(rules.filter((rule) => !places.includes(getPlace(rule))))
  const save = (places: readonly string[], terms: TermsDraft) => {
    const added = places
      .filter((place) => !held.has(place))
      .map((place) => ({
        city_id: place === kingdom || regions.has(place) ? null : place,
        region_id: regions.has(place) ? place : null,
        ...terms,
      }))
    onChange([...rules.map((rule) => (places.includes(getPlace(rule)) ? { ...rule, ...terms } : rule)), ...added])
    setEditing(null)
    setSelected([])
  }
  const edited = rows.filter(({ place }) => editing !== 'new' && editing?.includes(place))
  const [first] = edited
  const start: TermsDraft = { ...noTerms, delivers: true, delivery_charge: charge, min_order_cost: 0 }
  const label = (name: string) => storeLabels[name]?.[locale] ?? name

  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="xs">
        <div>
          <Text fw={600}>{label('delivery_locations')}</Text>
          <Text size="xs" c="dimmed">
            {t.rulesHint}
          </Text>
        </div>
        <Button
          variant="default"
          leftSection={<IconMapPinPlus size={17} stroke={1.6} aria-hidden="true" />}
          onClick={() => setEditing('new')}
          disabled={rules.length >= maxRules}
        >
          {t.add}
        </Button>
      </Group>
      <Input.Error>{errors.delivery_locations}</Input.Error>
      {rows.length === 0 && (
        <Text size="sm" c="dimmed">
          {t.none}
        </Text>
      )}
      {chosen.length > 0 && (
        <Group gap="xs">
          <Text size="sm">{t.selected(chosen.length)}</Text>
          <Button variant="default" size="compact-sm" onClick={() => setEditing(chosen)}>
            {t.editSelected}
          </Button>
          <Button variant="subtle" color="red" size="compact-sm" onClick={() => remove(chosen)}>
            {t.removeSelected}
          </Button>
        </Group>
      )}
      {rows.length > 0 && (
        <RulesTable
          rows={rows}
          errors={errors}
          selected={chosen}
          onSelect={setSelected}
          onEdit={(place) => setEditing([place])}
          onRemove={(place) => remove([place])}
        />
      )}
      {editing && (
        <RuleDialog
          places={editing === 'new' ? null : editing}
          title={editing === 'new' ? t.add : edited.length === 1 && first ? first.name : t.editSelected}
          initial={first ? getTerms(first.rule) : start}
          held={held}
          onSave={save}
          onClose={() => setEditing(null)}
        />
      )}
    </Stack>
  )
}

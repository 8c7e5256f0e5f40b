import { Group, MultiSelect, Text } from '@mantine/core'
import { suggestCities } from '@rahba/contract/places/find-cities'
import { storeLabels } from '@rahba/contract/stores/store-labels'
import { useState } from 'react'
import { Fields } from '../../kit/form/fields.tsx'
import { FormDialog } from '../../kit/form/form-shell.tsx'
import { useContractForm } from '../../kit/form/use-contract-form.ts'
import { IntegerInput, MoneyInput } from '../../kit/inputs/number-inputs.tsx'
import { FlagInput } from '../../kit/inputs/text-inputs.tsx'
import { useText } from '../../text/use-text.ts'
import { placeItem, usePlaces } from './place-select.tsx'
import { kingdom, noTerms, type TermsDraft, termsSchema } from './rule-draft.ts'
import { useFormText } from './use-profile-form.ts'

interface RuleDialogProps {
  /** The places whose terms are edited; null to choose new ones. */
  places: readonly string[] | null
  /** The names of these places. */
  title: string
  initial: TermsDraft
  /** The places that have rules already. */
  held: ReadonlySet<string>
  onSave: (places: readonly string[], terms: TermsDraft) => void
  onClose: () => void
}

/** The terms for one place or several at once. They are saved with the form of delivery. */
export function RuleDialog({ places, title, initial, held, onSave, onClose }: RuleDialogProps) {
  const t = useFormText().delivery
  const form = useContractForm(termsSchema, {
    initial: { places: [...(places ?? [])], ...initial },
    labels: { ...storeLabels, places: t.places },
  })
  const { values } = form
  const save = form.submit(
    ({ places: chosen, ...terms }) => {
      form.markSaved()
      onSave(chosen, terms)
    },
    values.delivers ? undefined : { places: values.places, ...noTerms },
  )
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={title}
      form={form}
      onSubmit={save}
      pending={false}
      submitError={null}
      saveLabel={places ? t.apply : t.addPlaces}
    >
      {!places && <PlacesInput {...form.field('places')} held={held} />}
      <FlagInput {...form.field('delivers')} description={values.delivers ? undefined : t.exceptionHint} />
      {values.delivers && (
        <>
          <Fields>
            <MoneyInput {...form.field('delivery_charge')} />
            <MoneyInput {...form.field('min_order_cost')} />
          </Fields>
          <MoneyInput {...form.field('free_from')} description={t.freeHint} />
          <div>
            <Group grow align="flex-start">
              <IntegerInput {...form.field('days_min')} unit={t.days} />
              <IntegerInput {...form.field('days_max')} unit={t.days} />
            </Group>
            <Text size="xs" c="dimmed" mt={4}>
              {t.daysHint}
            </Text>
          </div>
        </>
      )}
    </FormDialog>
  )
}

interface PlacesInputProps {
  value: string[]
  onChange: (value: unknown) => void
  error: React.ReactNode
  label: string
  held: ReadonlySet<string>
}

/** True if what was typed names a place that has a rule already. */
const findHeld = (search: string, regions: ReturnType<typeof usePlaces>, held: ReadonlySet<string>): boolean =>
  regions
    .flatMap((region) => [region, ...region.cities])
    .some((place) => held.has(place.id) && suggestCities([{ ...place, shown: place.name }], search).length > 0)

/** Cities, whole regions and the Kingdom, found by a part of their name in either language. */
function PlacesInput({ value, onChange, error, label, held }: PlacesInputProps) {
  const t = useFormText().delivery
  const { form: kit } = useText('kit')
  const words = useText('store-delivery')
  const regions = usePlaces()
  const [search, setSearch] = useState('')
  const isFree = (id: string) => !held.has(id)
  const groups = regions.flatMap((region) => {
    // A region is typed for its cities too, which would be offered as if it had no rule.
    const whole = isFree(region.id)
      ? { ...placeItem(region), label: t.wholeRegion(region.name) }
      : { ...placeItem(region), label: t.addedRegion(region.name), disabled: true }
    const items = [whole, ...region.cities.map(placeItem).filter(({ value: id }) => isFree(id))]
    return items.length > 0 ? [{ group: region.name, items }] : []
  })
  const data = isFree(kingdom) ? [{ group: t.kingdomGroup, items: [{ value: kingdom, label: words.kingdom }] }, ...groups] : groups
  return (
    <MultiSelect
      label={label}
      description={t.addHint}
      placeholder={value.length === 0 ? t.addPlaceholder : ''}
      error={error}
      data={data}
      value={value}
      onChange={onChange}
      searchable
      hidePickedOptions
      limit={60}
      searchValue={search}
      onSearchChange={setSearch}
      nothingFoundMessage={findHeld(search, regions, held) ? t.alreadyAdded : kit.noOptions}
      comboboxProps={{ shadow: 'md' }}
    />
  )
}

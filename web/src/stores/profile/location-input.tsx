import { Stack, Switch } from '@mantine/core'
import { Fields } from '../../kit/form/fields.tsx'
import type { ContractForm } from '../../kit/form/use-contract-form.ts'
import { LongTextInput } from '../../kit/inputs/text-inputs.tsx'
import { CitySelect, RegionSelect } from './place-select.tsx'
import type { LocationDraft, ServicesValues } from './services-values.ts'
import { useFormText } from './use-profile-form.ts'

type Name = 'pickup_location' | 'reception_location'
type LocationForm = ContractForm<unknown, ServicesValues>

/** A place the store has or has not: its region, its city, and how to find it. */
export function LocationInput({ form, name, title, hint }: { form: LocationForm; name: Name; title: string; hint: string }) {
  const t = useFormText().services
  const place = form.values[name]
  const set = (part: Partial<LocationDraft>) => place && form.set(name, { ...place, ...part })
  return (
    <Stack gap="sm">
      <Switch
        label={title}
        description={hint}
        checked={place !== null}
        onChange={(event) =>
          form.set(name, event.currentTarget.checked ? { location_description: '', region_id: null, city_id: null } : null)
        }
      />
      {place && (
        <>
          <Fields>
            <RegionSelect
              {...form.at(`${name}.region_id`, place.region_id)}
              onChange={(region_id) => set({ region_id, city_id: null })}
              required
            />
            <CitySelect
              {...form.at(`${name}.city_id`, place.city_id)}
              onChange={(city_id) => set({ city_id })}
              region_id={place.region_id}
              required
              disabled={place.region_id === null}
            />
          </Fields>
          <LongTextInput
            {...form.at(`${name}.location_description`, place.location_description)}
            onChange={(text) => set({ location_description: text ?? '' })}
            required
            placeholder={t.example}
            rows={2}
            maxLength={300}
          />
        </>
      )}
    </Stack>
  )
}

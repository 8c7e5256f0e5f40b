import { Checkbox, Group, Stack } from '@mantine/core'
import { servicesBody } from '@rahba/contract/stores/store-shapes'
import { storeServiceNames, storeServices } from '@rahba/contract/stores/store-states'
import { useLocale } from '../../text/locale.ts'
import { LocationInput } from './location-input.tsx'
import { ProfileForm } from './profile-form.tsx'
import { getServices } from './services-values.ts'
import { useFormText, useProfileForm } from './use-profile-form.ts'

/** The store's services besides its goods, and the places people come to. */
export function ServicesForm() {
  const t = useFormText().services
  const locale = useLocale()
  const { form, save } = useProfileForm('services', servicesBody, getServices)
  const { value, onChange, label } = form.field('services')
  return (
    <ProfileForm title={t.title} lead={t.lead} form={form} save={save} onSubmit={form.submit(save.send)}>
      <Checkbox.Group label={label} value={value} onChange={onChange}>
        <Group mt="xs" gap="md">
          {storeServiceNames.map((name) => (
            <Checkbox key={name} value={name} label={storeServices[name][locale]} />
          ))}
        </Group>
      </Checkbox.Group>
      <Stack gap="md">
        <LocationInput form={form} name="pickup_location" title={t.pickup} hint={t.pickupHint} />
        <LocationInput form={form} name="reception_location" title={t.reception} hint={t.receptionHint} />
      </Stack>
    </ProfileForm>
  )
}

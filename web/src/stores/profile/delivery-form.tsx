import { Alert, Checkbox, Group } from '@mantine/core'
import { type StoreFacts, shippingBody } from '@rahba/contract/stores/store-shapes'
import { shippingCompanies, shippingCompanyNames } from '@rahba/contract/stores/store-states'
import type { ReactNode } from 'react'
import { Fields } from '../../kit/form/fields.tsx'
import { MoneyInput } from '../../kit/inputs/number-inputs.tsx'
import { CodeTextInput, FlagInput } from '../../kit/inputs/text-inputs.tsx'
import { useLocale } from '../../text/locale.ts'
import type { CityDraft } from './city-draft.ts'
import { DeliveryCities } from './delivery-cities.tsx'
import { ProfileForm } from './profile-form.tsx'
import { useFormText, useProfileForm } from './use-profile-form.ts'

const isCompany = (name: string): name is (typeof shippingCompanyNames)[number] => shippingCompanyNames.some((known) => known === name)

const toInitialValues = ({ has_delivery_service, delivery_charge, delivery_locations, shipping_companies, short_address }: StoreFacts) => ({
  has_delivery_service,
  delivery_charge: delivery_charge as number | string | null,
  delivery_locations: delivery_locations.map(
    ({ city_id, delivery_charge: charge, min_order_cost }): CityDraft => ({ city_id, delivery_charge: charge, min_order_cost }),
  ),
  shipping_companies: shipping_companies.filter(isCompany),
  short_address: short_address ?? '',
})

/** The store's delivery areas, charges, smallest orders and carriers. */
export function DeliveryForm({ actions }: { actions?: ReactNode }) {
  const t = useFormText().delivery
  const locale = useLocale()
  const { form, save, store } = useProfileForm('shipping', shippingBody, toInitialValues)
  const { has_delivery_service, delivery_charge, delivery_locations } = form.values
  const { value, onChange, label } = form.field('shipping_companies')
  return (
    <ProfileForm title={t.title} lead={t.lead} form={form} save={save} onSubmit={form.submit(save.send)} actions={actions}>
      {has_delivery_service && !store.shipping_enabled && (
        <Alert color="saffron" variant="light">
          {t.off}
        </Alert>
      )}
      <FlagInput {...form.field('has_delivery_service')} description={t.serviceHint} />
      {has_delivery_service && (
        <>
          <Fields>
            <MoneyInput {...form.field('delivery_charge')} description={t.chargeHint} />
          </Fields>
          <DeliveryCities
            cities={delivery_locations}
            charge={typeof delivery_charge === 'number' ? delivery_charge : null}
            errors={form.errors}
            onChange={(next) => form.set('delivery_locations', next)}
          />
          <Checkbox.Group label={label} description={t.companiesHint} value={value} onChange={onChange}>
            <Group mt="xs" gap="md">
              {shippingCompanyNames.map((name) => (
                <Checkbox key={name} value={name} label={shippingCompanies[name][locale]} />
              ))}
            </Group>
          </Checkbox.Group>
          <Fields>
            <CodeTextInput
              {...form.field('short_address')}
              description={t.shortAddressHint}
              placeholder="RRRD2929"
              required={form.values.shipping_companies.length > 0}
            />
          </Fields>
        </>
      )}
    </ProfileForm>
  )
}

import { Alert, Checkbox, Group } from '@mantine/core'
import { type StoreFacts, shippingBody } from '@rahba/contract/stores/store-shapes'
import { shippingCompanies, shippingCompanyNames } from '@rahba/contract/stores/store-states'
import type { ReactNode } from 'react'
import { Fields } from '../../kit/form/fields.tsx'
import { IntegerInput, MoneyInput } from '../../kit/inputs/number-inputs.tsx'
import { CodeTextInput, FlagInput } from '../../kit/inputs/text-inputs.tsx'
import { useLocale } from '../../text/locale.ts'
import { DeliveryRules } from './delivery-rules.tsx'
import { ProfileForm } from './profile-form.tsx'
import type { RuleDraft } from './rule-draft.ts'
import { useFormText, useProfileForm } from './use-profile-form.ts'

const isCompany = (name: string): name is (typeof shippingCompanyNames)[number] => shippingCompanyNames.some((known) => known === name)

const toInitialValues = (store: StoreFacts) => ({
  has_delivery_service: store.has_delivery_service,
  delivery_charge: store.delivery_charge as number | string | null,
  delivery_locations: store.delivery_locations.map(({ city: _city, region: _region, ...rule }): RuleDraft => rule),
  preparation_days: store.preparation_days as number | string | null,
  shipping_companies: store.shipping_companies.filter(isCompany),
  short_address: store.short_address ?? '',
})

/** Where the store delivers, on which terms and how soon, and its carriers. */
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
            <IntegerInput {...form.field('preparation_days')} description={t.preparationHint} unit={t.days} />
          </Fields>
          <DeliveryRules
            rules={delivery_locations}
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

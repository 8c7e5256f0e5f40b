import { Alert, Stack } from '@mantine/core'
import { type StoreFacts, vatBody } from '@rahba/contract/stores/store-shapes'
import { FlagInput } from '../../kit/inputs/text-inputs.tsx'
import { LocalLink } from '../../kit/nav/link.tsx'
import { ProfileForm } from './profile-form.tsx'
import classes from './store-forms.module.css'
import { useSubject } from './subject.ts'
import { useFormText, useProfileForm } from './use-profile-form.ts'
import { VatExample } from './vat-example.tsx'

const toInitialValues = ({
  applying_vat_admission,
  is_products_including_vat,
  calc_vat_on_charge,
  display_products_including_vat,
}: StoreFacts) => ({
  applying_vat_admission,
  is_products_including_vat,
  calc_vat_on_charge,
  display_products_including_vat,
})

/** The store's VAT status, the way its prices carry VAT, and an example. */
export function VatForm() {
  const t = useFormText().vat
  const { papersPath } = useSubject()
  const { form, save, store } = useProfileForm('vat', vatBody, toInitialValues)
  const { applying_vat_admission: applies } = form.values
  // The law gives a registered store no choice.
  const registered = store.vat_regime === 'registered'
  return (
    <ProfileForm title={t.title} lead={t.lead} form={form} save={save} onSubmit={form.submit(save.send)}>
      {!store.vat_no && (
        <Alert color="gray" variant="light">
          {t.noNumber}{' '}
          <LocalLink to={papersPath} className={classes.link}>
            {t.toNumber}
          </LocalLink>
        </Alert>
      )}
      <Stack gap="md">
        <FlagInput
          {...form.field('applying_vat_admission')}
          description={registered ? t.registeredHint : t.appliesHint}
          disabled={applies ? registered : !store.vat_no}
        />
        <FlagInput {...form.field('is_products_including_vat')} description={t.includingHint} />
        <FlagInput {...form.field('calc_vat_on_charge')} description={t.chargeHint} />
        <FlagInput {...form.field('display_products_including_vat')} description={t.displayHint} />
      </Stack>
      <VatExample flags={form.values} store={store} />
    </ProfileForm>
  )
}

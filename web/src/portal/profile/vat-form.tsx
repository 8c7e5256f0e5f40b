import { Alert, Stack } from '@mantine/core'
import { saveVat } from '@rahba/contract/stores/profile'
import { type StoreProfile, vatBody } from '@rahba/contract/stores/store-schemas'
import { useSend } from '../../api/queries.ts'
import { FlagInput } from '../../kit/inputs/text-inputs.tsx'
import { LocalLink } from '../../kit/link.tsx'
import { useText } from '../../text/use-text.ts'
import classes from './profile.module.css'
import { ProfileForm } from './profile-form.tsx'
import { useProfileForm } from './use-profile-form.ts'
import { VatExample } from './vat-example.tsx'

const startOf = ({
  applying_vat_admission,
  is_products_including_vat,
  calc_vat_on_charge,
  display_products_including_vat,
}: StoreProfile) => ({
  applying_vat_admission,
  is_products_including_vat,
  calc_vat_on_charge,
  display_products_including_vat,
})

/** Whether VAT applies to the store and how its prices carry it, with what that makes of a price. */
export function VatForm() {
  const t = useText('portal/profile').vat
  const { form, saving, store } = useProfileForm(vatBody, startOf)
  const save = useSend(saveVat, saving)
  const { applying_vat_admission: applies } = form.values
  return (
    <ProfileForm title={t.title} lead={t.lead} form={form} save={save} onSubmit={form.submit((body) => save.send({ body }))}>
      {!store.vat_no && (
        <Alert color="gray" variant="light">
          {t.noNumber}{' '}
          <LocalLink to="/store/profile/data" className={classes.link}>
            {t.toNumber}
          </LocalLink>
        </Alert>
      )}
      <Stack gap="md">
        <FlagInput {...form.field('applying_vat_admission')} description={t.appliesHint} disabled={!store.vat_no && !applies} />
        <FlagInput {...form.field('is_products_including_vat')} description={t.includingHint} />
        <FlagInput {...form.field('calc_vat_on_charge')} description={t.chargeHint} />
        <FlagInput {...form.field('display_products_including_vat')} description={t.displayHint} />
      </Stack>
      <VatExample flags={form.values} store={store} />
    </ProfileForm>
  )
}

import { saveDocsC1, saveDocsC2 } from '@rahba/contract/stores/profile'
import { docsC1Body, docsC2Body, type StoreProfile } from '@rahba/contract/stores/store-schemas'
import type { DocumentKind } from '@rahba/contract/stores/store-states'
import { useSend } from '../../api/queries.ts'
import { Fields } from '../../kit/form/fields.tsx'
import { todayInRiyadh } from '../../kit/format.ts'
import { DateInput } from '../../kit/inputs/date-input.tsx'
import { CodeTextInput } from '../../kit/inputs/text-inputs.tsx'
import { useText } from '../../text/use-text.ts'
import { PaperInput } from './paper-input.tsx'
import classes from './profile.module.css'
import { ProfileForm } from './profile-form.tsx'
import { useProfileForm } from './use-profile-form.ts'

const fileOf = ({ documents }: StoreProfile, kind: DocumentKind) => documents.find((document) => document.kind === kind)?.file ?? null

const startC1 = (store: StoreProfile) => ({
  commercial_register_no: store.commercial_register_no ?? '',
  commercial_register_end_date: store.commercial_register_end_date,
  vat_no: store.vat_no ?? '',
  commercial_register_photo: fileOf(store, 'commercial_register_photo'),
  vat_certificate: fileOf(store, 'vat_certificate'),
  incorporation_document: fileOf(store, 'incorporation_document'),
  id_image: fileOf(store, 'id_image'),
})

/** Numbers and papers of a business (docs-settingsC1). */
export function BusinessPapers() {
  const t = useText('portal/profile').papers
  const { form, saving } = useProfileForm(docsC1Body, startC1)
  const save = useSend(saveDocsC1, saving)
  return (
    <ProfileForm title={t.business} lead={t.lead} form={form} save={save} onSubmit={form.submit((body) => save.send({ body }))}>
      <Fields>
        <CodeTextInput {...form.field('commercial_register_no')} description={t.registerHint} maxLength={20} />
        <DateInput {...form.field('commercial_register_end_date')} description={t.confirmationHint} min={todayInRiyadh()} />
        <CodeTextInput {...form.field('vat_no')} description={t.vatHint} maxLength={24} />
      </Fields>
      <div className={classes.papers}>
        <PaperInput kind="commercial_register_photo" {...form.field('commercial_register_photo')} required description={t.registerPaper} />
        <PaperInput kind="id_image" {...form.field('id_image')} required description={t.ownerId} />
        <PaperInput kind="incorporation_document" {...form.field('incorporation_document')} description={t.incorporationHint} />
        <PaperInput
          kind="vat_certificate"
          {...form.field('vat_certificate')}
          required={form.values.vat_no !== ''}
          description={t.certificateHint}
        />
      </div>
    </ProfileForm>
  )
}

const startC2 = (store: StoreProfile) => ({
  national_id: store.national_id ?? '',
  vat_no: store.vat_no ?? '',
  free_labor_document: fileOf(store, 'free_labor_document'),
  work_document: fileOf(store, 'work_document'),
  id_image: fileOf(store, 'id_image'),
  vat_certificate: fileOf(store, 'vat_certificate'),
})

/** Numbers and papers of an individual (docs-settingsC2). */
export function IndividualPapers() {
  const t = useText('portal/profile').papers
  const { form, saving } = useProfileForm(docsC2Body, startC2)
  const save = useSend(saveDocsC2, saving)
  return (
    <ProfileForm title={t.individual} lead={t.lead} form={form} save={save} onSubmit={form.submit((body) => save.send({ body }))}>
      <Fields>
        <CodeTextInput {...form.field('national_id')} description={t.idHint} maxLength={16} />
        <CodeTextInput {...form.field('vat_no')} description={t.vatHint} maxLength={24} />
      </Fields>
      <div className={classes.papers}>
        <PaperInput kind="free_labor_document" {...form.field('free_labor_document')} required description={t.freelanceHint} />
        <PaperInput kind="id_image" {...form.field('id_image')} required description={t.ownId} />
        <PaperInput kind="work_document" {...form.field('work_document')} description={t.workHint} />
        <PaperInput
          kind="vat_certificate"
          {...form.field('vat_certificate')}
          required={form.values.vat_no !== ''}
          description={t.certificateHint}
        />
      </div>
    </ProfileForm>
  )
}

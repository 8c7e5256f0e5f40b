import { todayInRiyadh } from '@rahba/contract/kernel/today'
import { papersFor } from '@rahba/contract/stores/profile/completeness'
import { docsC1Body, docsC2Body, type StoreFacts } from '@rahba/contract/stores/store-shapes'
import type { DocumentKind } from '@rahba/contract/stores/store-states'
import { Fields } from '../../kit/form/fields.tsx'
import { PaperDateInput } from '../../kit/inputs/dates/paper-date-input.tsx'
import { CodeTextInput } from '../../kit/inputs/text-inputs.tsx'
import { PaperInput } from './paper-input.tsx'
import { ProfileForm } from './profile-form.tsx'
import classes from './store-forms.module.css'
import { useFormText, useProfileForm } from './use-profile-form.ts'
import { WaitingChange } from './waiting-change.tsx'

const getFile = ({ documents }: StoreFacts, kind: DocumentKind) => documents.find((document) => document.kind === kind)?.file ?? null
const getEndDate = ({ documents }: StoreFacts, kind: DocumentKind) => documents.find((document) => document.kind === kind)?.end_date ?? null

const startC1 = (store: StoreFacts) => ({
  commercial_register_no: store.commercial_register_no ?? '',
  commercial_register_end_date: store.commercial_register_end_date,
  vat_no: store.vat_no ?? '',
  commercial_register_photo: getFile(store, 'commercial_register_photo'),
  vat_certificate: getFile(store, 'vat_certificate'),
  incorporation_document: getFile(store, 'incorporation_document'),
  id_image: getFile(store, 'id_image'),
  id_image_end_date: getEndDate(store, 'id_image'),
})

/** Numbers and papers of a business (docs-settingsC1). */
export function BusinessPapers() {
  const t = useFormText().papers
  const { form, save } = useProfileForm('papers_business', docsC1Body, startC1)
  const kinds = papersFor({ entity_type: 'business', vat_no: form.values.vat_no })
  return (
    <ProfileForm title={t.business} lead={t.lead} form={form} save={save} onSubmit={form.submit(save.send)}>
      <Fields>
        <WaitingChange field="commercial_register_no">
          <CodeTextInput {...form.field('commercial_register_no')} description={t.registerHint} maxLength={20} />
        </WaitingChange>
        <PaperDateInput {...form.field('commercial_register_end_date')} description={t.confirmationHint} min={todayInRiyadh()} />
        <WaitingChange field="vat_no">
          <CodeTextInput {...form.field('vat_no')} description={t.vatHint} maxLength={24} />
        </WaitingChange>
        <PaperDateInput {...form.field('id_image_end_date')} description={t.endHint} min={todayInRiyadh()} />
      </Fields>
      <div className={classes.papers}>
        <PaperInput
          kind="commercial_register_photo"
          kinds={kinds}
          {...form.field('commercial_register_photo')}
          description={t.registerPaper}
        />
        <PaperInput kind="id_image" kinds={kinds} {...form.field('id_image')} description={t.ownerId} />
        <PaperInput
          kind="incorporation_document"
          kinds={kinds}
          {...form.field('incorporation_document')}
          description={t.incorporationHint}
        />
        <PaperInput kind="vat_certificate" kinds={kinds} {...form.field('vat_certificate')} description={t.certificateHint} />
      </div>
    </ProfileForm>
  )
}

const startC2 = (store: StoreFacts) => ({
  national_id: store.national_id ?? '',
  vat_no: store.vat_no ?? '',
  free_labor_document: getFile(store, 'free_labor_document'),
  free_labor_document_end_date: getEndDate(store, 'free_labor_document'),
  work_document: getFile(store, 'work_document'),
  id_image: getFile(store, 'id_image'),
  id_image_end_date: getEndDate(store, 'id_image'),
  vat_certificate: getFile(store, 'vat_certificate'),
})

/** Numbers and papers of an individual (docs-settingsC2). */
export function IndividualPapers() {
  const t = useFormText().papers
  const { form, save } = useProfileForm('papers_individual', docsC2Body, startC2)
  const kinds = papersFor({ entity_type: 'individual', vat_no: form.values.vat_no })
  return (
    <ProfileForm title={t.individual} lead={t.lead} form={form} save={save} onSubmit={form.submit(save.send)}>
      <Fields>
        <CodeTextInput {...form.field('national_id')} description={t.idHint} maxLength={16} />
        <WaitingChange field="vat_no">
          <CodeTextInput {...form.field('vat_no')} description={t.vatHint} maxLength={24} />
        </WaitingChange>
        <PaperDateInput {...form.field('free_labor_document_end_date')} description={t.endHint} min={todayInRiyadh()} />
        <PaperDateInput {...form.field('id_image_end_date')} description={t.endHint} min={todayInRiyadh()} />
      </Fields>
      <div className={classes.papers}>
        <PaperInput kind="free_labor_document" kinds={kinds} {...form.field('free_labor_document')} description={t.freelanceHint} />
        <PaperInput kind="id_image" kinds={kinds} {...form.field('id_image')} description={t.ownId} />
        <PaperInput kind="work_document" kinds={kinds} {...form.field('work_document')} description={t.workHint} />
        <PaperInput kind="vat_certificate" kinds={kinds} {...form.field('vat_certificate')} description={t.certificateHint} />
      </div>
    </ProfileForm>
  )
}

import type { AdditionalFieldRow } from '@rahba/contract/catalog/additional-fields/additional-fields'
import {
  createAdditionalField,
  listAdditionalFields,
  readAdditionalField,
  updateAdditionalField,
} from '@rahba/contract/catalog/additional-fields/additional-fields.calls'
import { readStoreProductChoices } from '@rahba/contract/catalog/products/store-products.calls'
import { useNavigate } from 'react-router'
import { useFreshCall, useSend } from '../../api/queries.ts'
import { ErrorState, FormSkeleton } from '../../kit/feedback/states.tsx'
import { FormShell } from '../../kit/form/form-shell.tsx'
import { useStaleSave } from '../../kit/form/use-stale-save.tsx'
import { useLocalPath } from '../../kit/nav/link.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { readRecord } from '../../shell/request/read-for-page.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { useText } from '../../text/use-text.ts'
import { RecordHistory } from '../history/record-history.tsx'
import { StaleTexts } from '../translations/stale-texts.tsx'
import type { Route } from './+types/field-form-route'
import { FieldFields, fieldValues, useFieldForm } from './field-form.tsx'

export const handle: RouteHandle = { text: ['kit', 'catalog', 'portal/products', 'admin/history'] }

export const loader = ({ context, params }: Route.LoaderArgs) =>
  params.id ? readRecord(context, readAdditionalField, { params: { id: params.id } }) : null

/** `/store/additional-fields/create` and `/store/additional-fields/:id/edit` */
export default function FieldFormRoute({ params }: Route.ComponentProps) {
  const id = 'id' in params && typeof params.id === 'string' ? params.id : null
  const read = useFreshCall(readAdditionalField, { params: { id: id ?? '' } }, { enabled: id !== null })
  if (id === null) return <FieldPage key="create" field={null} reload={async () => undefined} />
  if (read.error && !read.data) return <ErrorState error={read.error} retry={() => void read.refetch()} />
  if (!read.data) return <FormSkeleton />
  return <FieldPage key={id} field={read.data} reload={async () => (await read.refetch()).data} />
}

const changed = [listAdditionalFields, readAdditionalField, readStoreProductChoices]

interface FieldPageProps {
  field: AdditionalFieldRow | null
  /** Reads it again. */
  reload: () => Promise<AdditionalFieldRow | undefined>
}

function FieldPage({ field, reload }: FieldPageProps) {
  const { field: t, title } = useText('portal/products')
  const navigate = useNavigate()
  const local = useLocalPath()
  const form = useFieldForm(field)
  const stale = useStaleSave(field, reload, (newer) => form.restart(fieldValues(newer)))
  const done = () => {
    form.markSaved()
    void navigate(local('/store/additional-fields'))
  }
  const shared = { invalidates: changed, message: t.saved, onDone: done, onFailed: form.showErrors, silent: true }
  const adding = useSend(createAdditionalField, shared)
  const changing = useSend(updateAdditionalField, { ...shared, headers: stale.headers })
  const { pending, error } = field ? changing : adding
  const save = form.submit((body) => (field ? changing.send({ params: { id: field.id }, body }) : adding.send({ body })))
  const notice = stale.getNotice(changing, save)
  return (
    <FormShell
      title={field ? t.edit : t.create}
      breadcrumbs={[
        { label: title, to: '/store/products' },
        { label: t.title, to: '/store/additional-fields' },
      ]}
      form={form}
      onSubmit={save}
      pending={pending}
      submitError={notice ? null : error}
      notice={notice}
      cancelTo="/store/additional-fields"
    >
      <Panel>
        <StaleTexts kind="additional-fields" record={field}>
          <FieldFields form={form} />
        </StaleTexts>
      </Panel>
      {field && <RecordHistory entity="additional-fields" id={field.id} />}
    </FormShell>
  )
}

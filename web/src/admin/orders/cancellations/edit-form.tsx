import { cancellationLabels } from '@rahba/contract/orders/cancellations/cancellation-labels'
import type { WholeCancellation } from '@rahba/contract/orders/cancellations/cancellation-shapes'
import { listCancellations, readCancellation, updateCancellation } from '@rahba/contract/orders/cancellations/cancellations.calls'
import { updateCancellationBody } from '@rahba/contract/orders/cancellations/cancellations.schemas'
import { isOnlyDeducted } from '@rahba/contract/orders/captured'
import { useNavigate } from 'react-router'
import { useCall } from '../../../api/queries.ts'
import { FormSection } from '../../../kit/form/fields.tsx'
import { FormShell } from '../../../kit/form/form-shell.tsx'
import { useContractForm } from '../../../kit/form/use-contract-form.ts'
import { useFormSend } from '../../../kit/form/use-form-send.ts'
import { useStaleSave } from '../../../kit/form/use-stale-save.tsx'
import { LongTextInput } from '../../../kit/inputs/text-inputs.tsx'
import { useLocalPath } from '../../../kit/nav/link.tsx'
import { useText } from '../../../text/use-text.ts'
import { DestinationFields, ReasonFields } from './reason-fields.tsx'

const toValues = (row: WholeCancellation) => ({
  refund_reason: row.refund_reason as string,
  refund_reason_other: row.refund_reason_other,
  fault: row.fault as string,
  destination: row.destination as string,
  iban_number: row.iban_number,
  account_holder: row.account_holder,
  admin_note: row.admin_note,
})

/** A cancellation counts its versions. */
const getVersion = (row: WholeCancellation) => ({ ...row, updated_at: String(row.version) })

/** Reason, fault, destination and the administrators' note, until the amount is settled. */
export function EditForm({ row }: { row: WholeCancellation }) {
  const t = useText('cancellations')
  const navigate = useNavigate()
  const local = useLocalPath()
  const detail = `/dashboard/canceled-orders/${row.id}` as const
  const form = useContractForm(updateCancellationBody, { labels: cancellationLabels, initial: toValues(row) })
  const read = useCall(readCancellation, { params: { id: row.id } })
  const reload = async () => {
    const { data } = await read.refetch()
    return data && getVersion(data)
  }
  // A save always names the version it replaces, so the typed values are applied over the newer version.
  const merge = async () => undefined
  const stale = useStaleSave(getVersion(row), reload, (newer) => form.restart(toValues(newer)), { merge })
  const save = useFormSend(form, updateCancellation, (body) => ({ params: { id: row.id }, body }), {
    invalidates: [readCancellation, listCancellations],
    message: t.form.saved,
    stale,
    onDone: () => void navigate(local(detail)),
  })
  return (
    <FormShell bare title={t.form.editTitle} cancelTo={detail} {...save}>
      <FormSection title={t.form.why} cols={2}>
        <ReasonFields form={form} withFault={!isOnlyDeducted(row)} />
      </FormSection>
      {row.preview && row.preview.destinations.length > 0 && (
        <FormSection title={t.form.refund} cols={2}>
          <DestinationFields form={form} offered={row.preview.destinations} />
        </FormSection>
      )}
      <FormSection>
        <LongTextInput {...form.field('admin_note')} label={t.actions.adminNote} maxLength={1000} rows={2} />
      </FormSection>
    </FormShell>
  )
}

import { Text } from '@mantine/core'
import { remittanceLabels } from '@rahba/contract/money/carriers/remittance-labels'
import type { RemittanceDetail } from '@rahba/contract/money/carriers/remittances'
import { readRemittance, updateRemittance } from '@rahba/contract/money/carriers/remittances.calls'
import { remittanceBody } from '@rahba/contract/money/carriers/remittances.schemas'
import { useNavigate } from 'react-router'
import { useFreshCall } from '../../../api/queries.ts'
import { ErrorState, FormSkeleton } from '../../../kit/feedback/states.tsx'
import { FormShell } from '../../../kit/form/form-shell.tsx'
import { useContractForm } from '../../../kit/form/use-contract-form.ts'
import { useFormSend } from '../../../kit/form/use-form-send.ts'
import { useStaleSave } from '../../../kit/form/use-stale-save.tsx'
import { useLocalPath } from '../../../kit/nav/link.tsx'
import { PageHeader } from '../../../kit/nav/page-header.tsx'
import { readRecord } from '../../../shell/request/read-for-page.ts'
import type { RouteHandle } from '../../../shell/routing/route-handle.ts'
import { requirePermission } from '../../../shell/session/may-open.ts'
import { useText } from '../../../text/use-text.ts'
import type { Route } from './+types/remittance-edit-route'
import { changedByRemittance } from './invalidated-calls.ts'
import { RemittanceFields, toValues } from './remittance-form.tsx'

export const handle: RouteHandle = { text: ['kit', 'admin/carriers'] }

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  await requirePermission(context, 'payments.create')
  return readRecord(context, readRemittance, { params: { id: params.id } })
}

function EditForm({ remittance, reload }: { remittance: RemittanceDetail; reload: () => Promise<RemittanceDetail | undefined> }) {
  const t = useText('admin/carriers')
  const navigate = useNavigate()
  const local = useLocalPath()
  const back = `/dashboard/carrier-remittances/${remittance.id}` as const
  const form = useContractForm(remittanceBody, { labels: remittanceLabels, initial: toValues(remittance) })
  const stale = useStaleSave(remittance, reload, (newer) => form.restart(toValues(newer)))
  const send = useFormSend(form, updateRemittance, (body) => ({ params: { id: remittance.id }, body }), {
    invalidates: changedByRemittance,
    message: t.saved,
    stale,
    onDone: () => void navigate(local(back)),
  })
  return (
    <FormShell
      title={t.one(remittance.number)}
      breadcrumbs={[{ label: t.title, to: '/dashboard/carrier-remittances' }]}
      cancelTo={back}
      {...send}
    >
      <RemittanceFields form={form} />
    </FormShell>
  )
}

/** `/dashboard/carrier-remittances/:id/edit`: another amount, reference or period of a remittance in review. */
export default function RemittanceEditRoute({ params: { id } }: Route.ComponentProps) {
  const t = useText('admin/carriers')
  const read = useFreshCall(readRemittance, { params: { id } }, { silent: true })
  if (read.error && !read.data) return <ErrorState error={read.error} retry={() => void read.refetch()} />
  if (!read.data) return <FormSkeleton />
  if (read.data.status === 'draft') return <EditForm key={id} remittance={read.data} reload={async () => (await read.refetch()).data} />
  return (
    <>
      <PageHeader title={t.one(read.data.number)} breadcrumbs={[{ label: t.title, to: '/dashboard/carrier-remittances' }]} />
      <Text size="sm">{t.closed}</Text>
    </>
  )
}

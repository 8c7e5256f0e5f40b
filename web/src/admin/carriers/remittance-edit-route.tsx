import { Text } from '@mantine/core'
import {
  type RemittanceDetail,
  readRemittance,
  remittanceBody,
  remittanceLabels,
  updateRemittance,
} from '@rahba/contract/money/remittances'
import { useNavigate } from 'react-router'
import { useCall } from '../../api/queries.ts'
import { FormShell } from '../../kit/form/form-shell.tsx'
import { useContractForm } from '../../kit/form/use-contract-form.ts'
import { useFormSend } from '../../kit/form/use-form-send.ts'
import { useLocalPath } from '../../kit/link.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { ErrorState, FormSkeleton } from '../../kit/states.tsx'
import { requirePermission } from '../../shell/may-open.ts'
import type { RouteHandle } from '../../shell/route-handle.ts'
import { useText } from '../../text/use-text.ts'
import type { Route } from './+types/remittance-edit-route'
import { changedByRemittance } from './changed.ts'
import { RemittanceFields, valuesOf } from './remittance-form.tsx'

export const handle: RouteHandle = { text: ['kit', 'admin/carriers'] }

export const loader = async ({ context }: Route.LoaderArgs) => {
  await requirePermission(context, 'payments.create')
  return null
}

function EditForm({ remittance }: { remittance: RemittanceDetail }) {
  const t = useText('admin/carriers')
  const navigate = useNavigate()
  const local = useLocalPath()
  const back = `/dashboard/carrier-remittances/${remittance.id}`
  const form = useContractForm(remittanceBody, { labels: remittanceLabels, initial: valuesOf(remittance) })
  const send = useFormSend(form, updateRemittance, (body) => ({ params: { id: remittance.id }, body }), {
    invalidates: changedByRemittance,
    message: t.saved,
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
  const read = useCall(readRemittance, { params: { id } }, { silent: true, staleTime: 0 })
  if (read.error && !read.data) return <ErrorState error={read.error} retry={() => void read.refetch()} />
  if (!read.data || !read.isFetchedAfterMount || read.data.id !== id) return <FormSkeleton />
  if (read.data.status === 'draft') return <EditForm key={id} remittance={read.data} />
  return (
    <>
      <PageHeader title={t.one(read.data.number)} breadcrumbs={[{ label: t.title, to: '/dashboard/carrier-remittances' }]} />
      <Text size="sm">{t.closed}</Text>
    </>
  )
}

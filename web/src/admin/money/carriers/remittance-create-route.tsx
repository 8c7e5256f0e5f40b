import { remittanceLabels } from '@rahba/contract/money/carriers/remittance-labels'
import { createRemittance } from '@rahba/contract/money/carriers/remittances.calls'
import { remittanceBody } from '@rahba/contract/money/carriers/remittances.schemas'
import { useNavigate } from 'react-router'
import { FormShell } from '../../../kit/form/form-shell.tsx'
import { useContractForm } from '../../../kit/form/use-contract-form.ts'
import { useFormSend } from '../../../kit/form/use-form-send.ts'
import { useLocalPath } from '../../../kit/nav/link.tsx'
import type { RouteHandle } from '../../../shell/routing/route-handle.ts'
import { requirePermission } from '../../../shell/session/may-open.ts'
import { useText } from '../../../text/use-text.ts'
import type { Route } from './+types/remittance-create-route'
import { changedByRemittance } from './invalidated-calls.ts'
import { noRemittance, RemittanceFields } from './remittance-form.tsx'

export const handle: RouteHandle = { text: ['kit', 'admin/carriers'] }

export const loader = async ({ context }: Route.LoaderArgs) => {
  await requirePermission(context, 'payments.create')
  return null
}

/** `/dashboard/carrier-remittances/create`: what a carrier has transferred; its file follows on the next page. */
export default function RemittanceCreateRoute() {
  const t = useText('admin/carriers')
  const navigate = useNavigate()
  const local = useLocalPath()
  const form = useContractForm(remittanceBody, { labels: remittanceLabels, initial: noRemittance })
  const send = useFormSend(form, createRemittance, (body) => ({ body }), {
    invalidates: changedByRemittance,
    message: t.created,
    onDone: ({ id }) => void navigate(local(`/dashboard/carrier-remittances/${id}`)),
  })
  return (
    <FormShell
      title={t.create}
      breadcrumbs={[{ label: t.title, to: '/dashboard/carrier-remittances' }]}
      cancelTo="/dashboard/carrier-remittances"
      {...send}
    >
      <RemittanceFields form={form} />
    </FormShell>
  )
}

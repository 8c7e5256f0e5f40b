import { Text } from '@mantine/core'
import { dueLabels } from '@rahba/contract/money/dues/due-labels'
import type { DueDetail } from '@rahba/contract/money/dues/due-shapes'
import { openDueStatuses } from '@rahba/contract/money/dues/due-states'
import { editDue, readDue } from '@rahba/contract/money/dues/dues.calls'
import { editDueBody } from '@rahba/contract/money/dues/dues.schemas'
import { useNavigate } from 'react-router'
import { useFreshCall } from '../../../api/queries.ts'
import { ErrorState, FormSkeleton } from '../../../kit/feedback/states.tsx'
import { FormSection } from '../../../kit/form/fields.tsx'
import { FormShell } from '../../../kit/form/form-shell.tsx'
import { useContractForm } from '../../../kit/form/use-contract-form.ts'
import { useFormSend } from '../../../kit/form/use-form-send.ts'
import { useStaleSave } from '../../../kit/form/use-stale-save.tsx'
import { DateInput } from '../../../kit/inputs/dates/date-input.tsx'
import { LongTextInput } from '../../../kit/inputs/text-inputs.tsx'
import { useLocalPath } from '../../../kit/nav/link.tsx'
import { PageHeader } from '../../../kit/nav/page-header.tsx'
import { DueState } from '../../../money/due-state.tsx'
import { readRecord } from '../../../shell/request/read-for-page.ts'
import type { RouteHandle } from '../../../shell/routing/route-handle.ts'
import { requirePermission } from '../../../shell/session/may-open.ts'
import { useText } from '../../../text/use-text.ts'
import type { Route } from './+types/due-edit-route'
import { changedByDue } from './invalidated-calls.ts'

export const handle: RouteHandle = { text: ['kit', 'dues', 'admin/dues'] }

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  await requirePermission(context, 'dues.update')
  return readRecord(context, readDue, { params: { id: params.id } })
}

const toValues = ({ due_on, note }: DueDetail) => ({ due_on: due_on as string | null, note })

function EditForm({ due, reload }: { due: DueDetail; reload: () => Promise<DueDetail | undefined> }) {
  const t = useText('admin/dues')
  const navigate = useNavigate()
  const local = useLocalPath()
  const back = `/dashboard/dues/${due.id}` as const
  const form = useContractForm(editDueBody, { labels: dueLabels, initial: toValues(due) })
  const stale = useStaleSave(due, reload, (newer) => form.restart(toValues(newer)))
  const send = useFormSend(form, editDue, (body) => ({ params: { id: due.id }, body }), {
    invalidates: changedByDue,
    message: t.saved,
    stale,
    onDone: () => void navigate(local(back)),
  })
  return (
    <FormShell
      title={t.one(due.number)}
      breadcrumbs={[{ label: t.title, to: '/dashboard/dues' }]}
      mark={<DueState state={due.status} />}
      cancelTo={back}
      {...send}
    >
      <FormSection title={t.terms} cols={2}>
        <DateInput {...form.field('due_on')} required />
        <LongTextInput {...form.field('note')} description={t.noteHint} maxLength={500} rows={2} />
      </FormSection>
    </FormShell>
  )
}

/** `/dashboard/dues/:id/edit`: another day to pay by, or another note. */
export default function DueEditRoute({ params: { id } }: Route.ComponentProps) {
  const t = useText('admin/dues')
  const read = useFreshCall(readDue, { params: { id } }, { silent: true })
  if (read.error && !read.data) return <ErrorState error={read.error} retry={() => void read.refetch()} />
  if (!read.data) return <FormSkeleton />
  const open: readonly string[] = openDueStatuses
  if (open.includes(read.data.status)) return <EditForm key={id} due={read.data} reload={async () => (await read.refetch()).data} />
  return (
    <>
      <PageHeader
        title={t.one(read.data.number)}
        breadcrumbs={[{ label: t.title, to: '/dashboard/dues' }]}
        mark={<DueState state={read.data.status} />}
      />
      <Text size="sm">{t.closedNow}</Text>
    </>
  )
}

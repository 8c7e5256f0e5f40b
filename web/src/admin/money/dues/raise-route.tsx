import { Text } from '@mantine/core'
import { todayInRiyadh } from '@rahba/contract/kernel/today'
import { dueLabels } from '@rahba/contract/money/dues/due-labels'
import { raiseDue, readUnbilled } from '@rahba/contract/money/dues/dues.calls'
import { raiseDueBody } from '@rahba/contract/money/dues/dues.schemas'
import { useNavigate, useSearchParams } from 'react-router'
import { useCall } from '../../../api/queries.ts'
import { FormSection } from '../../../kit/form/fields.tsx'
import { FormShell } from '../../../kit/form/form-shell.tsx'
import { useContractForm } from '../../../kit/form/use-contract-form.ts'
import { useFormSend } from '../../../kit/form/use-form-send.ts'
import { DateInput } from '../../../kit/inputs/dates/date-input.tsx'
import { ReferenceInput } from '../../../kit/inputs/references/reference-input.tsx'
import { LongTextInput } from '../../../kit/inputs/text-inputs.tsx'
import { useLocalPath } from '../../../kit/nav/link.tsx'
import { DateTime } from '../../../kit/show/date-time.tsx'
import { Money } from '../../../kit/show/money.tsx'
import type { RouteHandle } from '../../../shell/routing/route-handle.ts'
import { requirePermission } from '../../../shell/session/may-open.ts'
import { useText } from '../../../text/use-text.ts'
import type { Route } from './+types/raise-route'
import { changedByDue } from './invalidated-calls.ts'

export const handle: RouteHandle = { text: ['kit', 'dues', 'admin/dues'] }

export const loader = async ({ context }: Route.LoaderArgs) => {
  await requirePermission(context, 'dues.create')
  return null
}

/** The lines that the chosen store would be billed for. */
function Unbilled({ store_id }: { store_id: string }) {
  const t = useText('admin/dues')
  const words = useText('dues')
  const read = useCall(readUnbilled, { query: { store_id } }, { silent: true })
  if (!read.data) return null
  const { lines, amount, from } = read.data
  return (
    <Text size="sm" component="div" style={{ gridColumn: '1 / -1' }} aria-live="polite">
      {lines === 0 ? (
        t.nothing
      ) : (
        <>
          {t.unbilled}: <Money value={amount} bold /> · {words.countOfLines(lines)}
          {from && (
            <>
              {' · '}
              {t.since} <DateTime value={from} style="date" />
            </>
          )}
          {amount <= 0 && <div>{t.givenBack}</div>}
        </>
      )}
    </Text>
  )
}

/** `/dashboard/dues/create`: bills a store now, before the week is over. */
export default function RaiseRoute() {
  const t = useText('admin/dues')
  const navigate = useNavigate()
  const local = useLocalPath()
  const [params] = useSearchParams()
  const form = useContractForm(raiseDueBody, {
    labels: dueLabels,
    initial: { store_id: params.get('store_id'), due_on: null as string | null, note: null as string | null },
  })
  const send = useFormSend(form, raiseDue, (body) => ({ body }), {
    invalidates: changedByDue,
    message: t.raised,
    onDone: (due) => void navigate(local(`/dashboard/dues/${due.id}`)),
  })
  return (
    <FormShell
      title={t.raise}
      breadcrumbs={[{ label: t.title, to: '/dashboard/dues' }]}
      saveLabel={t.raise}
      cancelTo="/dashboard/dues"
      {...send}
    >
      <FormSection title={t.whom} cols={2}>
        <ReferenceInput {...form.field('store_id')} required to="/admin/stores" />
        {form.values.store_id && <Unbilled store_id={form.values.store_id} />}
      </FormSection>
      <FormSection title={t.terms} cols={2}>
        <DateInput {...form.field('due_on')} description={t.dueOnHint} min={todayInRiyadh()} />
        <LongTextInput {...form.field('note')} description={t.noteHint} maxLength={500} rows={2} />
        <Text size="sm" c="dimmed" style={{ gridColumn: '1 / -1' }}>
          {t.raiseHint}
        </Text>
      </FormSection>
    </FormShell>
  )
}

import { Text } from '@mantine/core'
import { broadcastLabels } from '@rahba/contract/broadcasts/broadcast-labels'
import { type BroadcastBody, type BroadcastDetail, broadcastBody } from '@rahba/contract/broadcasts/broadcast-shapes'
import {
  type BroadcastAudience,
  type BroadcastChannel,
  type BroadcastTiming,
  broadcastAudiences,
  broadcastTimings,
} from '@rahba/contract/broadcasts/broadcast-states'
import { createBroadcast, listBroadcasts, readBroadcast, updateBroadcast } from '@rahba/contract/broadcasts/broadcasts.calls'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useFreshCall, useSend } from '../../api/queries.ts'
import { ConfirmDialog } from '../../kit/feedback/confirm.tsx'
import { ErrorState, FormSkeleton } from '../../kit/feedback/states.tsx'
import { FormSection } from '../../kit/form/fields.tsx'
import { FormShell } from '../../kit/form/form-shell.tsx'
import { useContractForm } from '../../kit/form/use-contract-form.ts'
import { useStaleSave } from '../../kit/form/use-stale-save.tsx'
import { BilingualInput } from '../../kit/inputs/bilingual/bilingual-input.tsx'
import { ChoiceInput } from '../../kit/inputs/choice-input.tsx'
import { DateTimeInput } from '../../kit/inputs/dates/date-input.tsx'
import { ReferencesInput } from '../../kit/inputs/references/references-input.tsx'
import { FlagInput } from '../../kit/inputs/text-inputs.tsx'
import { useLocalPath } from '../../kit/nav/link.tsx'
import { readRecord } from '../../shell/request/read-for-page.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { requirePermission } from '../../shell/session/may-open.ts'
import { useText } from '../../text/use-text.ts'
import type { Route } from './+types/broadcast-form-route'
import { useReach } from './use-reach.ts'

export const handle: RouteHandle = { text: ['kit', 'admin/broadcasts'] }

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  await requirePermission(context, 'stores.update')
  return params.id ? readRecord(context, readBroadcast, { params: { id: params.id } }) : null
}

const base = '/dashboard/notification-stores'
const wide = { gridColumn: '1 / -1' }
const ids = (rows: readonly { id: string }[] | undefined): readonly string[] => rows?.map(({ id }) => id) ?? []

const getInitial = (row: BroadcastDetail | null) => ({
  title: row?.title ?? { ar: '', en: '' },
  body: row?.body ?? { ar: '', en: '' },
  audience: (row?.audience ?? 'all') as BroadcastAudience,
  categories: ids(row?.categories),
  cities: ids(row?.cities),
  stores_id: ids(row?.stores),
  channels: (row?.channels ?? ['in_app', 'push']) as readonly BroadcastChannel[],
  timing: (row ? (row.status === 'draft' ? 'draft' : 'scheduled') : 'now') as BroadcastTiming,
  scheduled_at: row?.scheduled_at ?? null,
})

/** The current reach of the chosen audience. */
function Reach({ reach, channels }: { reach: ReturnType<typeof useReach>; channels: readonly BroadcastChannel[] }) {
  const t = useText('admin/broadcasts')
  if (reach === null) return t.chooseFirst
  if (!reach) return t.counting
  return [
    t.reach(reach.stores),
    channels.includes('push') && t.devices(reach.devices),
    channels.includes('email') && t.emails(reach.emails),
  ]
    .filter(Boolean)
    .join(' · ')
}

interface BroadcastFormProps {
  row: BroadcastDetail | null
  reload: () => Promise<BroadcastDetail | undefined>
}

function BroadcastForm({ row, reload }: BroadcastFormProps) {
  const t = useText('admin/broadcasts')
  const navigate = useNavigate()
  const local = useLocalPath()
  const form = useContractForm(broadcastBody, { labels: broadcastLabels, initial: getInitial(row) })
  const stale = useStaleSave(row, reload, (newer) => form.restart(getInitial(newer)))
  const [sending, setSending] = useState<BroadcastBody | null>(null)
  const { timing, audience, channels } = form.values
  const shared = {
    invalidates: [listBroadcasts, readBroadcast],
    message: { now: t.sent, scheduled: t.scheduled, draft: t.draftSaved }[timing],
    onFailed: form.showErrors,
    silent: true,
    onDone: ({ id }: { id: string }) => {
      form.markSaved()
      void navigate(local(`${base}/${id}`))
    },
  }
  const adding = useSend(createBroadcast, shared)
  const changing = useSend(updateBroadcast, { ...shared, headers: stale.headers })
  const { pending, error } = row ? changing : adding
  const save = (body: BroadcastBody) => (row ? changing.sendAsync({ params: { id: row.id }, body }) : adding.sendAsync({ body }))
  const submit = form.submit((body) => {
    if (body.timing === 'now') setSending(body)
    // The form shows a refusal.
    else void save(body).catch(() => undefined)
  })
  const notice = stale.getNotice(changing, submit)
  const { categories, cities, stores_id } = form.values
  const reach = useReach({ audience, categories: [...categories], cities: [...cities], stores_id: [...stores_id] })
  const some = (key: 'categories' | 'cities' | 'stores_id', to: string, known: BroadcastDetail['cities'] | undefined) => {
    const { onChange, error: own, ...field } = form.field(key)
    const inner = Object.entries(form.errors).find(([path]) => path.startsWith(`${key}.`))?.[1]
    return { ...field, required: true, onChange: (next: readonly string[]) => onChange(next), error: own ?? inner, to, known: known ?? [] }
  }
  const channel = (name: 'push' | 'email') => ({
    value: channels.includes(name),
    onChange: (on: boolean) => form.set('channels', on ? [...channels, name] : channels.filter((other) => other !== name)),
  })
  return (
    <>
      <FormShell
        title={row ? t.edit : t.create}
        breadcrumbs={[{ label: t.title, to: base }]}
        form={form}
        onSubmit={submit}
        pending={pending}
        submitError={notice ? null : error}
        notice={notice}
        cancelTo={row ? `${base}/${row.id}` : base}
      >
        <FormSection title={t.words}>
          <BilingualInput {...form.bilingual('title')} />
          <BilingualInput {...form.bilingual('body')} of="long_text" />
        </FormSection>
        <FormSection title={t.whom} cols={2}>
          <ChoiceInput
            {...form.field('audience')}
            required
            choices={broadcastAudiences}
            onChange={(next) => form.set('audience', next as BroadcastAudience)} // one of the choices
          />
          {audience === 'category' && <ReferencesInput {...some('categories', '/admin/categories', row?.categories)} max={50} />}
          {audience === 'city' && <ReferencesInput {...some('cities', '/admin/locations/cities', row?.cities)} max={100} />}
          {audience === 'stores' && <ReferencesInput {...some('stores_id', '/admin/stores', row?.stores)} max={100} />}
          <Text size="sm" fw={600} style={wide} aria-live="polite">
            <Reach reach={reach} channels={channels} />
          </Text>
          <Text size="sm" c="dimmed" style={wide}>
            {t.audienceHint}
          </Text>
        </FormSection>
        <FormSection title={t.how} cols={2}>
          <Text size="sm" c="dimmed" style={wide}>
            {t.inApp}
          </Text>
          <FlagInput {...channel('push')} label={t.push} description={t.pushHint} />
          <FlagInput {...channel('email')} label={t.email} description={t.emailHint} />
          <ChoiceInput
            {...form.field('timing')}
            required
            choices={broadcastTimings}
            onChange={(next) => form.set('timing', next as BroadcastTiming)} // one of the choices
          />
          {timing === 'scheduled' && <DateTimeInput {...form.field('scheduled_at')} required description={t.riyadhTime} />}
        </FormSection>
      </FormShell>
      <ConfirmDialog
        opened={sending !== null}
        onClose={() => setSending(null)}
        title={t.sendTitle}
        body={reach ? t.sendBody(reach.stores) : t.counting}
        confirmLabel={t.send}
        pending={pending}
        // After a refusal the dialog closes, and the form shows what is wrong.
        onConfirm={() => sending && save(sending).catch(() => undefined)}
      />
    </>
  )
}

/** `/dashboard/notification-stores/create` and `/:id/edit` */
export default function BroadcastFormRoute() {
  const { id } = useParams()
  const read = useFreshCall(readBroadcast, { params: { id: id ?? '' } }, { enabled: id !== undefined })
  if (id === undefined) return <BroadcastForm key="create" row={null} reload={async () => undefined} />
  if (read.error && !read.data) return <ErrorState error={read.error} retry={() => void read.refetch()} />
  if (!read.data) return <FormSkeleton />
  return <BroadcastForm key={id} row={read.data} reload={async () => (await read.refetch()).data} />
}

import { Button, Stack, Text } from '@mantine/core'
import { actOnDevelopment, readDevelopment } from '@rahba/contract/conversations/development-messages.calls'
import type { DevelopmentDetail } from '@rahba/contract/conversations/development-shapes'
import { developmentActions, offeredDevelopmentActions } from '@rahba/contract/conversations/development-states'
import { isAllowed } from '@rahba/contract/kernel/action-table'
import { inLocale } from '@rahba/contract/kernel/locale'
import { useCall, useSend } from '../../../api/queries.ts'
import { DevelopmentThread } from '../../../conversations/development-thread.tsx'
import { SayForm } from '../../../conversations/say-form.tsx'
import { DevelopmentState } from '../../../conversations/states.tsx'
import { useReadMark } from '../../../conversations/use-read-mark.ts'
import { WaitingPage } from '../../../kit/feedback/waiting-page.tsx'
import { Localized } from '../../../kit/layout/direction.tsx'
import { LocalLink } from '../../../kit/nav/link.tsx'
import { PageHeader } from '../../../kit/nav/page-header.tsx'
import { DateTime } from '../../../kit/show/date-time.tsx'
import { Panel } from '../../../kit/show/panel.tsx'
import { PropertyList } from '../../../kit/show/property-list.tsx'
import { readRecord } from '../../../shell/request/read-for-page.ts'
import type { RouteHandle } from '../../../shell/routing/route-handle.ts'
import { requirePermission } from '../../../shell/session/may-open.ts'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import type { Route } from './+types/development-route'
import { changedByDevelopment } from './invalidated-calls.ts'

export const handle: RouteHandle = { text: ['kit', 'development'] }

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  await requirePermission(context, 'developMessages.index')
  return readRecord(context, readDevelopment, { params: { id: params.id } })
}

function Steps({ message }: { message: DevelopmentDetail }) {
  const t = useText('development').admin
  const locale = useLocale()
  const acting = useSend(actOnDevelopment, { invalidates: changedByDevelopment, message: t.done })
  return offeredDevelopmentActions(message.status).map((action) => (
    <Button
      key={action}
      variant="default"
      loading={acting.pending && acting.input?.body.action === action}
      disabled={acting.pending}
      onClick={() => acting.send({ params: { id: message.id }, body: { action } })}
    >
      {developmentActions[action][locale]}
    </Button>
  ))
}

function Answer({ message }: { message: DevelopmentDetail }) {
  const t = useText('development')
  const locale = useLocale()
  const sending = useSend(actOnDevelopment, { invalidates: changedByDevelopment, message: t.sentDone, silent: true })
  if (!isAllowed(developmentActions, 'reply', message.status))
    return (
      <Text size="sm" c="dimmed">
        {t.admin.closed}
      </Text>
    )
  return (
    <SayForm
      title={t.admin.answer}
      hint={t.admin.answerHint}
      sendLabel={developmentActions.reply[locale]}
      pending={sending.pending}
      error={sending.error}
      send={(reply) => sending.sendAsync({ params: { id: message.id }, body: { action: 'reply', ...reply } })}
    />
  )
}

/** `/dashboard/development-messages/:id`: what a store asks of the platform, all that was said, and the answer. */
export default function DevelopmentRoute({ params: { id } }: Route.ComponentProps) {
  const t = useText('development')
  const locale = useLocale()
  // The page itself shows a refusal.
  const read = useCall(readDevelopment, { params: { id } }, { silent: true })
  const message = read.data?.id === id ? read.data : undefined
  const mark = useSend(actOnDevelopment, { invalidates: changedByDevelopment, silent: true })
  // A later reply of the store is unread again.
  useReadMark(message?.status === 'new' ? `${id}:${message.last_reply_at}` : null, () =>
    mark.send({ params: { id }, body: { action: 'read' } }),
  )
  const breadcrumbs = [{ label: t.title, to: '/dashboard/development-messages' }] as const
  if (!message) return <WaitingPage title={t.message} breadcrumbs={breadcrumbs} read={read} />
  return (
    <>
      <PageHeader
        title={message.subject}
        breadcrumbs={breadcrumbs}
        mark={<DevelopmentState state={message.status} />}
        actions={<Steps message={message} />}
      />
      <Stack gap="md">
        <Panel title={t.admin.facts}>
          <PropertyList
            items={[
              {
                label: t.store,
                value: (
                  <LocalLink to={`/dashboard/stores/${message.store_id}`}>
                    <Localized text={message.store} />
                  </LocalLink>
                ),
              },
              { label: t.sent, value: <DateTime value={message.created_at} style="dateTime" /> },
            ]}
          />
        </Panel>
        <Panel title={t.thread}>
          <DevelopmentThread
            replies={message.replies}
            reader="admin"
            store={inLocale(message.store, locale)}
            fileHref={(file) => `/api/admin/development-messages/${message.id}/files/${file}`}
          />
        </Panel>
        <Panel title={t.admin.answer}>
          <Answer message={message} />
        </Panel>
      </Stack>
    </>
  )
}

import { Alert, Anchor, Button, Stack, Text } from '@mantine/core'
import type { ContactDetail } from '@rahba/contract/conversations/contact-messages'
import { actOnContact, readContact } from '@rahba/contract/conversations/contact-messages.calls'
import { contactActions, offeredContactActions, spamReasons } from '@rahba/contract/conversations/contact-states'
import { isAllowed } from '@rahba/contract/kernel/action-table'
import { IconShieldX } from '@tabler/icons-react'
import { useCall, useSend } from '../../../api/queries.ts'
import { ContactState } from '../../../conversations/states.tsx'
import classes from '../../../conversations/thread.module.css'
import { useReadMark } from '../../../conversations/use-read-mark.ts'
import { WaitingPage } from '../../../kit/feedback/waiting-page.tsx'
import { Ltr, UserText } from '../../../kit/layout/direction.tsx'
import { PageHeader } from '../../../kit/nav/page-header.tsx'
import { DateTime } from '../../../kit/show/date-time.tsx'
import { Panel } from '../../../kit/show/panel.tsx'
import { Phone } from '../../../kit/show/phone.tsx'
import { PropertyList } from '../../../kit/show/property-list.tsx'
import { readRecord } from '../../../shell/request/read-for-page.ts'
import type { RouteHandle } from '../../../shell/routing/route-handle.ts'
import { requirePermission } from '../../../shell/session/may-open.ts'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import type { Route } from './+types/contact-route'
import { changedByContact } from './invalidated-calls.ts'
import { ReplyForm } from './reply-form.tsx'

export const handle: RouteHandle = { text: ['kit', 'admin/contact'] }

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  await requirePermission(context, 'contacts.index')
  return readRecord(context, readContact, { params: { id: params.id } })
}

function Steps({ message }: { message: ContactDetail }) {
  const t = useText('admin/contact')
  const locale = useLocale()
  const acting = useSend(actOnContact, { invalidates: changedByContact, message: t.done })
  return offeredContactActions(message.status).map((action) => (
    <Button
      key={action}
      variant="default"
      {...(action === 'mark_spam' ? { c: 'red' } : {})}
      loading={acting.pending && acting.input?.body.action === action}
      disabled={acting.pending}
      onClick={() => acting.send({ params: { id: message.id }, body: { action } })}
    >
      {contactActions[action][locale]}
    </Button>
  ))
}

function Facts({ message }: { message: ContactDetail }) {
  const t = useText('admin/contact')
  return (
    <Panel title={t.facts}>
      <PropertyList
        items={[
          { label: t.sender, value: <UserText>{message.name}</UserText> },
          {
            label: t.email,
            value: (
              <Anchor href={`mailto:${message.email}`}>
                <Ltr>{message.email}</Ltr>
              </Anchor>
            ),
          },
          {
            label: t.phone,
            value: (
              <Anchor href={`tel:${message.phone}`}>
                <Phone value={message.phone} />
              </Anchor>
            ),
          },
          { label: t.received, value: <DateTime value={message.created_at} style="dateTime" /> },
          { label: t.locale, value: t.locales[message.locale] },
        ]}
      />
    </Panel>
  )
}

function Replies({ replies }: Pick<ContactDetail, 'replies'>) {
  const t = useText('admin/contact')
  if (replies.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t.noReplies}
      </Text>
    )
  return (
    <ol className={classes.thread}>
      {replies.map(({ id, reply, replied_by, created_at }) => (
        <li key={id} className={classes.reply} data-own>
          <p className={classes.words} dir="auto">
            {reply}
          </p>
          <Text size="xs" c="dimmed">
            <DateTime value={created_at} style="dateTime" />
            {replied_by && ` · ${t.by(replied_by)}`}
          </Text>
        </li>
      ))}
    </ol>
  )
}

/** `/dashboard/contact/:id`: one visitor's message, what was answered, and the answer by mail. */
export default function ContactRoute({ params: { id } }: Route.ComponentProps) {
  const t = useText('admin/contact')
  const locale = useLocale()
  // The page itself shows a refusal.
  const read = useCall(readContact, { params: { id } }, { silent: true })
  const message = read.data?.id === id ? read.data : undefined
  const mark = useSend(actOnContact, { invalidates: changedByContact, silent: true })
  useReadMark(message?.status === 'new' ? id : null, () => mark.send({ params: { id }, body: { action: 'read' } }))
  const breadcrumbs = [{ label: t.title, to: '/dashboard/contact' }] as const
  if (!message) return <WaitingPage title={t.message} breadcrumbs={breadcrumbs} read={read} />
  return (
    <>
      <PageHeader
        title={t.one(message.name)}
        breadcrumbs={breadcrumbs}
        mark={<ContactState state={message.status} />}
        actions={<Steps message={message} />}
      />
      <Stack gap="md">
        {message.spam_reason && (
          <Alert color="yellow" variant="light" icon={<IconShieldX size={18} aria-hidden="true" />}>
            {t.spam(spamReasons[message.spam_reason][locale])}
          </Alert>
        )}
        <Panel title={t.message}>
          <p className={classes.words} dir="auto">
            {message.message}
          </p>
        </Panel>
        <Facts message={message} />
        <Panel title={t.replies}>
          <Replies replies={message.replies} />
        </Panel>
        {isAllowed(contactActions, 'reply', message.status) && (
          <Panel title={t.answer}>
            <ReplyForm message={message} />
          </Panel>
        )}
      </Stack>
    </>
  )
}
